// Stock stands in two databases that no transaction spans. Whatever is cut short between any two calls,
// and in whatever order the calls of several isolates come: after the next tick both say the same.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderRequest } from '../../../../shared/contract/order/order'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Databases } from '../../../../worker/commerce/db/databases'
import { expireOrders } from '../../../../worker/commerce/orders/expire-orders'
import { PAYMENT_WINDOW_MS } from '../../../../worker/commerce/orders/order'
import { placeCartOrder } from '../../../../worker/commerce/orders/place-cart-order'
import { exchangeStock } from '../../../../worker/commerce/stock/exchange-stock'
import { createDatabases, type MemoryDatabases } from '../../../fakes/d1-in-memory'
import { guardDatabases } from '../../../fakes/guarded-d1'
import { writeCatalogue } from '../../../fakes/write-catalogue'
import { productDraft } from '../catalogue/small-shop'
import { orderOf, paidBy } from '../orders/order-request'

const SKUS = ['LAMP', 'RUG'] as const

interface Step {
  does: 'import' | 'replace' | 'order' | 'give up' | 'tick'
  sku: (typeof SKUS)[number]
  qty: number
  /** The process ends after so many calls to a database. */
  endsAfter: number
}

const STEP: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('import', 'replace', 'order', 'give up', 'tick'),
  sku: fc.constantFrom(...SKUS),
  qty: fc.integer({ min: 1, max: 6 }),
  endsAfter: fc.oneof(fc.nat(14), fc.constant(1000)),
})

const draftOf = (sku: string, qty: number) => {
  const product = productDraft(sku)
  return {
    attributes: [],
    categories: [],
    products: [{ ...product, stock: { ...product.stock, qty } }],
  }
}

let attempts = 0

async function order(all: MemoryDatabases, own: Databases, { sku, qty }: Step): Promise<void> {
  attempts += 1
  const mask = `cart-${attempts}`.padEnd(32, '-')
  await all.sales.batch([
    all.sales
      .prepare(
        `INSERT INTO cart (mask, store_code, created_at, updated_at) VALUES (?1, 'nl_nl', ?2, ?2)`,
      )
      .bind(mask, Date.now()),
    all.sales
      .prepare(
        `INSERT INTO cart_line (cart_id, item_id, line_key, sku, qty, line_options)
        SELECT id, 1, ?2, ?2, ?3, '{}' FROM cart WHERE mask = ?1`,
      )
      .bind(mask, sku, qty),
  ])
  const method = attempts % 2 === 0 ? 'sandbox_card' : 'banktransfer'
  const request = orderRequest.parse(paidBy(orderOf(mask, [{ sku, qty }]), method))
  await placeCartOrder(own, storeViewOf('nl_nl'), request, Date.now())
}

async function take(all: MemoryDatabases, own: Databases, step: Step): Promise<void> {
  if (step.does === 'order') await order(all, own, step)
  else if (step.does === 'tick') await exchangeStock(own, Date.now())
  else if (step.does === 'give up') {
    await expireOrders(own.sales, Date.now() + PAYMENT_WINDOW_MS + 1000)
  } else {
    const mode = step.does === 'import' ? 'merge' : 'replace'
    await writeCatalogue(own, draftOf(step.sku, step.qty), mode)
  }
}

/** The process that takes the step ends in the midst of it, for good. */
async function takeUntilEnd(all: MemoryDatabases, step: Step): Promise<void> {
  const ended = new Error('ended')
  let left = step.endsAfter
  const own = guardDatabases(all, async () => {
    left -= 1
    if (left < 0) throw ended
  })
  await take(all, own, step).catch((error: unknown) => {
    if (error !== ended) throw error
  })
}

const COLUMNS = 'qty, is_in_stock, manage_stock, backorders, min_sale_qty, max_sale_qty, version'

