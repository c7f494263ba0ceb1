import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { DIST, ROOT } from './paths.ts'

const SOURCES = ['client', 'shared', 'worker', 'locales', 'public']
/** Parts of a path that no bundle is made from. */
const NOT_BUILT = ['worker/tools/', '/migrations/', '.dev.vars']
const FILES = ['vite.config.ts', 'wrangler.toml', 'package-lock.json']

/**
 * Builds both Workers and the browser's files, unless nothing changed since the last time. The
 * environment is one that both wrangler.toml define; '' is the shop itself.
 */
export async function buildWhenChanged(environment = ''): Promise<void> {
  const stamp = resolve(DIST, '.built-from')
  const state = fingerprint(environment)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  console.info('Building …')
  // A test runner sets an environment of its own, in which React would be the slow one.
  const env = { NODE_ENV: 'production', CLOUDFLARE_ENV: environment }
  await run('vite', ['build', '--logLevel', 'warn'], env)
  mkdirSync(DIST, { recursive: true })
  writeFileSync(stamp, state)
}

/** Runs a tool of the project. Throws with its output when it fails. */
async function run(tool: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const command = resolve(ROOT, 'node_modules/.bin', tool)
  // Tools are scripts for `node` on the path: it must be the pinned one.
  const PATH = `${resolve(ROOT, 'node_modules/.bin')}:${process.env.PATH}`
  const options = { cwd: ROOT, env: { ...process.env, PATH, ...env }, maxBuffer: Infinity }
  await promisify(execFile)(command, args, options).catch(
    ({ stdout = '', stderr = '', message }) => {
      throw new Error(`${tool} ${args.join(' ')} failed:\n${stdout}${stderr || message}`)
    },
  )
}

function fingerprint(environment: string): string {
  const hash = createHash('sha256').update(environment)
  for (const file of [...SOURCES.flatMap(filesIn), ...FILES]) {
    const { mtimeMs, size } = statSync(resolve(ROOT, file))
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}

function filesIn(folder: string): string[] {
  return readdirSync(resolve(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !NOT_BUILT.some((part) => file.includes(part)))
    .sort()
}
