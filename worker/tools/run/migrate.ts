import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { run } from './build.ts'
import { ROOT } from './paths.ts'

/** Brings the local D1 to the newest schema. Costs nothing when it is there already. */
export function migrateWhenBehind(state: string): void {
  const newest = readdirSync(resolve(ROOT, 'worker/commerce/migrations')).sort().join('\n')
  const stamp = resolve(state, 'migrated')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === newest) return
  mkdirSync(state, { recursive: true })
  const config = ['-c', 'worker/commerce/wrangler.toml']
  const where = ['--local', '--persist-to', state]
  // Without a terminal wrangler asks nothing.
  run('wrangler', ['d1', 'migrations', 'apply', 'commerce', ...where, ...config], { CI: '1' })
  writeFileSync(stamp, newest)
}
