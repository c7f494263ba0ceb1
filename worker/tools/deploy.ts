// `npm run deploy`: builds and puts both Workers online. Each is bound to the other, so the very first
// time the commerce Worker goes ahead without its binding, and once more when the storefront is there.
// `--env staging` deploys the second shop that both wrangler.toml define; whatever else follows `--`
// goes to wrangler: `npm run deploy -- --env staging --dry-run`.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildWhenChanged } from './run/build.ts'
import {
  builtConfigFile,
  readBuiltConfig,
  readDeployOptions,
  releasesOf,
  type WorkerName,
} from './run/deployment.ts'
import { DIST, ROOT } from './run/paths.ts'
import { carryReleases, keepRelease } from './run/releases.ts'

const CLIENT = resolve(DIST, 'client')
const wrangler = resolve(ROOT, 'node_modules/.bin/wrangler')
const { environment, isDryRun, forWrangler } = readDeployOptions(process.argv.slice(2))
const releases = releasesOf(environment)

await buildWhenChanged(environment)
carryReleases(CLIENT, releases)
if (!isDryRun) prepare()
for (const name of ['commerce', 'storefront'] as const) {
  console.info(`\n${isDryRun ? 'Would deploy' : 'Deploying'} ${name} …`)
  deploy(builtConfigFile(name))
}
if (!isDryRun) keepRelease(CLIENT, releases)

/** Brings the databases up to date; where nothing is online yet, both Workers go ahead. */
function prepare(): void {
  const commerce = readBuiltConfig('commerce')
  for (const { database_name } of commerce.d1_databases) {
    runWrangler(['d1', 'migrations', 'apply', database_name, '--remote', ...configOf('commerce')])
  }
  if (isOnline('storefront')) return
  const alone = resolve(DIST, 'commerce/alone.json')
  writeFileSync(alone, JSON.stringify({ ...commerce, services: [] }))
  deploy(alone)
  deploy(builtConfigFile('storefront'))
}

function deploy(config: string): void {
  runWrangler(['deploy', '--config', config, ...forWrangler])
}

function configOf(name: WorkerName): string[] {
  return ['--config', builtConfigFile(name)]
}

function isOnline(name: WorkerName): boolean {
  const list = ['deployments', 'list', ...configOf(name)]
  return spawnSync(wrangler, list, { cwd: ROOT }).status === 0
}

function runWrangler(args: string[]): void {
  const { status } = spawnSync(wrangler, args, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
