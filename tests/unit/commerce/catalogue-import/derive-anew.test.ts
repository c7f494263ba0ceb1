import { DatabaseSync } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'
import { expect, it } from 'vitest'
import { deriveAnew } from '../../../../worker/commerce/catalogue-import/derive-anew'
import { openCommerceShop } from '../../../fakes/commerce-shop'
import { createD1, readMigrations } from '../../../fakes/d1-in-memory'
import { writeCatalogue } from '../../../fakes/write-catalogue'
import { productDraft, SMALL_SHOP } from '../catalogue/small-shop'

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
  const shop = await openCommerceShop(SMALL_SHOP, { catalogue, sales })
  const dump = () => DERIVED.map((name) => sqlite.prepare(`SELECT * FROM ${name}`).all())
  return { shop, catalogue, sales, sqlite, dump }
}

it('a migration that changed what is derived leaves it to the clock, which writes the same', async () => {
  const { catalogue, sqlite, dump } = await openShop()
  const before = dump()
  forget(sqlite)
  expect(await deriveAnew(catalogue, NOW)).toBe(true)
  expect(dump()).toEqual(before)
  expect(await deriveAnew(catalogue, NOW)).toBe(false)
})

/** As a migration leaves it. */
function forget(sqlite: DatabaseSync) {
  for (const name of DERIVED) sqlite.exec(`DELETE FROM ${name}`)
  sqlite.exec("UPDATE derived_version SET version = ''")
}

const versionOf = (sqlite: DatabaseSync) =>
  String(sqlite.prepare("SELECT version FROM derived_version WHERE name = 'lists'").get()?.version)

/** The same database, in which something happens before the so many-th transaction. */
function interrupted(db: D1Database, at: number, happen: () => Promise<unknown>): D1Database {
  let left = at
  const batch: typeof db.batch = async (statements) => {
    if (left-- === 0) await happen()
    return await db.batch(statements)
  }
  return Object.assign(Object.create(db), { batch })
}

it('derives once where the clock strikes twice', async () => {
  const { catalogue, sqlite, dump } = await openShop()
  const before = dump()
  forget(sqlite)
  const again: unknown[] = []
  const slow = interrupted(catalogue, 9, async () => again.push(await deriveAnew(catalogue, NOW)))
  expect(await deriveAnew(slow, NOW)).toBe(true)
  expect(again).toEqual([false])
  expect(dump()).toEqual(before)
})

it('goes on for a clock that was stopped, once that has been silent for a while', async () => {
  const { shop, catalogue, sqlite, dump } = await openShop()
  const before = dump()
  forget(sqlite)
  const stop = async () => {
    throw new Error('stopped')
  }
  await expect(deriveAnew(interrupted(catalogue, 9, stop), NOW)).rejects.toThrow('stopped')
  expect(await deriveAnew(catalogue, NOW)).toBe(false)
  expect((await shop.fetch('/api/catalog/attributes')).status).toBe(503)
  sqlite.exec(
    "UPDATE derived_version SET version = substr(version, 1, length(version) - 13) || '1'",
  )
  expect(await deriveAnew(catalogue, NOW)).toBe(true)
  expect(dump()).toEqual(before)
})

it('gives way to an import that fills the shop meanwhile', async () => {
  const { catalogue, sales, sqlite, dump } = await openShop()
  forget(sqlite)
  let after: unknown
  const draft = { attributes: [], categories: [], products: [productDraft('LAMP')] }
  const slow = interrupted(catalogue, 9, async () => {
    expect(await writeCatalogue({ catalogue, sales }, draft, 'merge')).toMatchObject({ ok: true })
    after = dump()
  })
  await expect(deriveAnew(slow, NOW)).rejects.toThrow('NOT NULL')
  expect(dump()).toEqual(after)
  expect(versionOf(sqlite)).toMatch(/^[0-9A-F]{16}$/)
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
