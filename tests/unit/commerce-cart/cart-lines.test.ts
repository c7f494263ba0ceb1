import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { createD1 } from '../../fakes/d1-in-memory'
import { noraOption, openSaleShop, put, type SaleShop } from './sale-shop'

let shop: SaleShop
let cartId: string

beforeEach(async () => {
  shop = await openSaleShop(createD1().db)
  cartId = await shop.ask('cartCreate')
})

const pull = (id = cartId) => shop.ask('cartPull', { query: { cartId: id } })
const linesOf = async (id = cartId) => (await pull(id)).map(({ sku, qty }) => [sku, qty])

describe('a guest cart', () => {
  it('has a name of 32 characters that nobody can guess', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => shop.ask('cartCreate')))
    expect(new Set(ids).size).toBe(50)
    for (const id of ids) expect(id).toMatch(/^[\w-]{32}$/)
  })

  it('is empty at first', async () => {
    expect(await pull()).toEqual([])
  })

  it('is never kept by a cache', async () => {
    const url = `http://x/api/cart/pull?cartId=${cartId}`
    const response = await shop.fetch(new Request(url))
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  it('shows what was put into it', async () => {
    const { status, result } = await put(shop, cartId, 'TABLE', 2)
    expect(status).toBe(200)
    expect(result).toMatchObject({
      sku: 'TABLE',
      qty: 2,
      name: 'Bruno coffee table',
      product_type: 'simple',
      quote_id: cartId,
      price: 206.61,
    })
    expect(await linesOf()).toEqual([['TABLE', 2]])
  })

  it('adds up what is added twice, and sets what is named by its item id', async () => {
    await put(shop, cartId, 'TABLE', 2)
    await put(shop, cartId, 'table', 3)
    expect(await linesOf()).toEqual([['TABLE', 5]])
    const [line] = await pull()
    await put(shop, cartId, 'TABLE', 1, { item_id: line?.item_id })
    expect(await linesOf()).toEqual([['TABLE', 1]])
  })

  it('lets no addition of two at the same moment get lost', async () => {
    await Promise.all(Array.from({ length: 10 }, () => put(shop, cartId, 'FLASH', 1)))
    expect(await linesOf()).toEqual([['FLASH', 10]])
  })

  it('gives a line up, once', async () => {
    await put(shop, cartId, 'TABLE', 2)
    const [line] = await pull()
    const body = { cartItem: { sku: 'TABLE', item_id: line?.item_id, quoteId: cartId } }
    expect(await shop.ask('cartDelete', { query: { cartId }, body })).toBe(true)
    expect(await pull()).toEqual([])
    expect(await shop.send('cartDelete', { query: { cartId }, body })).toMatchObject({
      status: 404,
      meta: { reason: 'item-not-found' },
    })
  })

  it('holds at most 200 different lines', async () => {
    const note = (n: number) => ({
      product_option: {
        extension_attributes: { custom_options: [{ option_id: '1', option_value: `no ${n}` }] },
      },
    })
    for (let n = 0; n < 200; n += 1) await put(shop, cartId, 'ENDLESS', 1, note(n))
    expect(await put(shop, cartId, 'ENDLESS', 1, note(200))).toMatchObject({ status: 400 })
    expect(await put(shop, cartId, 'ENDLESS', 1, note(7))).toMatchObject({ status: 200 })
  })
})

describe('a configurable product in a cart', () => {
  it('is sold as the child that its options choose', async () => {
    const answer = await put(shop, cartId, 'NORA', 1, await noraOption(shop, 'M', 'blue'))
    expect(answer.result).toMatchObject({
      sku: 'NORA-M-BLUE',
      name: 'Nora dress',
      product_type: 'configurable',
      ...(await noraOption(shop, 'M', 'blue')),
    })
  })

  it('is the same line by its child sku and by the parent with options', async () => {
    await put(shop, cartId, 'NORA', 1, await noraOption(shop, 'M', 'red'))
    await put(shop, cartId, 'NORA-M-RED', 2)
    expect(await linesOf()).toEqual([['NORA-M-RED', 3]])
  })

  it('needs its choices made', async () => {
    const wrong = [{}, await noraOption(shop, 'L', 'red'), await noraOption(shop, 'XXL', 'red')]
    for (const option of wrong) {
      expect(await put(shop, cartId, 'NORA', 1, option)).toMatchObject({
        status: 400,
        meta: { reason: 'choice-missing' },
      })
    }
  })

  it('keeps its line while its size changes, and takes in the line it becomes', async () => {
    await put(shop, cartId, 'NORA-S-RED', 1)
    await put(shop, cartId, 'NORA-M-RED', 2)
    const [small] = await pull()
    const option = await noraOption(shop, 'M', 'red')
    const changed = await put(shop, cartId, 'NORA', 3, { item_id: small?.item_id, ...option })
    expect(changed.result).toMatchObject({ item_id: small?.item_id, sku: 'NORA-M-RED', qty: 5 })
    expect(await linesOf()).toEqual([['NORA-M-RED', 5]])
  })
})

