import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toRegionName } from '../../../../shared/contract/customer/address'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { subscribeReader } from '../../../../worker/commerce/newsletter/subscribe-reader'
import { put } from '../checkout-shop'
import { cartWith, orderOf } from '../orders/order-request'
import { bearer, type CustomerShop, ERIN, openCustomerShop, register } from './customer-shop'

vi.mock('node:crypto', () => import('./cheap-scrypt'))

const HOME = {
  firstname: 'Erin',
  lastname: 'de Vries',
  street: ['Oudegracht', '12'],
  city: 'Utrecht',
  country_id: 'NL',
  postcode: '3511 AB',
}

let shop: CustomerShop
let token: string
beforeEach(async () => {
  shop = await openCustomerShop()
  token = (await shop.tokens()).token
})

const change = (customer: object, by = token) =>
  shop.send('userUpdate', { ...bearer(by), body: { customer } })
const me = (by = token) => shop.ask('userMe', bearer(by))

/** Another customer, logged in. */
async function stranger(): Promise<string> {
  await register(shop, { email: 'wilm@example.com' })
  return (await shop.tokens('wilm@example.com')).token
}

describe('registering', () => {
  it('takes along what a guest ordered under that address, for who knows its hash', async () => {
    const guest = { ...HOME, email: 'juno@example.com', region: '', region_id: 0, region_code: '' }
    const order = async () => {
      const body = orderOf(await cartWith(shop, 'BOOK'), [{ sku: 'BOOK', qty: 1 }])
      const { addressInformation } = body
      const addresses = { shippingAddress: guest, billingAddress: guest }
      const placed = await shop.ask('orderPlace', {
        body: { ...body, addressInformation: { ...addressInformation, ...addresses } },
      })
      return (placed as { orderHash: string }).orderHash
    }
    const [known, unknown] = [await order(), await order()]
    const create = (email: string, orders: string[]) => {
      const { password, ...customer } = { ...ERIN, email }
      return shop.send('userCreate', { body: { customer, password, orders } })
    }
    const historyOf = async (email: string) =>
      shop.ask('userOrderHistory', bearer((await shop.tokens(email)).token))
    // Somebody else has the hash of the order, and another address.
    await create('wilm@example.com', [known])
    expect((await historyOf('wilm@example.com')).total_count).toBe(0)
    await create('Juno@example.com', [known, 'made-up'])
    const { items } = await historyOf('juno@example.com')
    expect(items?.map(({ order_hash: hash }) => hash)).toEqual([known])
    expect(known).not.toBe(unknown)
    const { addresses } = await shop.ask(
      'userMe',
      bearer((await shop.tokens('juno@example.com')).token),
    )
    const { firstname, postcode, street } = HOME
    expect(addresses).toMatchObject([{ firstname, postcode, street, default_shipping: true }])
  })

  it.each(['', 'Utrecht'])(
    'keeps where it was sent to, in “%s”, in a book that can be changed',
    async (region) => {
      const email = 'juno@example.com'
      const guest = { ...HOME, email, region, region_id: 0, region_code: '' }
      const body = orderOf(await cartWith(shop, 'BOOK'), [{ sku: 'BOOK', qty: 1 }])
      const addresses = { shippingAddress: guest, billingAddress: guest }
      const placed = await shop.ask('orderPlace', {
        body: { ...body, addressInformation: { ...body.addressInformation, ...addresses } },
      })
      const orders = [(placed as { orderHash: string }).orderHash]
      const { password, ...customer } = { ...ERIN, email }
      await shop.send('userCreate', { body: { customer, password, orders } })
      const { token: own } = await shop.tokens(email)
      const book = (await me(own)).addresses ?? []
      expect(book.map((address) => toRegionName(address.region))).toEqual([region])
      expect(await change({ addresses: [...book, HOME] }, own)).toMatchObject({ status: 200 })
      expect((await me(own)).addresses).toHaveLength(2)
    },
  )

  it('refuses an address that is taken, in the words of spec 8', async () => {
    expect(await register(shop, { email: 'ERIN@example.com' })).toMatchObject({
      status: 400,
      result: 'A customer with the same email already exists in an associated website.',
    })
    const free = (customerEmail: string) =>
      shop.ask('userEmailAvailable', { body: { customerEmail } })
    expect([await free(ERIN.email), await free('free@example.com')]).toEqual([false, true])
  })

  it.each([{ id: 100 }, { customer_id: 1 }, { id: 0 }])(
    'leaves no account and no mail where the address book is refused: %j',
    async (foreign) => {
      const email = 'new@example.com'
      const { password, ...erin } = ERIN
      const customer = { ...erin, email, addresses: [{ ...HOME, ...foreign }] }
      const body = { customer, password }
      expect((await shop.send('userCreate', { body })).meta.reason).toBe('address-foreign')
      const counted = shop.sales.prepare(`SELECT (SELECT COUNT(*) FROM customer WHERE email = ?1)
        + (SELECT COUNT(*) FROM mail WHERE recipient = ?1) AS n`)
      expect(await counted.bind(email).first('n')).toBe(0)
    },
  )

  it.each(['Short-1', 'alllowercase', 'lower123', 'P@ssw0rd123'])(
    'refuses the password %j',
    async (password) => {
      const said = await register(shop, { email: 'new@example.com', password })
      expect(said).toMatchObject({ status: 400, meta: { reason: 'password-weak' } })
    },
  )
})

