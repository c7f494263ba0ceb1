// One of the two databases is put back to an earlier day, or begins anew. Nothing is in an outbox then, and
// after two ticks of the clock both say the same again.
import { describe, expect, it } from 'vitest'
import { compareStock } from '../../../../worker/commerce/stock/compare-stock'
import { exchangeStock } from '../../../../worker/commerce/stock/exchange-stock'
import { createD1, type MemoryD1 } from '../../../fakes/d1-in-memory'
import { writeCatalogue } from '../../../fakes/write-catalogue'
import { productDraft } from '../catalogue/small-shop'

const MINUTE_MS = 60_000

interface Shop {
  catalogue: MemoryD1
  sales: MemoryD1
}

const openShop = (): Shop => ({ catalogue: createD1('catalogue'), sales: createD1('sales') })
const databasesOf = ({ catalogue, sales }: Shop) => ({ catalogue: catalogue.db, sales: sales.db })

async function importStock(shop: Shop, stock: Record<string, number>): Promise<void> {
  const products = Object.entries(stock).map(([sku, qty]) => {
    const product = productDraft(sku)
    return { ...product, stock: { ...product.stock, qty } }
  })
  const draft = { attributes: [], categories: [], products }
  expect(await writeCatalogue(databasesOf(shop), draft, 'merge')).toMatchObject({ ok: true })
}

/** As an order does it, in the transaction that takes the stock. */
async function sell(shop: Shop, sku: string, qty: number): Promise<void> {
  shop.sales.sqlite
    .prepare('UPDATE stock SET qty = qty - ?, version = MAX(version + 1, ?) WHERE sku = ?')
    .run(qty, Date.now(), sku)
  shop.sales.sqlite
    .prepare('INSERT OR REPLACE INTO stock_change SELECT sku, version FROM stock WHERE sku = ?')
    .run(sku)
  await exchangeStock(databasesOf(shop), Date.now())
}

async function tick(shop: Shop, minutes = 2): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    await compareStock(databasesOf(shop), Date.now() + minute * MINUTE_MS)
    await exchangeStock(databasesOf(shop), Date.now())
  }
}

function asOf(name: 'catalogue' | 'sales', backup: Uint8Array): MemoryD1 {
  const older = createD1(name)
  older.sqlite.deserialize(backup)
  return older
}

const soldBy = ({ sales }: Shop) =>
  sales.sqlite.prepare('SELECT sku, qty, version FROM stock ORDER BY sku').all()
const shown = ({ catalogue }: Shop) =>
  catalogue.sqlite
    .prepare(
      'SELECT sku, qty, version FROM stock_copy JOIN product ON id = product_id ORDER BY sku',
    )
    .all()
const quantities = (shop: Shop) =>
  Object.fromEntries(soldBy(shop).map(({ sku, qty }) => [sku, qty]))

function expectAgreement(shop: Shop): void {
  expect(shown(shop)).toEqual(soldBy(shop))
  expect(shop.sales.sqlite.prepare('SELECT * FROM stock_change').all()).toEqual([])
  expect(shop.catalogue.sqlite.prepare('SELECT * FROM stock_import').all()).toEqual([])
}

describe('a shop in order', () => {
  it('is compared and left as it is', async () => {
    const shop = openShop()
    await importStock(shop, { LAMP: 9, RUG: 9 })
    await sell(shop, 'LAMP', 2)
    const before = soldBy(shop)
    await tick(shop)
    expect(soldBy(shop)).toEqual(before)
    expectAgreement(shop)
  })
})

describe('when what is bought was put back to an earlier day', () => {
  it('lists show what can be sold by it', async () => {
    const shop = openShop()
    await importStock(shop, { LAMP: 9, RUG: 9 })
    const backup = shop.sales.sqlite.serialize()
    await sell(shop, 'LAMP', 5)
    const restored = { ...shop, sales: asOf('sales', backup) }
    expect(shown(restored)).not.toEqual(soldBy(restored))
    await tick(restored)
    expect(quantities(restored)).toEqual({ LAMP: 9, RUG: 9 })
    expectAgreement(restored)
  })

  it('an import that it has forgotten is brought to it again, less what was sold', async () => {
    const shop = openShop()
    await importStock(shop, { LAMP: 9 })
    const backup = shop.sales.sqlite.serialize()
    await importStock(shop, { LAMP: 50, RUG: 7 })
    await sell(shop, 'RUG', 3)
    const restored = { ...shop, sales: asOf('sales', backup) }
    await tick(restored)
    expect(quantities(restored)).toEqual({ LAMP: 50, RUG: 4 })
    expectAgreement(restored)
  })

  it('what was under way at the time of the backup changes nothing', async () => {
    const shop = openShop()
    await importStock(shop, { LAMP: 9 })
    shop.sales.sqlite.exec('INSERT INTO stock_change SELECT sku, version FROM stock')
    const backup = shop.sales.sqlite.serialize()
    await sell(shop, 'LAMP', 5)
    const restored = { ...shop, sales: asOf('sales', backup) }
    await tick(restored)
    expectAgreement(restored)
  })

  it('a database with nothing in it sells what was last shown', async () => {
    const shop = openShop()
    await importStock(shop, { LAMP: 9, RUG: 9 })
    await sell(shop, 'LAMP', 5)
    const anew = { ...shop, sales: createD1('sales') }
    await tick(anew)
    expect(quantities(anew)).toEqual({ LAMP: 4, RUG: 9 })
    expectAgreement(anew)
  })
})

describe('when the catalogue was put back to an earlier day', () => {
  it('lists show what was sold since', async () => {
    const shop = openShop()
    await importStock(shop, { LAMP: 9, RUG: 9 })
    const backup = shop.catalogue.sqlite.serialize()
    await sell(shop, 'LAMP', 5)
    await importStock(shop, { RUG: 30 })
    const restored = { ...shop, catalogue: asOf('catalogue', backup) }
    await tick(restored)
    expect(quantities(restored)).toEqual({ LAMP: 4, RUG: 30 })
    expectAgreement(restored)
    const tags = restored.catalogue.sqlite.prepare('SELECT tag FROM changed_tag').all()
    expect(tags.length).toBeGreaterThan(0)
  })

  it('an import into an empty one does not bring back what was sold', async () => {
    const shop = openShop()
    await importStock(shop, { LAMP: 9, RUG: 9 })
    await sell(shop, 'LAMP', 5)
    const anew = { ...shop, catalogue: createD1('catalogue') }
    await importStock(anew, { LAMP: 9, RUG: 20 })
    await tick(anew)
    expect(quantities(anew)).toEqual({ LAMP: 4, RUG: 20 })
    expectAgreement(anew)
  })
})

describe('of many products', () => {
  it('some are compared at a time, and all of them once something differs', async () => {
    const shop = openShop()
    await importStock(shop, { LAMP: 9 })
    shop.catalogue.sqlite.exec("UPDATE sqlite_sequence SET seq = 4000 WHERE name = 'product'")
    await importStock(shop, { RUG: 9 })
    const backup = shop.catalogue.sqlite.serialize()
    await sell(shop, 'LAMP', 5)
    await sell(shop, 'RUG', 1)
    const restored = { ...shop, catalogue: asOf('catalogue', backup) }
    // The second of three ranges holds nothing.
    await compareStock(databasesOf(restored), 1 * MINUTE_MS)
    await exchangeStock(databasesOf(restored), Date.now())
    expect(shown(restored)).not.toEqual(soldBy(restored))
    await compareStock(databasesOf(restored), 2 * MINUTE_MS)
    await exchangeStock(databasesOf(restored), Date.now())
    expectAgreement(restored)
  })
})
