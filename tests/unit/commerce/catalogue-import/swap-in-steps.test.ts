// A large import is swapped in by steps; here every import is large: one product at once.
import type { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CatalogueDraft } from '../../../../shared/contract/admin/catalogue-draft'
import { commitImport } from '../../../../worker/commerce/catalogue-import/commit-import'
import { beginImport } from '../../../../worker/commerce/catalogue-import/import-run'
import { stageDraft } from '../../../../worker/commerce/catalogue-import/stage'
import type { Databases } from '../../../../worker/commerce/db/databases'
import { exchangeStock } from '../../../../worker/commerce/stock/exchange-stock'
import { openCommerceShop, postJson } from '../../../fakes/commerce-shop'
import { createD1 } from '../../../fakes/d1-in-memory'
import { productDraft, SMALL_SHOP } from '../catalogue/small-shop'
import { search } from '../search/query'

const NOW = new Date('2126-01-01T00:00:00.000Z')

/** Nothing is as it was: a price, a name, a category, an attribute; one product goes and one comes. */
const OTHER_SHOP: CatalogueDraft = {
  ...SMALL_SHOP,
  attributes: SMALL_SHOP.attributes.filter(({ code }) => code !== 'note'),
  categories: SMALL_SHOP.categories.map((category) => ({
    ...category,
    name: { all: `New ${category.name.all}` },
  })),
  products: [
    ...SMALL_SHOP.products
      .filter(({ sku }) => sku !== 'TABLE')
      .map((product) => ({
        ...product,
        attributes: Object.fromEntries(
          Object.entries(product.attributes).filter(([code]) => code !== 'note'),
        ),
        ...(product.sku === 'ELLA'
          ? { name: { all: 'Ella throne' }, price: { all: 90_000 }, categories: ['Furniture'] }
          : {}),
      })),
    productDraft('LAMP', { categories: ['Kidswear'], associated: [{ sku: 'ELLA', qty: 1 }] }),
  ],
}

/** As if one product were many. */
const LARGE = { atOnce: 1, budgetMs: 60_000 }

let { db: catalogue, sqlite } = createD1('catalogue')
let { db: sales, sqlite: sold } = createD1('sales')

beforeEach(async () => {
  ;({ db: catalogue, sqlite } = createD1('catalogue'))
  ;({ db: sales, sqlite: sold } = createD1('sales'))
  await openCommerceShop(SMALL_SHOP, { catalogue, sales })
})

async function swap(databases: Databases, draft: CatalogueDraft, atOnce: number, mode = 'replace') {
  const runId = await beginImport(databases.catalogue, mode === 'replace' ? 'replace' : 'merge')
  await stageDraft(databases.catalogue, runId, draft)
  return await commitImport(databases, runId, NOW, { atOnce, budgetMs: 60_000 })
}

