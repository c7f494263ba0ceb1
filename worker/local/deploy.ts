// `npm run deploy`: builds and puts both Workers online, the commerce Worker first, because the
// storefront is bound to it. Whatever follows `--` goes to wrangler: `npm run deploy -- --dry-run`.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { buildWhenChanged } from './build.ts'
import { DIST, ROOT } from './paths.ts'

const wrangler = resolve(ROOT, 'node_modules/.bin/wrangler')
const options = process.argv.slice(2)
const isDryRun = options.includes('--dry-run')

buildWhenChanged()
if (!isDryRun)
  runWrangler(['d1', 'migrations', 'apply', 'commerce', '--remote', ...configOf('commerce')])
for (const name of ['commerce', 'storefront']) {
  console.info(`\n${isDryRun ? 'Would deploy' : 'Deploying'} ${name} …`)
  runWrangler(['deploy', ...configOf(name), ...options])
}

function configOf(name: string): string[] {
  return ['--config', resolve(DIST, name, 'wrangler.json')]
}

function runWrangler(args: string[]): void {
  const { status } = spawnSync(wrangler, args, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
