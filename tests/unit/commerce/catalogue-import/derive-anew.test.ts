import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { deriveAnew } from '../../../../worker/commerce/catalogue-import/derive-anew'
import { stemVocabulary } from '../../../../worker/commerce/catalogue-import/stem-vocabulary'
import { createD1, readMigrations } from '../../../fakes/d1-in-memory'
import { writeCatalogue } from '../../../fakes/write-catalogue'
import { SMALL_SHOP } from '../catalogue/small-shop'

const NOW = '2026-11-22T12:00:00.000Z'
const DERIVED = [
  'listing',
  'listing_unit',
  'category_listing',
  'facet',
  'card',
  'list_column',
  'search_posting',
  'search_vocabulary',
]

async function openShop() {
  const { db: catalogue, sqlite } = createD1('catalogue')
  const { db: sales } = createD1('sales')
  expect(await writeCatalogue({ catalogue, sales }, SMALL_SHOP, 'replace')).toMatchObject({
    ok: true,
  })
  const dump = () => DERIVED.map((name) => sqlite.prepare(`SELECT * FROM ${name}`).all())
  return { catalogue, sqlite, dump }
}

it('a migration that changed what is derived leaves it to the clock, which writes the same', async () => {
  const { catalogue, sqlite, dump } = await openShop()
  const before = dump()
  for (const name of DERIVED) sqlite.exec(`DELETE FROM ${name}`)
  sqlite.exec("UPDATE derived_version SET version = ''")
  expect(await deriveAnew(catalogue, NOW)).toBe(true)
  await stemVocabulary(catalogue)
  expect(dump()).toEqual(before)
  expect(await deriveAnew(catalogue, NOW)).toBe(false)
})

it('nothing is derived where nothing was imported, nor twice', async () => {
  expect(await deriveAnew(createD1('catalogue').db, NOW)).toBe(false)
  const { catalogue } = await openShop()
  expect(await deriveAnew(catalogue, NOW)).toBe(false)
})

it('a newer schema keeps the catalogue of the one before it', () => {
  const [first = '', ...later] = readMigrations('catalogue')
  const sqlite = new DatabaseSync(':memory:')
  sqlite.exec(first)
  sqlite.exec(`INSERT INTO review (reference, sku, store_id, nickname, title, detail, rating, created_at)
    VALUES ('r1', 'ELLA', 1, 'Ann', 'Good', 'Very good', 5, '${NOW}')`)
  for (const migration of later) sqlite.exec(migration)
  expect(later).not.toEqual([])
  expect(sqlite.prepare('SELECT reference, status FROM review').all()).toEqual([
    { reference: 'r1', status: 1 },
  ])
})