/** Every row of every table, in no order; runs, versions and stories have ids of their own each time. */
function rowsOf(database: DatabaseSync): Record<string, string[]> {
  const tables = database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'
      AND name NOT IN ('import_run', 'derived_version', 'story') AND name NOT LIKE 'search_text%'`)
    .all()
    .map(({ name }) => String(name))
    .sort()
  const rows = (name: string) => database.prepare(`SELECT * FROM ${name}`).all()
  return Object.fromEntries(
    tables.map((name) => [
      name,
      rows(name)
        .map((row) => JSON.stringify(row))
        .sort(),
    ]),
  )
}

function schemaOf(database: DatabaseSync): string[] {
  const rows = database.prepare('SELECT type, tbl_name FROM sqlite_schema').all()
  return rows.map((row) => JSON.stringify(row)).sort()
}

describe('a swap in steps', () => {
  it.each(['replace', 'merge'])('comes to what one transaction comes to: %s', async (mode) => {
    const [other, otherSales] = [createD1('catalogue'), createD1('sales')]
    const databases = { catalogue: other.db, sales: otherSales.db }
    await openCommerceShop(SMALL_SHOP, databases)
    const draft =
      mode === 'replace' ? OTHER_SHOP : { ...OTHER_SHOP, attributes: [], categories: [] }
    const whole = await swap(databases, draft, 1000, mode)
    const steps = await swap({ catalogue, sales }, draft, 1, mode)
    expect(steps).toEqual(whole)
    expect(steps).toMatchObject({ ok: true })
    const [mine, theirs] = [rowsOf(sqlite), rowsOf(other.sqlite)]
    for (const rows of [mine, theirs]) {
      // What a moment is called differs, and nothing else.
      rows.stock_copy = (rows.stock_copy ?? []).map((row) => row.replaceAll(/\d{13}/g, ''))
      rows.sqlite_sequence = []
      rows.changed_tag = (rows.changed_tag ?? []).map((row) => row.replace(/"id":\d+,/, '')).sort()
    }
    expect(mine).toEqual(theirs)
    expect(rowsOf(sold).stock?.length).toBe(rowsOf(otherSales.sqlite).stock?.length)
  })

  it('leaves the tables as it found them, however often', async () => {
    const schema = schemaOf(sqlite)
    const keys = () => sqlite.prepare('PRAGMA foreign_key_list(product_text)').all()
    const before = keys()
    for (const draft of [OTHER_SHOP, SMALL_SHOP, OTHER_SHOP]) {
      expect(await swap({ catalogue, sales }, draft, 2)).toMatchObject({ ok: true })
      expect(schemaOf(sqlite)).toEqual(schema)
      expect(keys()).toEqual(before)
      expect(sqlite.prepare('PRAGMA foreign_key_check').all()).toEqual([])
    }
  })

  it('never gives an id twice', async () => {
    const last = () => sqlite.prepare('SELECT MAX(id) AS id FROM product').get()?.id
    await swap(
      { catalogue, sales },
      { ...SMALL_SHOP, products: SMALL_SHOP.products.slice(0, 1) },
      1,
    )
    const before = Number(last())
    await swap({ catalogue, sales }, SMALL_SHOP, 1)
    expect(last()).toBeGreaterThan(before + SMALL_SHOP.products.length - 1)
  })

  it('takes no id for what is there, and no steps for a shop that fits one transaction', async () => {
    const seq = () =>
      sqlite.prepare(`SELECT seq FROM sqlite_sequence WHERE name = 'product'`).get()?.seq
    const before = seq()
    for (const price of [1_000, 2_000, 3_000]) {
      const products = SMALL_SHOP.products.map((one) => ({ ...one, price: { all: price } }))
      const draft = { ...SMALL_SHOP, products }
      const swapped = await swap({ catalogue, sales }, draft, products.length)
      expect(swapped).toMatchObject({ ok: true, value: { changed: products.length } })
    }
    expect(seq()).toBe(before)
    expect(sqlite.prepare('SELECT * FROM import_run WHERE swap IS NOT NULL').all()).toEqual([])
  })

  it('shows a shop that is old or new at each step, and never half', async () => {
    const seen: string[] = []
    const shop = await openCommerceShop(SMALL_SHOP, { catalogue, sales })
    const look = async () => {
      const list = await search(shop, { facets: ['color', 'material', 'price'], sort: 'name:asc' })
      const found = await search(shop, { text: 'throne' })
      const page = await postJson(shop, '/api/url/map', { url: 'ella-fauteuil' })
      const tree = await search(shop, { type: 'category' })
      seen.push(JSON.stringify([list.items, list.aggregations, found.total, page.body, tree.items]))
    }
    const batch: typeof catalogue.batch = async (statements) => {
      const answers = await catalogue.batch(statements)
      await look()
      const plain = sqlite.prepare('SELECT * FROM search_vocabulary WHERE has_stems = 0')
      expect(plain.all()).toEqual([])
      return answers as never
    }
    await look()
    const watched = Object.assign(Object.create(catalogue), { batch })
    await swap({ catalogue: watched, sales }, OTHER_SHOP, 4)
    expect(sqlite.prepare('SELECT * FROM search_vocabulary WHERE has_stems = 0').all()).toEqual([])
    const kinds = [...new Set(seen)]
    expect(seen.length).toBeGreaterThan(30)
    expect(kinds).toHaveLength(2)
    expect(seen.slice(seen.indexOf(kinds[1] ?? '')).every((one) => one === kinds[1])).toBe(true)
    expect(kinds[0]).not.toContain('throne')
    expect(kinds[1]).toContain('Ella throne')
  }, 60_000)

  it('goes on where it was, until it is done', async () => {
    const runId = await beginImport(catalogue, 'replace')
    await stageDraft(catalogue, runId, OTHER_SHOP)
    const inOneStep = { atOnce: 4, budgetMs: 0 }
    const replies: unknown[] = []
    for (let isDone = false; !isDone; ) {
      const reply = await commitImport({ catalogue, sales }, runId, NOW, inOneStep)
      if (!reply.ok) throw new Error(reply.error.reason)
      isDone = reply.value.isDone
      replies.push(reply.value)
    }
    expect(replies.length).toBeGreaterThan(20)
    const whole = createD1('catalogue')
    const databases = { catalogue: whole.db, sales: createD1('sales').db }
    await openCommerceShop(SMALL_SHOP, databases)
    await swap(databases, OTHER_SHOP, 1000)
    for (const name of ['product', 'product_text', 'facet', 'listing', 'card', 'search_posting']) {
      expect(rowsOf(sqlite)[name]).toEqual(rowsOf(whole.sqlite)[name])
    }
  }, 60_000)

  it('leaves the shop as it was where it breaks off, and can be tried again', async () => {
    const before = rowsOf(sqlite)
    const runId = await beginImport(catalogue, 'replace')
    await stageDraft(catalogue, runId, OTHER_SHOP)
    let left = 12
    const batch: typeof catalogue.batch = async (statements) => {
      if (left-- === 0) throw new Error('The connection is lost')
      return await catalogue.batch(statements)
    }
    const breaking = Object.assign(Object.create(catalogue), { batch })
    await expect(commitImport({ catalogue: breaking, sales }, runId, NOW, LARGE)).rejects.toThrow(
      'lost',
    )
    const after = rowsOf(sqlite)
    for (const name of ['product', 'product_text', 'category', 'listing', 'card', 'list_column']) {
      expect(after[name]).toEqual(before[name])
    }
    expect(await commitImport({ catalogue, sales }, runId, NOW, LARGE)).toMatchObject({ ok: true })
    expect(
      sqlite.prepare(`SELECT name FROM product_text WHERE name = 'Ella throne'`).all(),
    ).not.toEqual([])
    expect(Object.keys(rowsOf(sqlite)).filter((name) => /^(?:next|old)_/.test(name))).toEqual([])
  })

  it('writes nothing more once another import has begun', async () => {
    const runId = await beginImport(catalogue, 'replace')
    await stageDraft(catalogue, runId, OTHER_SHOP)
    let left = 12
    let otherId = ''
    const goOnWithOther = (budgetMs: number) =>
      commitImport({ catalogue, sales }, otherId, NOW, { atOnce: 1, budgetMs })
    const batch: typeof catalogue.batch = async (statements) => {
      if (left-- === 0) {
        otherId = await beginImport(catalogue, 'replace')
        await stageDraft(catalogue, otherId, OTHER_SHOP)
        expect(await goOnWithOther(0)).toMatchObject({ value: { isDone: false } })
        after = rowsOf(sqlite)
      }
      return await catalogue.batch(statements)
    }
    let after: unknown
    const slow = Object.assign(Object.create(catalogue), { batch })
    const late = commitImport({ catalogue: slow, sales }, runId, NOW, LARGE)
    await expect(late).rejects.toThrow()
    expect(rowsOf(sqlite)).toEqual(after)
    expect(await goOnWithOther(60_000)).toMatchObject({ value: { isDone: true } })
  })

  it('goes on from where another call has come to at that moment', async () => {
    const runId = await beginImport(catalogue, 'replace')
    await stageDraft(catalogue, runId, OTHER_SHOP)
    const step = () => commitImport({ catalogue, sales }, runId, NOW, { atOnce: 1, budgetMs: 0 })
    for (let steps = 0; steps < 5; steps += 1) await step()
    const prepare = (text: string) => {
      const statement = catalogue.prepare(text)
      if (!text.includes('SET attempt')) return statement
      const bind = (...values: unknown[]) => {
        const bound = statement.bind(...values)
        const afterAnother = async () => {
          await step()
          return await bound.first()
        }
        return { first: afterAnother }
      }
      return { bind }
    }
    const late = Object.assign(Object.create(catalogue), { prepare })
    expect(await commitImport({ catalogue: late, sales }, runId, NOW, LARGE)).toMatchObject({
      ok: true,
      value: { isDone: true },
    })
  })

  it('keeps what was sold while it was under way', async () => {
    const runId = await beginImport(catalogue, 'replace')
    await stageDraft(catalogue, runId, OTHER_SHOP)
    let left = 10
    const batch: typeof catalogue.batch = async (statements) => {
      if (left-- === 0) {
        sold.exec(`UPDATE stock SET qty = 0, version = version + 1 WHERE sku = 'NORA-M-RED';
          INSERT INTO stock_change (sku, version)
          SELECT sku, version FROM stock WHERE sku = 'NORA-M-RED'`)
        await exchangeStock({ catalogue, sales }, Date.now())
      }
      return await catalogue.batch(statements)
    }
    const slow = Object.assign(Object.create(catalogue), { batch })
    expect(await commitImport({ catalogue: slow, sales }, runId, NOW, LARGE)).toMatchObject({
      ok: true,
    })
    const copy = sqlite
      .prepare(
        `SELECT qty FROM stock_copy JOIN product ON id = product_id WHERE sku = 'NORA-M-RED'`,
      )
      .get()
    expect(copy?.qty).toBe(0)
    expect(sold.prepare(`SELECT qty FROM stock WHERE sku = 'NORA-M-RED'`).get()?.qty).toBe(0)
  })
})
