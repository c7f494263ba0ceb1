import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { run } from './build.ts'
import { ROOT } from './paths.ts'

/** The databases of the commerce Worker, as its wrangler.toml names them. */
const DATABASES = ['commerce-catalogue', 'commerce-sales']

/** Brings the local databases to the newest schema. Costs nothing when they are there already. */
export async function migrateWhenBehind(state: string): Promise<void> {
  const migrations = resolve(ROOT, 'worker/commerce/migrations')
  const newest = readdirSync(migrations, { recursive: true }).sort().join('\n')
  const stamp = resolve(state, 'migrated')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === newest) return
  mkdirSync(state, { recursive: true })
  const config = ['-c', 'worker/commerce/wrangler.toml']
  const where = ['--local', '--persist-to', state]
  for (const name of DATABASES) {
    // Without a terminal wrangler asks nothing.
    await run('wrangler', ['d1', 'migrations', 'apply', name, ...where, ...config], { CI: '1' })
  }
  writeFileSync(stamp, newest)
}
