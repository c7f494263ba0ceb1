import { beforeEach, describe, expect, it } from 'vitest'
import { fail } from '../../../../shared/result'
import { setLine } from '../../../../worker/commerce/cart/write-line'
import { ITEM_NOT_FOUND } from '../../../../worker/commerce/http/refusal'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, noraOption, openCheckoutShop, put } from '../checkout-shop'

let shop: CheckoutShop
let cartId: string

beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
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

  it('numbers its lines so that they count nothing, and keeps them in the order they came', async () => {
    const ids: number[] = []
    for (const sku of ['TABLE', 'NORA-S-RED', 'NORA-M-RED', 'TABLE']) {
      const { result } = await put(shop, cartId, sku, 1)
      ids.push((result as { item_id: number }).item_id)
    }
    expect(ids[3]).toBe(ids[0])
    const steps = [ids[1] ?? 0, ids[2] ?? 0].map((id, at) => Math.abs(id - (ids[at] ?? 0)))
    for (const step of steps) expect(step).toBeGreaterThan(1)
    expect((await pull()).map(({ item_id }) => item_id)).toEqual(ids.slice(0, 3))
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
        custom_options: texts.map((text, at) => ({
          option_id: String(at + 1),
          option_value: text,
        })),
      },
    },
  })
  const giftCard = (amount: number, name = 'Erin') => ({
    product_option: {
      extension_attributes: {
        am_giftcard_options: {
          am_giftcard_amount: amount,
          am_giftcard_recipient_name: name,
          am_giftcard_recipient_email: 'erin@example.com',
        },
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
            { option_value: 'B', option_id: 2 },
            { option_value: 'A', option_id: 1 },
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

describe('a product that leaves the catalogue', () => {
  it('leaves the cart with it, and comes back with it', async () => {
    await put(shop, cartId, 'TABLE', 1)
    await put(shop, cartId, 'BOOK', 1)
    const { catalogue } = shop
    await catalogue.prepare("UPDATE product SET status = 2 WHERE sku = 'TABLE'").run()
    expect(await linesOf()).toEqual([['BOOK', 1]])
    await catalogue.prepare("UPDATE product SET status = 1 WHERE sku = 'TABLE'").run()
    expect(await linesOf()).toEqual([
      ['TABLE', 1],
      ['BOOK', 1],
    ])
  })
})

it('a change of a line that went meanwhile takes no equal line with it', async () => {
  await put(shop, cartId, 'TABLE', 2)
  const { sales } = shop
  const read = sales.prepare('SELECT cart_id, line_key FROM cart_line')
  const line = await read.first<{ cart_id: number; line_key: string }>()
  const draft = { lineKey: line?.line_key ?? '', sku: 'TABLE', qty: 5, lineOptions: '{}' }
  const change = { cartId: line?.cart_id ?? 0, names: [], now: Date.now() }
  expect(await setLine(sales, change, 1, draft)).toEqual(fail(ITEM_NOT_FOUND))
  expect(await linesOf()).toEqual([['TABLE', 2]])
})