describe('what a customer may change (spec 6)', () => {
  it('is names, e-mail address and addresses, and nothing else', async () => {
    const said = await change({ firstname: 'Aaron', group_id: 2, id: 99, is_subscribed: true })
    expect(said.status).toBe(200)
    expect(await me()).toMatchObject({ firstname: 'Aaron', lastname: 'de Vries', group_id: 1 })
  })

  it('says whether they read the newsletter of this store, once they have confirmed it and their address', async () => {
    const reads = async () => (await me()).extension_attributes?.is_subscribed
    expect(await reads()).toBe(false)
    await subscribeReader(shop.sales, storeViewOf('de_de'), ERIN.email, Date.now())
    expect(await reads()).toBe(false)
    await subscribeReader(shop.sales, storeViewOf('nl_nl'), ERIN.email, Date.now())
    expect(await reads()).toBe(false)
    await shop.sales.prepare('UPDATE customer SET email_confirmed_at = 1').run()
    expect(await reads()).toBe(true)
    await shop.sales.prepare('UPDATE newsletter SET waits_until = 1').run()
    expect(await reads()).toBe(false)
  })

  it('is not an address that somebody else has', async () => {
    await stranger()
    expect((await change({ email: 'wilm@example.com' })).meta.reason).toBe('email-taken')
    expect((await change({ email: 'erin2@example.com' })).status).toBe(200)
  })

  it('keeps the numbers of addresses, and one default of each kind', async () => {
    await change({ addresses: [{ ...HOME, default_shipping: true, default_billing: true }, HOME] })
    const [first, second] = (await me()).addresses ?? []
    await change({ addresses: [first, { ...second, default_shipping: true }, HOME] })
    const after = (await me()).addresses ?? []
    expect(after.map(({ id }) => id).slice(0, 2)).toEqual([first?.id, second?.id])
    expect(after.map((address) => address.default_shipping)).toEqual([false, true, false])
    expect(new Set(after.map(({ id }) => id)).size).toBe(3)
    expect(await me()).toMatchObject({ default_shipping: String(second?.id) })
  })

  it('is no address of somebody else', async () => {
    await change({ addresses: [HOME] })
    const { id, addresses } = await me()
    const other = await stranger()
    const theirs = { ...HOME, id: addresses?.[0]?.id }
    expect((await change({ addresses: [theirs] }, other)).status).toBe(403)
    expect((await change({ addresses: [{ ...HOME, customer_id: id }] }, other)).status).toBe(403)
    expect((await me()).addresses).toHaveLength(1)
    expect((await me(other)).addresses).toEqual([])
  })
})

