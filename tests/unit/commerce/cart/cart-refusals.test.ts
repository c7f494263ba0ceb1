import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop, put } from '../checkout-shop'

let shop: CheckoutShop
let cartId: string

beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
  cartId = await shop.ask('cartCreate')
})

const pull = (id = cartId) => shop.ask('cartPull', { query: { cartId: id } })
const linesOf = async (id = cartId) => (await pull(id)).map(({ sku, qty }) => [sku, qty])

describe('what a cart refuses', () => {
  it('takes whole quantities from 1 to 10,000 only', async () => {
    const quantities = [0, -1, 1.5, 'abc', '2 of them', 1e9, 10_001, null, true, [], {}, undefined]
    for (const qty of quantities) {
      expect(await put(shop, cartId, 'ENDLESS', qty), String(qty)).toMatchObject({ status: 400 })
    }
    expect(await put(shop, cartId, 'ENDLESS', 10_000)).toMatchObject({ status: 200 })
    expect(await put(shop, cartId, 'ENDLESS', 1)).toMatchObject({ status: 400 })
    expect(await linesOf()).toEqual([['ENDLESS', 10_000]])
  })

  it('sells no more than there is', async () => {
    expect(await put(shop, cartId, 'TABLE', 11)).toMatchObject({
      status: 400,
      result: 'The requested qty is not available',
    })
    expect(await put(shop, cartId, 'NORA-L-BLUE', 1)).toMatchObject({ status: 400 })
  })

  it('sells nothing unknown, switched off, or sold by its parts', async () => {
    expect(await put(shop, cartId, 'NOTHING', 1)).toMatchObject({ status: 404 })
    expect(await put(shop, cartId, 'OFF', 1)).toMatchObject({ status: 400 })
    expect(await put(shop, cartId, 'SET', 1)).toMatchObject({ status: 400 })
    expect(await put(shop, cartId, '', 1)).toMatchObject({ status: 400 })
    expect(await put(shop, cartId, "'; DROP TABLE cart; --", 1)).toMatchObject({ status: 404 })
  })

  it('says what is missing from a body', async () => {
    const texts = {
      cartUpdate: 'No cartItem element provided within the request body',
      cartDelete: 'No cartItem element provided within the request body',
      cartShippingMethods: 'No address element provided within the request body',
      cartShippingInformation: 'No address element provided within the request body',
      cartCollectTotals: 'No shipping and payment methods element provided within the request body',
    } as const
    for (const [name, result] of Object.entries(texts)) {
      const call = name as keyof typeof texts
      expect(await shop.send(call, { query: { cartId }, body: {} })).toMatchObject({
        status: 400,
        result,
      })
    }
  })

  it('answers malformed bodies with a clear 4xx', async () => {
    const bodies: [string, number][] = [
      ['{"cartItem":', 400],
      ['', 400],
      ['[]', 400],
      ['null', 400],
      ['{"cartItem":[]}', 400],
    ]
    for (const [body, status] of bodies) {
      const sent = { query: { cartId }, body, headers: { 'content-type': 'application/json' } }
      expect(await shop.send('cartUpdate', sent), body.slice(0, 20)).toMatchObject({ status })
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const posted = await shop.send('cartUpdate', { query: { cartId }, body: 'a=1', headers: form })
    expect(posted.status).toBe(415)
  })

  it('never fails on whatever is sent as an item', async () => {
    const anything = fc.record(
      {
        sku: fc.oneof(fc.constantFrom('TABLE', 'NORA', 'CARD', 'ENDLESS'), fc.string()),
        qty: fc.oneof(fc.integer(), fc.double(), fc.string(), fc.jsonValue()),
        item_id: fc.oneof(fc.integer(), fc.jsonValue()),
        product_option: fc.oneof(
          fc.jsonValue(),
          fc.record({ extension_attributes: fc.dictionary(fc.string(), fc.jsonValue()) }),
        ),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(anything, async (cartItem) => {
        const { status } = await shop.send('cartUpdate', { query: { cartId }, body: { cartItem } })
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the carts of others', () => {
  it('are not found, whether they are unknown, of another store, or have expired', async () => {
    const { sales } = shop
    const old = await shop.ask('cartCreate')
    const moment = Date.now() - 30 * 24 * 60 * 60 * 1000 - 1000
    await sales.prepare('UPDATE cart SET updated_at = ?1 WHERE mask = ?2').bind(moment, old).run()
    const german = await shop.ask('cartCreate', { store: 'de_de' })
    for (const id of ['x'.repeat(32), '1', german, old]) {
      for (const name of ['cartPull', 'cartTotals', 'cartPaymentMethods'] as const) {
        expect(await shop.send(name, { query: { cartId: id } })).toMatchObject({
          status: 404,
          meta: { reason: 'cart-not-found' },
        })
      }
      expect(await put(shop, id, 'TABLE', 1)).toMatchObject({ status: 404 })
    }
    expect(
      await shop.send('cartPull', { query: { cartId: german }, store: 'de_de' }),
    ).toMatchObject({
      status: 200,
    })
  })

  it('are refused without a name', async () => {
    const queries: Record<string, string>[] = [
      {},
      { cartId: '' },
      { cartId: 'a b' },
      { cartId: 'x'.repeat(65) },
    ]
    for (const query of queries) {
      expect(await shop.send('cartPull', { query })).toMatchObject({ status: 400 })
    }
  })

  it('keep their lines, even when somebody knows the item ids', async () => {
    const other = await shop.ask('cartCreate')
    await put(shop, other, 'TABLE', 2)
    const [line] = await pull(other)
    const id = line?.item_id
    expect(await put(shop, cartId, 'TABLE', 9, { item_id: id })).toMatchObject({ status: 404 })
    const body = { cartItem: { sku: 'TABLE', item_id: id, quoteId: other } }
    expect(await shop.send('cartDelete', { query: { cartId }, body })).toMatchObject({
      status: 404,
    })
    expect(await linesOf(other)).toEqual([['TABLE', 2]])
    expect(await pull()).toEqual([])
  })
})
