// Seven customers, each with an order and its invoice, an address, an alert, a wish and a cart. Each of them
// asks for what belongs to each of the others: 42 pairs for each kind of thing, 252 in all (trust 2.7, 8.2).
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { put } from '../checkout-shop'
import { orderOf } from '../orders/order-request'
import { bearer, type CustomerShop, openCustomerShop, register } from './customer-shop'

vi.mock('node:crypto', () => import('./cheap-scrypt'))

const CUSTOMERS = 7
/** Each waits for another one of these. */
const WAITED_FOR = ['LAST', 'FLASH', 'ENDLESS', 'BOOK', 'TABLE', 'EBOOK', 'CARD']

interface Owner {
  token: string
  city: string
  order: string
  addressId: number
  customerId: number
  alert: string
  wish: string
  cartId: string
}

let shop: CustomerShop
let owners: Owner[]

beforeAll(async () => {
  shop = await openCustomerShop()
  owners = []
  for (let index = 0; index < CUSTOMERS; index += 1) owners.push(await createOwner(index))
})

async function createOwner(index: number): Promise<Owner> {
  const email = `owner${index}@example.com`
  await register(shop, { email })
  const { token } = await shop.tokens(email)
  const own = bearer(token)
  const city = `City-of-${index}`
  const address = {
    firstname: 'Erin',
    lastname: 'de Vries',
    street: ['Oudegracht', '12'],
    city,
    country_id: 'NL',
    postcode: '3511 AB',
  }
  const body = { customer: { addresses: [address] } }
  const { id: customerId, addresses } = await shop.ask('userUpdate', { ...own, body })
  const ordered = await shop.ask('cartCreate', own)
  await put(shop, ordered, 'BOOK', 1)
  const placed = await shop.ask('orderPlace', { body: orderOf(ordered, [{ sku: 'BOOK', qty: 1 }]) })
  const cartId = await shop.ask('cartCreate', own)
  await put(shop, cartId, 'FLASH', index + 1)
  const alert = WAITED_FOR[index] ?? ''
  await showSoldOut(alert)
  await shop.ask('productAlertSubscribe', { ...own, body: { sku: alert } })
  const wish = `WISH-${index}`
  const wished = { sku: wish, name: wish, image: '', link: `/${wish}` }
  await shop.ask('userWishlist', { ...own, body: { add: [wished], remove: [] } })
  return {
    token,
    city,
    order: (placed as { orderNumber: string }).orderNumber,
    addressId: addresses?.[0]?.id ?? 0,
    customerId,
    alert,
    wish,
    cartId,
  }
}

/** One waits only for what is shown as sold out. */
async function showSoldOut(sku: string): Promise<void> {
  const shown = `UPDATE stock_copy SET qty = 0, is_in_stock = 0, manage_stock = 1, backorders = 0
    WHERE product_id = (SELECT id FROM product WHERE sku = ?1)`
  await shop.catalogue.prepare(shown).bind(sku).run()
}

/** Every customer with every other one, whose things they ask for. */
function pairs(): { thief: Owner; owner: Owner }[] {
  return owners.flatMap((thief) =>
    owners.filter((owner) => owner !== thief).map((owner) => ({ thief, owner })),
  )
}

const show = (orderNumber: string, token: string) =>
  shop.send('userOrder', { ...bearer(token), query: { orderNumber } })
const alerts = async (token: string) =>
  (await shop.ask('productAlertList', bearer(token))).map(({ sku }) => sku)
const cities = async (token: string) =>
  (await shop.ask('userMe', bearer(token))).addresses?.map(({ city }) => city)
const wishes = async (token: string) =>
  (await shop.ask('userWishlist', { ...bearer(token), body: { add: [], remove: [] } })).map(
    ({ sku }) => sku,
  )

/** Asks for, or reaches for, one thing of somebody else; throws where that succeeds. */
type Swap = (thief: Owner, owner: Owner) => Promise<void>

const SWAPS: Record<string, Swap> = {
  async 'order and invoice'(thief, owner) {
    const { status, result } = await show(owner.order, thief.token)
    expect(status).toBe(404)
    expect(JSON.stringify(result)).not.toContain('BOOK')
  },
  async 'address, by its number'(thief, owner) {
    const stolen = { id: owner.addressId, firstname: 'X', lastname: 'Y', street: ['Z', '1'] }
    const address = { ...stolen, city: 'Elsewhere', country_id: 'NL', postcode: '1000 AA' }
    const body = { customer: { addresses: [address] } }
    expect((await shop.send('userUpdate', { ...bearer(thief.token), body })).status).toBe(403)
    expect(await cities(owner.token)).toEqual([owner.city])
    expect(await cities(thief.token)).toEqual([thief.city])
  },
  async 'address, by its customer'(thief, owner) {
    const given = { customer_id: owner.customerId, firstname: 'X', lastname: 'Y' }
    const place = { street: ['Z', '1'], city: 'Elsewhere', country_id: 'NL', postcode: '1000 AA' }
    const body = { customer: { addresses: [{ ...given, ...place }] } }
    expect((await shop.send('userUpdate', { ...bearer(thief.token), body })).status).toBe(403)
    expect(await cities(owner.token)).toEqual([owner.city])
  },
  async alert(thief, owner) {
    const body = { sku: owner.alert }
    await shop.ask('productAlertUnsubscribe', { ...bearer(thief.token), body })
    expect(await alerts(owner.token)).toEqual([owner.alert])
    expect(await alerts(thief.token)).toEqual([thief.alert])
  },
  async wish(thief, owner) {
    const body = { add: [], remove: [owner.wish] }
    await shop.ask('userWishlist', { ...bearer(thief.token), body })
    expect(await wishes(owner.token)).toEqual([owner.wish])
    expect(await wishes(thief.token)).toEqual([thief.wish])
  },
  async cart(thief, owner) {
    const query = { cartId: owner.cartId }
    const given = await shop.ask('cartCreate', { ...bearer(thief.token), query })
    expect(given).toBe(thief.cartId)
    const lines = await shop.ask('cartPull', { query: { cartId: given } })
    expect(lines.map(({ qty }) => qty)).toEqual([owners.indexOf(thief) + 1])
  },
}

describe.each(Object.entries(SWAPS))('of somebody else: %s', (_name, swap) => {
  it('is out of reach for each of 42 pairs of customers', async () => {
    const all = pairs()
    expect(all).toHaveLength(42)
    for (const { thief, owner } of all) await swap(thief, owner)
  })
})

it('what is asked for is there for its owner: the swaps ask for the right thing', async () => {
  for (const owner of owners) {
    expect((await show(owner.order, owner.token)).status).toBe(200)
    expect(JSON.stringify((await show(owner.order, owner.token)).result)).toContain('BOOK')
    expect(owner.addressId).toBeGreaterThan(0)
  }
  const ids = owners.flatMap(({ order, addressId, cartId }) => [order, addressId, cartId])
  expect(new Set(ids).size).toBe(3 * CUSTOMERS)
})