describe('the cart of a customer', () => {
  const open = (cartId?: string, by = token) =>
    shop.ask('cartCreate', { ...bearer(by), ...(cartId && { query: { cartId } }) })
  const lines = async (cartId: string) =>
    (await shop.ask('cartPull', { query: { cartId } })).map(({ sku, qty }) => [sku, qty])

  it('is that of the guest who logs in, and the same in the next browser', async () => {
    const guest = await cartWith(shop, 'TABLE')
    const own = await open(guest)
    expect(await lines(own)).toEqual([['TABLE', 1]])
    expect(await open()).toBe(own)
    await put(shop, own, 'BOOK', 1)
    expect(await lines(guest)).toEqual([['TABLE', 1]])
  })

  it('takes what the guest has put into theirs, once, whatever is repeated', async () => {
    const own = await open()
    await put(shop, own, 'TABLE', 1)
    const guest = await cartWith(shop, 'TABLE')
    await put(shop, guest, 'BOOK', 2)
    const opened = await Promise.all([open(guest), open(guest), open(guest)])
    expect(new Set(opened)).toEqual(new Set([own]))
    expect(await lines(own)).toEqual([
      ['TABLE', 2],
      ['BOOK', 2],
    ])
    await open(own)
    expect(await lines(own)).toEqual([
      ['TABLE', 2],
      ['BOOK', 2],
    ])
  })

  it('takes of a guest whose login was not answered only what came since', async () => {
    const guest = await cartWith(shop, 'TABLE')
    const own = await open(guest)
    await put(shop, guest, 'TABLE', 1)
    await put(shop, guest, 'BOOK', 1)
    expect(await open(guest)).toBe(own)
    expect(await open(guest)).toBe(own)
    expect(await lines(own)).toEqual([
      ['TABLE', 2],
      ['BOOK', 1],
    ])
  })

  it('is the same after any merging that is repeated, in any order', async () => {
    const step = fc.oneof(
      fc.record({ put: fc.constantFrom('TABLE', 'BOOK'), by: fc.constantFrom('guest', 'own') }),
      fc.constant('merge' as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const another = await openCustomerShop()
        const by = bearer((await another.tokens()).token)
        const guest = await cartWith(another, 'TABLE')
        const merge = (cartId = guest) => another.ask('cartCreate', { ...by, query: { cartId } })
        const own = await merge()
        const wanted: Record<string, number> = { TABLE: 1 }
        for (const one of steps) {
          if (one === 'merge') await merge()
          else {
            await put(another, one.by === 'guest' ? guest : own, one.put, 1)
            wanted[one.put] = (wanted[one.put] ?? 0) + 1
          }
        }
        await merge()
        await merge()
        const pulled = await another.ask('cartPull', { query: { cartId: own } })
        expect(Object.fromEntries(pulled.map(({ sku, qty }) => [sku, qty]))).toEqual(wanted)
      }),
      { numRuns: 15 },
    )
  })

  it('never takes that of another customer', async () => {
    const other = await stranger()
    const theirs = await open(undefined, other)
    await put(shop, theirs, 'TABLE', 1)
    const own = await open(theirs)
    expect(own).not.toBe(theirs)
    expect(await lines(theirs)).toEqual([['TABLE', 1]])
    expect(await lines(own)).toEqual([])
  })

  it('is refused to a token that is over', async () => {
    expect((await shop.send('cartCreate', bearer('guessed'))).status).toBe(401)
  })

  it('becomes an order of the customer, newest first, and nobody else sees it', async () => {
    const history = (by = token, query = {}) =>
      shop.ask('userOrderHistory', { ...bearer(by), query })
    expect(await history()).toMatchObject({ items: [], total_count: 0 })
    const numbers: string[] = []
    for (const sku of ['TABLE', 'BOOK']) {
      const cartId = await open()
      await put(shop, cartId, sku, 1)
      const placed = await shop.ask('orderPlace', { body: orderOf(cartId, [{ sku, qty: 1 }]) })
      numbers.push((placed as { orderNumber: string }).orderNumber)
    }
    const all = await history()
    expect(all.total_count).toBe(2)
    expect(new Set(all.items?.map(({ increment_id: number }) => number))).toEqual(new Set(numbers))
    const [one] = (await history(token, { pageSize: '1', currentPage: '2' })).items ?? []
    expect(one?.increment_id).toBe(all.items?.[1]?.increment_id)
    expect((await history(await stranger())).total_count).toBe(0)
    expect((await shop.send('userOrderHistory')).status).toBe(401)
  })
})

describe('the wishlist of a customer', () => {
  const wish = (sku: string) => ({ sku, name: `The ${sku}`, image: '', link: `/${sku}` })
  const change = (add: string[], remove: string[] = [], by = token) =>
    shop.ask('userWishlist', { ...bearer(by), body: { add: add.map(wish), remove } })
  const skus = (wishes: { sku: string }[]) => wishes.map(({ sku }) => sku)

  it('holds each product once, the newest first, whatever is repeated', async () => {
    await change(['B', 'A'])
    await change(['B', 'A'])
    expect(skus(await change(['C']))).toEqual(['C', 'B', 'A'])
    expect(skus(await change([], ['B']))).toEqual(['C', 'A'])
    expect(skus(await change([], ['B']))).toEqual(['C', 'A'])
  })

  it('ends at two hundred products: the oldest go', async () => {
    const all = Array.from({ length: 210 }, (_, n) => `P${n}`)
    for (let n = 0; n < all.length; n += 50) await change(all.slice(n, n + 50).reverse())
    const kept = skus(await change([]))
    expect(kept).toHaveLength(200)
    expect([kept[0], kept.at(-1)]).toEqual(['P209', 'P10'])
  })

  it('is of one store and one customer', async () => {
    await change(['A'])
    expect(await change([], [], await stranger())).toEqual([])
    const english = { ...bearer(token), body: { add: [], remove: [] }, store: 'global_en' }
    expect(await shop.ask('userWishlist', english)).toEqual([])
    expect((await shop.send('userWishlist', { body: { add: [], remove: [] } })).status).toBe(401)
  })
})

