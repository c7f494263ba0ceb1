import { expect, test } from 'vitest'
import type { ProductTypeData } from '../../../../shared/catalog/product'
import { markdownOfProduct } from '../../../../worker/storefront/markdown/markdown-of-product'
import { NO_TYPE_DATA } from '../../../fixtures/no-type-data'
import { sofa } from '../../client/product/sofa'

const context = {
  t: (key: string, values?: Record<string, unknown>) =>
    values ? `${key} ${Object.values(values).join(' ')}` : key,
  toAddress: (link: string) => `https://shop.example${link}`,
  toAmount: (cents: number) => `€${cents / 100}`,
  toCount: String,
}

/** What the Markdown of a product has below one heading. */
function linesBelow(heading: string, typeData: Partial<ProductTypeData>): string[] {
  const product = sofa([], { typeData: { ...NO_TYPE_DATA, ...typeData } })
  const [, below = ''] = markdownOfProduct(product, context as never).split(`## ${heading}\n\n`)
  return below.split('\n\n')[0]?.split('\n') ?? []
}

const price = { regular: 2000, special: null }
const none = { image: '', maxQty: null }

test('a set names its parts, how many, and what is sold out of it', () => {
  const towel = {
    ...none,
    sku: 'TOWEL',
    name: 'Towel',
    link: '/towel',
    price,
    qty: 2,
    isInStock: true,
  }
  const mat = { ...towel, sku: 'MAT', name: 'Mat', link: '/mat', qty: 1, isInStock: false }
  expect(linesBelow('product.in-this-set', { parts: [towel, mat] })).toEqual([
    '- [Towel](https://shop.example/towel): 2 × €20',
    '- [Mat](https://shop.example/mat): 1 × €20, product.alert-title',
  ])
})

test('a bundle names each thing that can be chosen, and what it costs', () => {
  const leg = { ...none, id: '1', sku: 'LEG', name: 'Oak leg', price: 500, qty: 4, isInStock: true }
  const selections = [{ ...leg, isDefault: true, isQtyChangeable: false }]
  const options = [{ id: '1', title: 'Legs', type: 'radio' as const, isRequired: true, selections }]
  expect(linesBelow('Legs', { bundle: { price: 0, options } })).toEqual(['- Oak leg: 4 × €5'])
})

test('a gift card names its amounts', () => {
  const giftCard = { amounts: [2500, 5000], openAmount: { min: 1000, max: 9000 } }
  expect(linesBelow('product.gift-amount', { giftCard })).toEqual([
    '- €25',
    '- €50',
    '- product.gift-range €10 €90',
  ])
})

test('lower prices for many are named with their quantities', () => {
  const tierPrices = [{ qty: 5, price: 1800 }]
  expect(linesBelow('product.tiers', { tierPrices })).toEqual(['- product.tier 5: €18'])
})

test('the table of variants says that its column is the price', () => {
  const product = sofa([['red', 's', true]])
  expect(markdownOfProduct(product, context as never)).toContain(
    '| product.sku | Colour | Size | listing.price |  |',
  )
})