async function expectAgreement({ catalogue, sales }: MemoryDatabases): Promise<void> {
  const rows = async (database: typeof sales, sql: string) =>
    (await database.prepare(sql).all<{ sku: string; qty: number }>()).results
  const copies = await rows(
    catalogue,
    `SELECT sku, ${COLUMNS} FROM stock_copy JOIN product ON id = product_id ORDER BY sku`,
  )
  const stock = await rows(sales, `SELECT sku, ${COLUMNS} FROM stock ORDER BY sku`)
  const known = new Set(copies.map(({ sku }) => sku))
  expect(copies).toEqual(stock.filter(({ sku }) => known.has(sku)))
  expect(await rows(catalogue, 'SELECT * FROM stock_import')).toEqual([])
  expect(await rows(sales, 'SELECT * FROM stock_change')).toEqual([])
}

async function openShop(): Promise<MemoryDatabases> {
  const databases = createDatabases()
  for (const sku of SKUS) await writeCatalogue(databases, draftOf(sku, 9), 'merge')
  return databases
}

it('agrees after the next tick, wherever what came before was cut short', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 1, maxLength: 8 }), async (steps) => {
      const databases = await openShop()
      for (const step of steps) await takeUntilEnd(databases, step)
      await exchangeStock(databases, Date.now())
      await expectAgreement(databases)
    }),
    { numRuns: 60 },
  )
}, 120_000)

/** Steps that are taken one after the other, while other isolates take theirs. */
const ISOLATE = (...does: Step['does'][]) =>
  fc.array(
    STEP.map((step): Step => ({ ...step, does: does[step.qty % does.length] ?? 'tick' })),
    { minLength: 3, maxLength: 6 },
  )

it('agrees after the next tick, in whatever order the calls of several isolates come', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      ISOLATE('import'),
      ISOLATE('order', 'give up'),
      ISOLATE('order', 'tick'),
      ISOLATE('tick'),
      async (scheduler, ...isolates) => {
        const databases = await openShop()
        const own = guardDatabases(databases, () => scheduler.schedule(Promise.resolve()))
        const work = isolates.map(async (steps) => {
          for (const step of steps) await take(databases, own, step)
        })
        await scheduler.waitFor(Promise.all(work))
        await exchangeStock(databases, Date.now())
        await expectAgreement(databases)
      },
    ),
    { numRuns: 40 },
  )
}, 120_000)

it('never copies older stock over newer, however long an isolate was busy in between', async () => {
  const databases = await openShop()
  const sell = (qty: number) =>
    order(databases, databases, { does: 'order', sku: 'LAMP', qty, endsAfter: 0 })
  await sell(1)
  const busy = Promise.withResolvers<void>()
  const hasRead = Promise.withResolvers<void>()
  let calls = 0
  const slow = guardDatabases(databases, async () => {
    calls += 1
    // It has looked for imports and read what was sold, and is about to write the copy.
    if (calls < 3) return
    hasRead.resolve()
    await busy.promise
  })
  const late = exchangeStock(slow, Date.now())
  await hasRead.promise
  await sell(2)
  await exchangeStock(databases, Date.now())
  busy.resolve()
  await late
  await expectAgreement(databases)
})

it.each(Array.from({ length: 15 }, (_, calls) => calls))(
  'takes an import once, whatever is sold after it ended at call %i',
  async (endsAfter) => {
    const databases = await openShop()
    const { catalogue, sales } = databases
    const read = async (database: typeof sales, sql: string) =>
      Number(await database.prepare(sql).first('n'))
    const stockOf = () => read(sales, "SELECT qty AS n FROM stock WHERE sku = 'LAMP'")

    await takeUntilEnd(databases, { does: 'import', sku: 'LAMP', qty: 5, endsAfter })
    const before = await stockOf()
    const untold = await read(catalogue, 'SELECT COUNT(*) AS n FROM stock_import')
    for (let n = 0; n < 4; n += 1) {
      await order(databases, databases, { does: 'order', sku: 'LAMP', qty: 3, endsAfter: 0 })
    }
    const sold = await read(sales, 'SELECT COALESCE(SUM(qty), 0) AS n FROM order_line')
    expect(sold).toBe(Math.floor(before / 3) * 3)
    await exchangeStock(databases, Date.now())
    expect(await stockOf()).toBe(before === 5 || untold === 0 ? before - sold : 5)
  },
)
