// `npm run deploy`: builds and puts both Workers online. Each is bound to the other, so the very first
// time the commerce Worker goes ahead without its binding, and once more when the storefront is there.
// Whatever follows `--` goes to wrangler: `npm run deploy -- --dry-run`.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildWhenChanged } from './run/build.ts'
import { DATABASES } from './run/migrate.ts'
import { DIST, RELEASES, ROOT } from './run/paths.ts'
import { carryReleases, keepRelease } from './run/releases.ts'

const wrangler = resolve(ROOT, 'node_modules/.bin/wrangler')
const options = process.argv.slice(2)
const isDryRun = options.includes('--dry-run')

buildWhenChanged()
carryReleases(resolve(DIST, 'client'), RELEASES)
for (const name of isDryRun ? [] : DATABASES) {
  runWrangler(['d1', 'migrations', 'apply', name, '--remote', ...configOf('commerce')])
}
if (!isDryRun && !isOnline('storefront')) {
  const config = JSON.parse(readFileSync(resolve(DIST, 'commerce/wrangler.json'), 'utf8'))
  const alone = resolve(DIST, 'commerce/alone.json')
  writeFileSync(alone, JSON.stringify({ ...config, services: [] }))
  runWrangler(['deploy', '--config', alone, ...options])
  runWrangler(['deploy', ...configOf('storefront'), ...options])
}
for (const name of ['commerce', 'storefront']) {
  console.info(`\n${isDryRun ? 'Would deploy' : 'Deploying'} ${name} …`)
  runWrangler(['deploy', ...configOf(name), ...options])
}
if (!isDryRun) keepRelease(resolve(DIST, 'client'), RELEASES)

function configOf(name: string): string[] {
  return ['--config', resolve(DIST, name, 'wrangler.json')]
}

function isOnline(name: string): boolean {
  return spawnSync(wrangler, ['deployments', 'list', '--name', name], { cwd: ROOT }).status === 0
}

function runWrangler(args: string[]): void {
  const { status } = spawnSync(wrangler, args, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
