// What `npm run deploy` is asked for, and what the build says of it.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DIST, RELEASES } from './paths.ts'

export type WorkerName = 'storefront' | 'commerce'

export interface DeployOptions {
  /** One that both wrangler.toml define; '' is the shop itself. */
  environment: string
  isDryRun: boolean
  /** Whatever else was asked for. */
  forWrangler: string[]
}

/** The part of a built wrangler.json that a deploy has to know. */
export interface BuiltConfig {
  services: unknown[]
  d1_databases: { database_name: string }[]
}

/**
 * Reads the command line. The build already chooses the environment, so wrangler does not get it.
 * Throws when `--env` names none.
 */
export function readDeployOptions(args: string[]): DeployOptions {
  const { tokens } = parseArgs({
    args,
    strict: false,
    tokens: true,
    options: { env: { type: 'string', short: 'e' }, 'dry-run': { type: 'boolean' } },
  })
  const own = tokens.find((token) => token.kind === 'option' && token.name === 'env')
  if (own?.kind !== 'option') return toOptions('', args)
  const { value = '', index, inlineValue } = own
  if (!/^\w/.test(value)) throw new Error('--env needs the name of an environment: staging')
  return toOptions(value, args.toSpliced(index, inlineValue ? 1 : 2))
}

function toOptions(environment: string, forWrangler: string[]): DeployOptions {
  return { environment, isDryRun: forWrangler.includes('--dry-run'), forWrangler }
}

export function builtConfigFile(worker: WorkerName): string {
  return resolve(DIST, worker, 'wrangler.json')
}

export function readBuiltConfig(worker: WorkerName): BuiltConfig {
  return JSON.parse(readFileSync(builtConfigFile(worker), 'utf8'))
}

/** Where the files of earlier releases lie: each environment has its own. */
export function releasesOf(environment: string): string {
  return environment === '' ? RELEASES : `${RELEASES}-${environment}`
}
