import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { migrateWhenBehind } from '../../../../worker/tools/run/migrate'
import { ROOT } from '../../../../worker/tools/run/paths'

const state = mkdtempSync(join(tmpdir(), 'migrated-'))
afterAll(() => rmSync(state, { recursive: true, force: true }))

/** The migrations of each database, as it has written them down itself. */
function appliedIn(folder: string): string[][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.includes('D1Database') && /[0-9a-f]{64}\.sqlite$/.test(file))
    .map((file) => {
      const database = new DatabaseSync(join(folder, file))
      const rows = database.prepare('SELECT name FROM d1_migrations ORDER BY id').all()
      database.close()
      return rows.map(({ name }) => String(name))
    })
    .sort(([one = ''], [other = '']) => one.localeCompare(other))
}

test('every migration is applied once and in order, and written down where wrangler looks', async () => {
  const folders = ['catalogue', 'sales'].map((name) =>
    readdirSync(resolve(ROOT, 'worker/commerce/migrations', name)).sort(),
  )
  await migrateWhenBehind(state)
  expect(appliedIn(state)).toEqual(folders)
  // Without the stamp the databases are asked, and have everything.
  rmSync(join(state, 'migrated'))
  await migrateWhenBehind(state)
  expect(appliedIn(state)).toEqual(folders)
})
