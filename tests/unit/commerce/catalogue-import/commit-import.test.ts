import type { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import { commitImport } from '../../../../worker/commerce/catalogue-import/commit-import'
import { abortImport, beginImport } from '../../../../worker/commerce/catalogue-import/import-run'
import { stageDraft } from '../../../../worker/commerce/catalogue-import/stage'
import { createD1 } from '../../../fakes/d1-in-memory'
import { writeCatalogue } from '../../../fakes/write-catalogue'
import { productDraft, SMALL_SHOP } from '../catalogue/small-shop'

const NOTHING = { attributes: [], categories: [], products: [] }

let { db: catalogue, sqlite } = createD1('catalogue')
let { db: sales, sqlite: sold } = createD1('sales')

beforeEach(async () => {
  ;({ db: catalogue, sqlite } = createD1('catalogue'))
  ;({ db: sales, sqlite: sold } = createD1('sales'))
  expect(await writeCatalogue({ catalogue, sales }, SMALL_SHOP, 'replace')).toMatchObject({
    ok: true,
  })
})

/** Every row of every table but the log of runs, and every indexed word, as text. */
function dump(database: DatabaseSync): string {
  const tables = database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'import_run'
      AND name NOT LIKE 'search_text%' AND name NOT LIKE 'sqlite_%'`)
    .all()
  return JSON.stringify(
    tables.map(({ name }) => [name, database.prepare(`SELECT * FROM ${name}`).all()]),
  )
}

const read = (sql: string) =>
  sqlite
    .prepare(sql)
    .all()
    .map((row) => ({ ...row }))

const stockOf = (sku: string) => sold.prepare('SELECT qty FROM stock WHERE sku = ?').get(sku)?.qty

describe('writing a catalogue', () => {
  it('gives every store its own texts, prices and paths', () => {
    const texts = read(`SELECT store_id, name, url_path FROM product_text
      JOIN product ON id = product_id WHERE sku = 'ELLA' ORDER BY store_id`)
    expect(texts).toEqual([
      { store_id: 1, name: 'Ella fauteuil', url_path: 'ella-fauteuil' },
      { store_id: 2, name: 'Ella armchair', url_path: 'ella-armchair' },
      { store_id: 3, name: 'Ella Sessel', url_path: 'ella-armchair' },
      { store_id: 4, name: 'Ella armchair', url_path: 'ella-armchair' },
    ])
    expect(
      read(`SELECT level, url_path FROM category JOIN category_text ON category_id = id
      WHERE store_id = 1 ORDER BY position`),
    ).toEqual([
      { level: 2, url_path: 'meubels' },
      { level: 3, url_path: 'meubels/stoelen' },
      { level: 2, url_path: 'kinderkleding' },
    ])
  })

  it('lists a category with everything below it', () => {
    expect(
      read(`SELECT source_path, sku FROM category_listing JOIN category ON category_id = category.id
      JOIN product ON product.id = product_id ORDER BY source_path, sku`),
    ).toEqual([
      { source_path: 'Furniture', sku: 'ELLA' },
      { source_path: 'Furniture', sku: 'TABLE' },
      { source_path: 'Furniture/Chairs', sku: 'ELLA' },
      { source_path: 'Kidswear', sku: 'NORA' },
    ])
  })

  it('prices a configurable product by its cheapest child and a special one by its special', () => {
    expect(
      read(`SELECT sku, price FROM listing JOIN product ON id = product_id
      WHERE store_id = 1 ORDER BY price`),
    ).toEqual([
      { sku: 'NORA', price: 3_995 },
      { sku: 'TABLE', price: 25_000 },
      { sku: 'ELLA', price: 39_900 },
    ])
  })

  it('changes nothing when it is run twice', async () => {
    const before = dump(sqlite)
    const again = await writeCatalogue({ catalogue, sales }, SMALL_SHOP, 'replace')
    expect(again).toMatchObject({ ok: true, value: { changed: 0, removed: 0 } })
    expect(dump(sqlite)).toBe(before)
  })

  it('keeps ids, and what was sold since, when the source changes something else', async () => {
    const id = read(`SELECT id FROM product WHERE sku = 'ELLA'`)
    sold.exec(`UPDATE stock SET qty = 3 WHERE sku = 'ELLA'`)
    const changed = withProduct('ELLA', { name: { all: 'Ella chair' } })
    expect(await writeCatalogue({ catalogue, sales }, changed, 'replace')).toMatchObject({
      value: { changed: 1 },
    })
    expect(read(`SELECT id FROM product WHERE sku = 'ELLA'`)).toEqual(id)
    expect(stockOf('ELLA')).toBe(3)
    expect(
      read(`SELECT DISTINCT name FROM product_text JOIN product ON id = product_id
      WHERE sku = 'ELLA'`),
    ).toEqual([{ name: 'Ella chair' }])
  })

  it('takes the new stock when the source says another', async () => {
    const stock = { ...productDraft('X').stock, qty: 25 }
    await writeCatalogue({ catalogue, sales }, withProduct('ELLA', { stock }), 'replace')
    expect(stockOf('ELLA')).toBe(25)
  })

  it('follows the order of the source', async () => {
    const turned = { ...SMALL_SHOP, products: [...SMALL_SHOP.products].reverse() }
    expect(await writeCatalogue({ catalogue, sales }, turned, 'replace')).toMatchObject({
      ok: true,
    })
    expect(read('SELECT sku FROM product ORDER BY position')[0]).toEqual({ sku: 'NORA' })
  })

  it('removes what a replacing run does not name, and keeps it when merging', async () => {
    const only = { ...NOTHING, products: [productDraft('LAMP')] }
    expect(await writeCatalogue({ catalogue, sales }, only, 'merge')).toMatchObject({
      value: { changed: 1, removed: 0 },
    })
    expect(
      read('SELECT sku FROM listing JOIN product ON id = product_id WHERE store_id = 1'),
    ).toHaveLength(4)
    await writeCatalogue({ catalogue, sales }, only, 'replace')
    expect(read('SELECT sku FROM product')).toEqual([{ sku: 'LAMP' }])
    expect(read('SELECT * FROM category')).toEqual([])
    expect(read('SELECT * FROM facet')).toEqual([])
    expect(read('SELECT full_slug FROM story')).toHaveLength(4)
  })

  it('leaves the catalogue as it was when a run breaks half way', async () => {
    const before = dump(sqlite)
    const runId = await beginImport(catalogue, 'replace')
    await stageDraft(catalogue, runId, { ...NOTHING, products: [productDraft('LAMP')] })
    sqlite.exec(`CREATE TRIGGER breaks BEFORE INSERT ON facet BEGIN SELECT RAISE(ABORT, 'no'); END`)
    await stageDraft(catalogue, runId, {
      ...NOTHING,
      attributes: SMALL_SHOP.attributes,
      products: [productDraft('RUG', { attributes: { color: ['red'] } })],
    })
    await expect(commitImport({ catalogue, sales }, runId)).rejects.toThrow('no')
    await abortImport(catalogue, runId)
    sqlite.exec('DROP TRIGGER breaks')
    expect(dump(sqlite)).toBe(before)
  })

  it('leaves the catalogue as it was when a run is never committed', async () => {
    const before = dump(sqlite)
    const runId = await beginImport(catalogue, 'replace')
    await stageDraft(catalogue, runId, { ...NOTHING, products: [productDraft('LAMP')] })
    await abortImport(catalogue, runId)
    expect(dump(sqlite)).toBe(before)
    expect(await commitImport({ catalogue, sales }, runId)).toEqual({
      ok: false,
      error: { reason: 'not-open' },
    })
  })

  it('ends an older run when a new one begins', async () => {
    const older = await beginImport(catalogue, 'merge')
    await beginImport(catalogue, 'merge')
    expect(await commitImport({ catalogue, sales }, older)).toEqual({
      ok: false,
      error: { reason: 'not-open' },
    })
    await stageDraft(catalogue, older, { ...NOTHING, products: [productDraft('LAMP')] })
    expect(read('SELECT * FROM staged')).toEqual([])
  })

  it('commits a run once, whoever else tries at the same time', async () => {
    const runId = await beginImport(catalogue, 'replace')
    await stageDraft(catalogue, runId, SMALL_SHOP)
    const outcomes = await Promise.allSettled([
      commitImport({ catalogue, sales }, runId),
      commitImport({ catalogue, sales }, runId),
    ])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(read('SELECT * FROM product')).toHaveLength(7)
  })

  it('refuses to replace a shop with nothing', async () => {
    expect(await writeCatalogue({ catalogue, sales }, NOTHING, 'replace')).toMatchObject({
      error: { reason: 'empty' },
    })
    expect(read('SELECT * FROM product')).toHaveLength(7)
  })

  it('names categories and attributes that nobody knows', async () => {
    const lost = productDraft('LAMP', { categories: ['Attic'], attributes: { watt: ['40'] } })
    expect(
      await writeCatalogue({ catalogue, sales }, { ...NOTHING, products: [lost] }, 'merge'),
    ).toEqual({
      ok: false,
      error: {
        reason: 'problems',
        problems: [
          { kind: 'product', key: 'LAMP', reason: 'No such category: Attic' },
          { kind: 'product', key: 'LAMP', reason: 'No such attribute: watt' },
        ],
      },
    })
  })

  it('takes thousands of products in parts', async () => {
    const runId = await beginImport(catalogue, 'replace')
    for (let part = 0; part < 5; part++) {
      const skus = Array.from({ length: 300 }, (_, n) => `P-${part}-${n}`)
      const products = skus.map((sku) =>
        productDraft(sku, { description: { all: 'x '.repeat(1000) } }),
      )
      await stageDraft(catalogue, runId, { ...NOTHING, products })
    }
    expect(await commitImport({ catalogue, sales }, runId)).toMatchObject({
      value: { changed: 1500, removed: 15 },
    })
    expect(read('SELECT COUNT(*) AS n FROM listing')).toEqual([{ n: 6000 }])
  }, 30_000)
})

function withProduct(sku: string, rest: Partial<ReturnType<typeof productDraft>>) {
  const products = SMALL_SHOP.products.map((own) => (own.sku === sku ? { ...own, ...rest } : own))
  return { ...SMALL_SHOP, products }
}