describe('an order of a customer', () => {
  const open = (by = token) => shop.ask('cartCreate', bearer(by))
  const show = (orderNumber: string, by = token) =>
    shop.send('userOrder', { ...bearer(by), query: { orderNumber } })

  async function ordered(lines: { sku: string; qty: number }[]): Promise<string> {
    const cartId = await open()
    for (const { sku, qty } of lines) await put(shop, cartId, sku, qty)
    const placed = await shop.ask('orderPlace', { body: orderOf(cartId, lines) })
    return (placed as { orderNumber: string }).orderNumber
  }

  it('is shown to them with what can be ordered again, and is 404 for everybody else', async () => {
    const number = await ordered([
      { sku: 'TABLE', qty: 2 },
      { sku: 'BOOK', qty: 1 },
    ])
    expect((await show(number)).result).toMatchObject({
      order: { increment_id: number },
      items: [
        { sku: 'TABLE', qty: 2 },
        { sku: 'BOOK', qty: 1 },
      ],
    })
    expect((await show(number, await stranger())).status).toBe(404)
    expect((await show('1')).status).toBe(404)
    expect((await shop.send('userOrder', { query: { orderNumber: number } })).status).toBe(401)
  })

  it('has an invoice whose taxes add up to what was paid, rate by rate', async () => {
    const number = await ordered([
      { sku: 'TABLE', qty: 2 },
      { sku: 'BOOK', qty: 3 },
    ])
    const { order, invoice } = await shop.ask('userOrder', {
      ...bearer(token),
      query: { orderNumber: number },
    })
    const cents = (amount = 0) => Math.round(amount * 100)
    const sum = (amounts: number[]) => amounts.reduce((one, other) => one + other, 0)
    const taxes = invoice?.taxes ?? []
    expect(taxes.length).toBeGreaterThan(1)
    for (const { net, tax, gross } of taxes) expect(cents(net) + cents(tax)).toBe(cents(gross))
    expect(sum(taxes.map(({ gross }) => cents(gross)))).toBe(cents(order.grand_total))
    expect(sum(taxes.map(({ tax }) => cents(tax)))).toBe(cents(order.tax_amount))
    expect(taxes.map(({ rate }) => rate)).toEqual([9, 21])
    expect(invoice?.number).toMatch(/^10{8}\d$/)
    expect(invoice?.lines).toHaveLength(2)
  })

  it('that was given up has none', async () => {
    const number = await ordered([{ sku: 'TABLE', qty: 1 }])
    await shop.sales.prepare(`UPDATE orders SET state = 'canceled'`).run()
    const shown = await shop.ask('userOrder', { ...bearer(token), query: { orderNumber: number } })
    expect(shown.invoice).toBeUndefined()
  })
})

describe('what is told of a customer', () => {
  it('is all that is kept of them, nothing of others, and no secret', async () => {
    const cartId = await shop.ask('cartCreate', bearer(token))
    await put(shop, cartId, 'TABLE', 1)
    await shop.ask('orderPlace', { body: orderOf(cartId, [{ sku: 'TABLE', qty: 1 }]) })
    await change({ addresses: [HOME] })
    const other = await stranger()
    const otherCart = await shop.ask('cartCreate', bearer(other))
    await put(shop, otherCart, 'BOOK', 1)
    const told = await shop.ask('userData', bearer(token))
    expect(told.account).toMatchObject([{ email: ERIN.email, first_name: 'Erin' }])
    expect(told.addresses).toMatchObject([{ address: { city: 'Utrecht' } }])
    expect(told.orders).toHaveLength(1)
    expect(told.order_lines).toMatchObject([{ sku: 'TABLE', qty: 1 }])
    const text = JSON.stringify(told)
    for (const hidden of ['wilm@example.com', 'BOOK', token, 'scrypt']) {
      expect(text).not.toContain(hidden)
    }
    expect((await shop.send('userData')).status).toBe(401)
  })
})

describe('deleting an account', () => {
  it('ends its logins and forgets who it was, and leaves its orders to the books', async () => {
    const cartId = await shop.ask('cartCreate', bearer(token))
    await put(shop, cartId, 'TABLE', 1)
    await shop.ask('orderPlace', { body: orderOf(cartId, [{ sku: 'TABLE', qty: 1 }]) })
    await change({ addresses: [HOME] })
    expect((await shop.send('userDelete', bearer(token))).result).toBe(true)
    expect((await shop.send('userMe', bearer(token))).status).toBe(401)
    expect((await shop.logIn()).status).toBe(401)
    const rows = async (table: string) =>
      (await shop.sales.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first('n')) as number
    expect(await rows('customer')).toBe(0)
    expect(await rows('customer_address')).toBe(0)
    expect(await rows('customer_token')).toBe(0)
    expect(await rows('orders')).toBe(1)
    expect((await register(shop)).status).toBe(200)
  })
})
