import { expect, test } from 'vitest'
import { readBuyForm } from '../../../../shared/cart/read-buy-form'
import type { Product } from '../../../../shared/catalog/product'
import { NO_SURCHARGE } from '../../../../shared/catalog/surcharge'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { NO_TYPE_DATA } from '../../../fixtures/no-type-data'
import { sofa } from '../../client/product/sofa'

const context = {
  t: (key: string) => key,
  locale: storeViewOf('nl_nl').i18n,
  now: Date.parse('2026-11-28T12:00:00Z'),
}
const refusalOf = (product: Product, fields: Record<string, string>) => {
  const read = readBuyForm(product, new URLSearchParams(fields), context)
  return read.ok ? null : read.error
}
const sized = sofa([
  ['red', 's', true],
  ['red', 'm', false],
])
const SOLD_OUT = { isInStock: false, maxQty: 0 }

test('a posted size that is sold out is refused as such, and not by its quantity (spec 5)', () => {
  const variants = sized.variants.map((one) => (one.isInStock ? one : { ...one, ...SOLD_OUT }))
  const fields = { color: 'red', size: 'm', qty: '1' }
  expect(refusalOf({ ...sized, variants }, fields)).toEqual({ key: 'product.variant-sold-out' })
})

test('so is a posted product that is sold out', () => {
  const simple = sofa([], { typeId: 'simple', options: [], ...SOLD_OUT })
  expect(refusalOf(simple, { qty: '1' })).toEqual({ key: 'cart.out-of-stock' })
})

test('more than there are is refused by the quantity', () => {
  const simple = sofa([], { typeId: 'simple', options: [], maxQty: 3 })
  expect(refusalOf(simple, { qty: '3' })).toBeNull()
  expect(refusalOf(simple, { qty: '4' })).toMatchObject({ key: 'cart.quantity-below' })
})

const giftCard = { amounts: [2_500], openAmount: { min: 1_000, max: 20_000 } }
const card = sofa([], {
  typeId: 'amgiftcard',
  options: [],
  typeData: { ...NO_TYPE_DATA, giftCard },
})
const TO_ERIN = { 'gift-from': 'Wilm', 'gift-to': 'Erin', 'gift-email': 'erin@example.com' }

test.each([
  [{}, 0],
  [{ 'gift-amount': 'open', 'gift-other': '12,345' }, 1],
  [{ 'gift-amount': 'open', 'gift-other': '' }, 1],
  [{ 'gift-email': 'erin@nowhere' }, 1],
  [{ 'gift-email': 'erin@nowhere', 'gift-from': '' }, 2],
  [{ 'gift-day': '2026-12-20' }, 0],
  [{ 'gift-day': '2026-11-27' }, 1],
  [{ 'gift-day': 'Christmas' }, 1],
])('a gift card posted with %j is refused for %i fields and no more', (fields, count) => {
  const refusal = refusalOf(card, { 'gift-amount': '2500', ...TO_ERIN, ...fields })
  expect(refusal).toEqual(count > 0 ? { key: 'checkout.errors-title', values: { count } } : null)
})

test('a service is not posted for a day that is over', () => {
  const day = {
    id: '1',
    title: 'Day',
    type: 'date',
    isRequired: false,
    maxCharacters: null,
  } as const
  const customOptions = [{ ...day, surcharge: NO_SURCHARGE, values: [] }]
  const typeData = { ...NO_TYPE_DATA, customOptions }
  const service = sofa([], { typeId: 'virtual', options: [], typeData })
  expect(refusalOf(service, { 'custom-1': '2026-11-27' })).toEqual({ key: 'product.day-past' })
  expect(refusalOf(service, { 'custom-1': '2026-11-28' })).toBeNull()
})
