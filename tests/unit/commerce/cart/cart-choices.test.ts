import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import { formatDay } from '../../../../shared/i18n/date-text'
import { shopDay } from '../../../../shared/i18n/day-text'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { writeCatalogue } from '../../../fakes/write-catalogue'
import { productDraft } from '../catalogue/small-shop'
import { type CheckoutShop, openCheckoutShop, put } from '../checkout-shop'

const title = (all: string) => ({ all })

const SHIRT: ProductDraft = productDraft('SHIRT', {
  price: { all: 2_000 },
  customOptions: [
    {
      title: title('Name'),
      type: 'field',
      isRequired: false,
      maxCharacters: 5,
      surcharge: { type: 'fixed', cents: 495 },
    },
    {
      title: title('Wrapping'),
      type: 'radio',
      isRequired: true,
      values: [
        { title: title('None') },
        { title: title('Festive'), surcharge: { type: 'percent', percent: 10 } },
      ],
    },
    {
      title: title('LineOptions'),
      type: 'checkbox',
      isRequired: false,
      values: [
        { title: title('Card'), surcharge: { type: 'fixed', cents: 100 } },
        { title: title('Ribbon'), surcharge: { type: 'fixed', cents: 50 } },
      ],
    },
    { title: title('Delivery day'), type: 'date', isRequired: false },
  ],
})
const MUG = productDraft('MUG', {
  price: { all: 1_000 },
  tierPrices: [
    { qty: 3, price: 900 },
    { qty: 6, price: 800, customerGroupId: 2 },
    { qty: 6, price: 850, store: 'nl_nl' },
  ],
})

const ADVICE = productDraft('ADVICE', {
  typeId: 'virtual',
  customOptions: [{ title: title('Preferred date'), type: 'date', isRequired: false }],
})
const DAY = 24 * 60 * 60_000
const written = (day: string) => formatDay(new Date(day), storeViewOf('nl_nl').i18n)
const dayIn = (days: number) => shopDay(Date.now() + days * DAY)

let shop: CheckoutShop
let cartId: string
beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
  const more = { attributes: [], categories: [], products: [SHIRT, MUG, ADVICE] }
  expect(await writeCatalogue(shop, more, 'merge')).toMatchObject({ ok: true })
  cartId = await shop.ask('cartCreate')
})

afterEach(() => void vi.useRealTimers())

const answers = (given: Record<string, string>) => ({
  product_option: {
    extension_attributes: {
      custom_options: Object.entries(given).map(([option_id, option_value]) => ({
        option_id,
        option_value,
      })),
    },
  },
})

async function priceInclTax(): Promise<(number | undefined)[]> {
  const { items = [] } = await shop.ask('cartTotals', { query: { cartId } })
  return items.map((item) => item.price_incl_tax)
}

describe('custom options (spec 5, contract 2.12)', () => {
  it('add their surcharges: fixed amounts, and shares of the price', async () => {
    await put(shop, cartId, 'SHIRT', 1, answers({ 1: 'Mia', 2: '2', 3: '3,4' }))
    expect(await priceInclTax()).toEqual([20 + 4.95 + 2 + 1 + 0.5])
    const { items = [] } = await shop.ask('cartTotals', { query: { cartId } })
    expect(JSON.parse(items[0]?.options ?? '')).toEqual([
      { label: 'Name', value: 'Mia' },
      { label: 'Wrapping', value: 'Festive' },
      { label: 'LineOptions', value: 'Card, Ribbon' },
    ])
  })

  it.each([
    ['a required one is missing', {}, 'Field is required.'],
    ['a required one is empty', { 2: '' }, 'Field is required.'],
    ['a text is too long', { 1: 'Mirabel', 2: '1' }, 'The text is too long.'],
    ['a day does not exist', { 2: '1', 4: '2026-02-30' }, 'This is not a date.'],
    ['the product does not have it', { 2: '1', 9: 'x' }, 'This option is not offered.'],
    ['a value is not one of it', { 2: '3' }, 'This option is not offered.'],
  ])('are refused when %s', async (_case, given, message) => {
    expect(await put(shop, cartId, 'SHIRT', 1, answers(given))).toMatchObject({
      status: 400,
      result: message,
      meta: { reason: 'choice-missing' },
    })
    expect(await shop.count('cart_line')).toBe(0)
  })
})

