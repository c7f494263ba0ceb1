// The n-th call of the databases fails, for every n there is, while somebody buys (trust F-S): refused, or
// done and never answered. Whoever presses again gets one order of one piece, and pays once.
import type { D1Database } from '@cloudflare/workers-types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IDEMPOTENCY_HEADER } from '../../../../shared/contract/wire/wire-names'
import type { Bindings } from '../../../../worker/commerce/env'
import { settleNotices } from '../../../../worker/commerce/payments/adyen/adyen-notice'
import { cancelUnanswered } from '../../../../worker/commerce/payments/adyen/cancel-unanswered'
import { deliverNotices } from '../../../../worker/commerce/payments/adyen/sandbox-notices'
import { openCommerceShop } from '../../../fakes/commerce-shop'
import { createD1 } from '../../../fakes/d1-in-memory'
import { createFaultyD1 } from '../../../simulator/faulty-d1'
import { productDraft } from '../catalogue/small-shop'
import { orderOf, paidBy } from './order-request'

type Fault = 'refused' | 'answer lost'

const MINUTE_MS = 60_000
const STOCK = 10

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A shop in which one call of a database fails, counted from when it is said. */
async function openShop() {
  const [catalogue, sales] = [createD1('catalogue'), createD1('sales')]
  let asked = 0
  let failing: { nth: number; fault: Fault } | null = null
  const weather = {
    draw() {
      asked += 1
      return { fault: asked === failing?.nth ? failing.fault : null }
    },
  }
  const way = { clock: null, weather, trace: () => undefined } as never
  const faulty = (db: D1Database) =>
    createFaultyD1(db, way, { changed: () => undefined, sql: (text) => text })
  const databases = { catalogue: faulty(catalogue.db), sales: faulty(sales.db) }
  const draft = productDraft('LAMP', { stock: { ...productDraft('ANY').stock, qty: STOCK } })
  const shop = await openCommerceShop(
    { categories: [], attributes: [], products: [draft] },
    databases,
  )
  return {
    ...shop,
    sales: sales.db,
    fail(nth: number, fault: Fault) {
      asked = 0
      failing = { nth, fault }
    },
    asked: () => asked,
  }
}

type Shop = Awaited<ReturnType<typeof openShop>>

/** Pressed again until the shop says something. */
async function post(shop: Shop, path: string, body: unknown, name = ''): Promise<unknown> {
  for (let tries = 0; tries < 3; tries += 1) {
    const response = await shop.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(name && { [IDEMPOTENCY_HEADER]: name }) },
      body: JSON.stringify(body),
    })
    // What is done after the answer may fail too, and is done again by the clock.
    await shop.settle().catch(() => undefined)
    const said = (await response.json()) as { code: number; result: unknown }
    if (said.code < 500) return said.result
  }
  throw new Error(`${path} fails again and again`)
}

async function buy(shop: Shop): Promise<void> {
  const cartId = String(await post(shop, '/api/cart/create', {}))
  const cartItem = { sku: 'LAMP', qty: 1 }
  await post(shop, `/api/cart/update?cartId=${cartId}`, { cartItem }, 'one-change')
  const order = paidBy(orderOf(cartId, [{ sku: 'LAMP', qty: 1 }]), 'adyen_cc')
  const { orderHash } = (await post(shop, '/api/order', order, order.order_id)) as {
    orderHash: string
  }
  const card = {
    type: 'scheme',
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  }
  const additional_data = { stateData: JSON.stringify({ paymentMethod: card }) }
  await post(shop, '/api/ext/adyen/payment-information', {
    orderHash,
    returnUrl: 'http://nl.localhost:8787/checkout-return',
    paymentMethod: { method: 'adyen_cc', additional_data },
  })
}

/** What the clock of commerce does in the next quarter of an hour. */
async function waitForAnswers({ sales }: Shop): Promise<void> {
  for (let minute = 0; minute < 15; minute += 1) {
    vi.setSystemTime(Date.now() + MINUTE_MS)
    await deliverNotices(sales, Date.now())
    await settleNotices(sales, Date.now())
    await cancelUnanswered({ SALES: sales } as Bindings, Date.now())
  }
}

const BOOKS = `
SELECT (SELECT COUNT(*) FROM orders) AS orders, (SELECT SUM(qty) FROM order_line) AS pieces,
  (SELECT qty FROM stock) AS left, (SELECT state FROM orders) AS state,
  (SELECT COUNT(*) FROM sandbox_adyen_payment WHERE answer LIKE '%Authorised%') AS paid`

interface Books {
  orders: number
  pieces: number
  left: number
  state: string
  paid: number
}

describe.each(['refused', 'answer lost'] as const)('a database call that is %s', (fault) => {
  it('makes of one purchase no second one, whichever call it is', async () => {
    const count = await countCalls()
    expect(count).toBeGreaterThan(10)
    for (let nth = 1; nth <= count; nth += 1) {
      const shop = await openShop()
      shop.fail(nth, fault)
      await buy(shop)
      shop.fail(0, fault)
      await waitForAnswers(shop)
      const books = await shop.sales.prepare(BOOKS).first<Books>()
      expect([nth, books?.orders, books?.pieces]).toEqual([nth, 1, 1])
      const isPaid = books?.state === 'processing'
      expect([nth, books?.paid]).toEqual([nth, isPaid ? 1 : 0])
      expect([nth, books?.left]).toEqual([nth, books?.state === 'canceled' ? STOCK : STOCK - 1])
    }
  }, 120_000)
})

async function countCalls(): Promise<number> {
  const shop = await openShop()
  shop.fail(0, 'refused')
  await buy(shop)
  return shop.asked()
}
