import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openBackend } from './backend.ts'
import { findSimple } from './find-products.ts'
import { placeOrder } from './place-order.ts'

const METHOD = process.env.BACKEND_REDIRECT_METHOD ?? 'sandbox_card'
const returnUrl = process.env.BACKEND_RETURN_URL ?? 'http://nl.localhost:8787/checkout-return'

const backend = openBackend()
const orderByCard = async () => (await placeOrder(backend, METHOD)).attempt

const start = (orderHash: string, to = returnUrl) =>
  backend.send('paymentStart', { body: { orderHash, method: METHOD, returnUrl: to } })

describe('the status of an order (spec 7)', () => {
  it('is known under the attempt, and 404 for an attempt that nobody made', async () => {
    const attempt = await orderByCard()
    const status = await backend.call('orderStatus', { params: { order_id: attempt } })
    expect(status.grand_total).toBeGreaterThan(0)
    const unknown = await backend.send('orderStatus', { params: { order_id: randomUUID() } })
    expect(unknown.code).toBe(404)
  })
})

describe('the ways to pay of a store', () => {
  it('are told by their codes, for no cart in particular', async () => {
    const { codes } = await backend.call('paymentWays')
    expect(codes).toContain(METHOD)
  })
})

describe('a payment on a page of its own', () => {
  it('leads to one page however often it is started, and is open until it is decided', async () => {
    const orderHash = await orderByCard()
    const [first, again] = [await start(orderHash), await start(orderHash)]
    expect(first).toMatchObject({ code: 200, raw: { redirectUrl: expect.stringMatching(/^http/) } })
    expect(again.raw).toEqual(first.raw)
    expect(await backend.call('paymentStatus', { query: { orderHash } })).toMatchObject({
      state: 'open',
    })
  })

  it('is given up once, gives the stock back, and cannot be started again', async () => {
    const sku = await findSimple(backend)
    const before = await backend.call('stockCheck', { query: { sku } })
    const orderHash = await orderByCard()
    const cancelled = await backend.call('paymentCancel', { body: { orderHash } })
    expect(['cancelled', 'refused']).toContain(cancelled.state)
    expect(await backend.call('paymentCancel', { body: { orderHash } })).toEqual(cancelled)
    expect((await backend.call('stockCheck', { query: { sku } })).qty).toBe(before.qty)
    expect(await start(orderHash)).toMatchObject({ code: expect.toSatisfy(isRefusal) })
  })

  it('never sends a shopper anywhere but back to the shop', async () => {
    const orderHash = await orderByCard()
    for (const elsewhere of [
      'https://evil.example/checkout-return',
      'http://nl.localhost@evil.example/x',
    ]) {
      expect(await start(orderHash, elsewhere)).toMatchObject({ code: expect.toSatisfy(isRefusal) })
    }
  })

  it('is not known for an order that nobody placed', async () => {
    const orderHash = randomUUID()
    expect(await start(orderHash)).toMatchObject({ code: expect.toSatisfy(isRefusal) })
    const status = await backend.send('paymentStatus', { query: { orderHash } })
    expect(status.code).toSatisfy(isRefusal)
    const cancelled = await backend.send('paymentCancel', { body: { orderHash } })
    expect(cancelled.code).toSatisfy(isRefusal)
  })
})

const isRefusal = (code: number) => code >= 400 && code < 500