describe('the day of a service', () => {
  const optionsOf = async () => {
    const { items = [] } = await shop.ask('cartTotals', { query: { cartId } })
    return items.map(({ options }) => JSON.parse(options ?? ''))
  }

  it('is not over, and stands on the line as the store writes days', async () => {
    expect(await put(shop, cartId, 'ADVICE', 1, answers({ 1: dayIn(-1) }))).toMatchObject({
      status: 400,
      result: 'Choose today or a later day.',
      meta: { reason: 'choice-missing' },
    })
    const today = dayIn(0)
    expect(await put(shop, cartId, 'ADVICE', 1, answers({ 1: today }))).toMatchObject({
      status: 200,
    })
    expect(await optionsOf()).toEqual([[{ label: 'Preferred date', value: written(today) }]])
  })

  it('lets the quantity change after it has gone by in the cart', async () => {
    const chosen = answers({ 1: dayIn(1) })
    await put(shop, cartId, 'ADVICE', 1, chosen)
    const [line] = await shop.ask('cartPull', { query: { cartId } })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * DAY })
    const change = { ...chosen, item_id: line?.item_id }
    expect(await put(shop, cartId, 'ADVICE', 2, change)).toMatchObject({ status: 200 })
    expect(await put(shop, cartId, 'ADVICE', 1, chosen)).toMatchObject({ status: 400 })
  })

  it('may be long ago where it is none of a service', async () => {
    const born = answers({ 2: '1', 4: '1999-01-01' })
    expect(await put(shop, cartId, 'SHIRT', 1, born)).toMatchObject({ status: 200 })
  })
})

describe('tier prices', () => {
  it.each([
    [2, 10],
    [3, 9],
    [6, 8.5],
  ])(
    'make %i pieces cost %d each, and a group its own price only for itself',
    async (qty, price) => {
      await put(shop, cartId, 'MUG', qty)
      expect(await priceInclTax()).toEqual([price])
    },
  )
})

describe('a gift card', () => {
  const card = (given: object) => ({
    product_option: { extension_attributes: { am_giftcard_options: given } },
  })
  const erin = {
    am_giftcard_recipient_name: 'Erin',
    am_giftcard_recipient_email: 'erin@example.com',
  }

  it('costs what it is worth: one of its amounts, or one in its range', async () => {
    await put(shop, cartId, 'CARD', 1, card({ ...erin, am_giftcard_amount: 10 }))
    await put(shop, cartId, 'CARD', 1, card({ ...erin, am_giftcard_amount_custom: 33.33 }))
    expect(await priceInclTax()).toEqual([10, 33.33])
  })

  it('says who gets it from whom, and when', async () => {
    const day = dayIn(30)
    const given = {
      ...erin,
      am_giftcard_amount: 10,
      am_giftcard_sender_name: 'Wilm',
      am_giftcard_message: 'Hi!',
      am_giftcard_date_delivery: day,
    }
    await put(shop, cartId, 'CARD', 1, card(given))
    const { items = [] } = await shop.ask('cartTotals', { query: { cartId } })
    expect(JSON.parse(items[0]?.options ?? '')).toEqual([
      { label: 'Naam van de ontvanger', value: 'Erin' },
      { label: 'E-mailadres van de ontvanger', value: 'erin@example.com' },
      { label: 'Van', value: 'Wilm' },
      { label: 'Boodschap', value: 'Hi!' },
      { label: 'Verzenddag', value: written(day) },
    ])
  })

  it.each([dayIn(-1), dayIn(370), '2026-02-30', 'soon'])('is not sent on %s', async (day) => {
    const given = card({ ...erin, am_giftcard_amount: 10, am_giftcard_date_delivery: day })
    expect(await put(shop, cartId, 'CARD', 1, given)).toMatchObject({
      status: 400,
      meta: { reason: 'choice-missing' },
    })
  })

  it('is refused with another amount, and without somebody who gets it', async () => {
    for (const amount of [0, 15, 201, -10]) {
      const given = card({ ...erin, am_giftcard_amount_custom: amount })
      expect(await put(shop, cartId, 'CARD', 1, given)).toMatchObject({ status: 400 })
    }
    expect(await put(shop, cartId, 'CARD', 1, card({ am_giftcard_amount: 10 }))).toMatchObject({
      status: 400,
      meta: { reason: 'choice-missing' },
    })
  })
})
