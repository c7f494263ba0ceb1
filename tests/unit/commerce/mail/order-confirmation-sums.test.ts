// What a confirmation says like the page that thanks for the order.
import { beforeEach, describe, expect, it } from 'vitest'
import { applyGiftCard, openVoucherShop } from '../cart/vouchers/voucher-shop'
import type { CheckoutShop } from '../checkout-shop'
import { cartWith, HOME, orderOf, paidBy } from '../orders/order-request'
import { sendDueMails } from './test-outbox'

const STORES = ['nl_nl', 'de_de', 'fr_fr', 'global_en'] as const

let shop: CheckoutShop

beforeEach(async () => {
  shop = await openVoucherShop()
})

async function place(method = 'banktransfer', cartId?: string, billing = {}): Promise<void> {
  const order = orderOf(cartId ?? (await cartWith(shop, 'TABLE')), [{ sku: 'TABLE', qty: 1 }])
  const { addressInformation, ...rest } = paidBy(order, method)
  const billingAddress = { ...HOME, ...billing }
  const body = { ...rest, addressInformation: { ...addressInformation, billingAddress } }
  await shop.ask('orderPlace', { body })
}

const change = (statement: string) => shop.sales.prepare(statement).run()

async function textIn(store: (typeof STORES)[number] = 'nl_nl'): Promise<string> {
  await change(`UPDATE mail SET store_code = '${store}'`)
  const [mail] = await sendDueMails(shop.sales)
  return mail?.text ?? ''
}

describe('the confirmation of an order', () => {
  it.each(STORES)('says that one pays at the door, and how much, in %s', async (store) => {
    await place('cashondelivery')
    const door = { nl_nl: 'deur', de_de: 'Haustür', fr_fr: 'porte', global_en: 'door' }[store]
    expect(await textIn(store)).toMatch(new RegExp(`\\d[.,]\\d\\d.* ${door}`))
  })

  it.each([
    ['nl_nl', 'Gratis'],
    ['de_de', 'Kostenlos'],
    ['fr_fr', 'Offerte'],
    ['global_en', 'Free'],
  ] as const)('calls delivery that costs nothing in %s %s', async (store, word) => {
    await place()
    await change('UPDATE orders SET shipping_gross = 0, shipping_net = 0')
    expect(await textIn(store)).toMatch(new RegExp(` ${word}$`, 'm'))
  })

  it('names each gift card by the end of its code, with what it has paid', async () => {
    const cartId = await cartWith(shop, 'TABLE')
    await applyGiftCard(shop, cartId, 'GIFT-0010')
    await place('banktransfer', cartId)
    const text = await textIn()
    expect(text).toMatch(/^Cadeaukaart …0010 .*10,00$/m)
    expect(text).not.toContain('GIFT-0010')
  })

  it('lists gift cards as its page does, above the same total', async () => {
    const cartId = await cartWith(shop, 'TABLE')
    for (const code of ['GIFT-0050', 'GIFT-0010']) await applyGiftCard(shop, cartId, code)
    await place('banktransfer', cartId)
    const [row] = (await shop.sales.prepare('SELECT order_hash FROM orders').all()).results
    const query = { orderHash: String(row?.order_hash) }
    const { gift_cards: cards } = await shop.ask('trackedOrder', { query })
    expect(cards?.map(({ code_end: end }) => end)).toEqual(['0050', '0010'])
    expect(await textIn()).toMatch(/…0050 .*\n.*…0010 .*\n.*Totaal /)
  })

  it.each(STORES)('says between which days what is paid comes in %s', async (store) => {
    await place()
    await change(
      `UPDATE orders SET state = 'processing', delivery_days = '2-4', placed_at = ${Date.UTC(2026, 10, 23, 9)}`,
    )
    expect(await textIn(store)).toMatch(/ 25\D+ 27\D/)
  })

  it.each(STORES)(
    'says in %s that a day is arranged of what comes by appointment',
    async (store) => {
      await place()
      await change('UPDATE orders SET by_appointment = 1')
      const arranged = {
        nl_nl: 'contact met je op',
        de_de: 'melden uns bei dir',
        fr_fr: 'vous contactons',
        global_en: 'contact you',
      }
      expect(await textIn(store)).toContain(arranged[store])
    },
  )

  it.each([
    ['of what is paid', "by_appointment = 1, state = 'processing'", true],
    ['not of a parcel', "by_appointment = 0, state = 'processing'", false],
    ['not of what is collected', "by_appointment = 1, pickup_point = 'Winkel'", false],
  ])('says so %s', async (_, order, isSaid) => {
    await place()
    await change(`UPDATE orders SET ${order}`)
    expect((await textIn()).includes('contact met je op')).toBe(isSaid)
  })

  it('says nothing of days where nobody knew', async () => {
    await place()
    await change('UPDATE orders SET delivery_days = NULL')
    expect(await textIn()).not.toContain('Je bestelling komt')
  })

  it('has the tax id below the address of the bill', async () => {
    await place('banktransfer', undefined, { vat_id: 'NL123456789B01' })
    expect(await textIn()).toMatch(
      /Factuuradres\n-+\n(?:.*\n)*Nederland\nBtw-nummer: NL123456789B01\n/,
    )
  })
})
