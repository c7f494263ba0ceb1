import { expect, it } from 'vitest'
import { beginImport, deleteStaged } from '../../../../worker/commerce/catalogue-import/import-run'
import { dropOld } from '../../../../worker/commerce/catalogue-import/next-tables'
import { createD1 } from '../../../fakes/d1-in-memory'

it('an import that died delays the next by some rows, and the clock deletes the rest', async () => {
  const { db, sqlite } = createD1('catalogue')
  const staged = () => sqlite.prepare('SELECT COUNT(*) AS count FROM staged').get()?.count
  const died = await beginImport(db, 'merge')
  sqlite.exec(`
    WITH RECURSIVE row (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM row WHERE n < 25000)
    INSERT INTO staged (run_id, kind, key, body, fingerprint)
    SELECT '${died}', 'product', n, '{}', '' FROM row`)
  const next = await beginImport(db, 'merge')
  expect(staged()).toBe(5_000)
  sqlite.exec(`INSERT INTO staged (run_id, kind, key, body, fingerprint)
    VALUES ('${next}', 'product', 'P', '{}', '')`)
  await deleteStaged(db)
  expect(staged()).toBe(1)
})

it('tables of the shop before go where nobody did it', async () => {
  const { db, sqlite } = createD1('catalogue')
  sqlite.exec('CREATE TABLE old_attribute (id INTEGER); CREATE TABLE old_product (id INTEGER)')
  await dropOld(db)
  expect(sqlite.prepare("SELECT name FROM sqlite_schema WHERE name LIKE 'old_%'").all()).toEqual([])
})