describe('two lines of one sku', () => {
  const custom = (...texts: string[]) => ({
    product_option: {
      extension_attributes: {
        custom_options: texts.map((text, at) => ({ option_id: String(at), option_value: text })),
      },
    },
  })
  const giftCard = (amount: number, name = 'Erin') => ({
    product_option: {
      extension_attributes: {
        am_giftcard_options: { am_giftcard_amount: amount, am_giftcard_recipient_name: name },
      },
    },
  })

  it('are different when their custom options differ, whatever the order of keys', async () => {
    await put(shop, cartId, 'TABLE', 1, custom('A', 'B'))
    await put(shop, cartId, 'TABLE', 1, custom('A=1&1', 'B'))
    await put(shop, cartId, 'TABLE', 1, {
      product_option: {
        extension_attributes: {
          custom_options: [
            { option_value: 'B', option_id: 1 },
            { option_value: 'A', option_id: 0 },
          ],
        },
      },
    })
    expect(await linesOf()).toEqual([
      ['TABLE', 2],
      ['TABLE', 1],
    ])
  })

  it('are different in two sizes with the same custom option', async () => {
    await put(shop, cartId, 'NORA-S-RED', 1, custom('Mia'))
    await put(shop, cartId, 'NORA-M-RED', 1, custom('Mia'))
    expect(await linesOf()).toEqual([
      ['NORA-S-RED', 1],
      ['NORA-M-RED', 1],
    ])
  })

  it('are different gift cards when their amounts or names differ', async () => {
    await put(shop, cartId, 'CARD', 1, giftCard(10))
    await put(shop, cartId, 'CARD', 1, giftCard(50))
    await put(shop, cartId, 'CARD', 1, giftCard(50))
    await put(shop, cartId, 'CARD', 1, giftCard(50, 'Wilm'))
    expect((await pull()).map(({ qty, price }) => [qty, price])).toEqual([
      [1, 10],
      [2, 50],
      [1, 50],
    ])
  })

  it('share one stock', async () => {
    expect(await put(shop, cartId, 'TABLE', 6, custom('A'))).toMatchObject({ status: 200 })
    expect(await put(shop, cartId, 'TABLE', 5, custom('B'))).toMatchObject({
      status: 400,
      result: 'The requested qty is not available',
    })
    expect(await put(shop, cartId, 'TABLE', 4, custom('B'))).toMatchObject({ status: 200 })
  })
})

describe('what a cart refuses', () => {
  it('takes whole quantities from 1 to 10,000 only', async () => {
    const quantities = [0, -1, 1.5, 'abc', '2', 1e9, 10_001, null, true, [], {}, undefined]
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
    const big = JSON.stringify({ cartItem: { sku: 'TABLE', qty: 1 }, x: 'x'.repeat(1_100_000) })
    const bodies: [string, number][] = [
      ['{"cartItem":', 400],
      ['', 400],
      ['[]', 400],
      ['null', 400],
      ['{"cartItem":[]}', 400],
      [big, 413],
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
    const { db: DB } = shop
    const old = await shop.ask('cartCreate')
    const moment = Date.now() - 30 * 24 * 60 * 60 * 1000 - 1000
    await DB.prepare('UPDATE cart SET updated_at = ?1 WHERE mask = ?2').bind(moment, old).run()
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
    for (const query of [{}, { cartId: '' }, { cartId: 'a b' }, { cartId: 'x'.repeat(65) }]) {
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

describe('a product that leaves the catalogue', () => {
  it('leaves the cart with it, and comes back with it', async () => {
    await put(shop, cartId, 'TABLE', 1)
    await put(shop, cartId, 'BOOK', 1)
    const { db: DB } = shop
    await DB.prepare("UPDATE product SET status = 2 WHERE sku = 'TABLE'").run()
    expect(await linesOf()).toEqual([['BOOK', 1]])
    await DB.prepare("UPDATE product SET status = 1 WHERE sku = 'TABLE'").run()
    expect(await linesOf()).toEqual([
      ['TABLE', 1],
      ['BOOK', 1],
    ])
  })
})
