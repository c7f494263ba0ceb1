import { expect, test } from 'vitest'
import { readBuyForm } from '../../../../shared/cart/read-buy-form'
import type { Product } from '../../../../shared/catalog/product'
import { sofa } from '../../client/product/sofa'

const t = (key: string) => key
const refusalOf = (product: Product, fields: Record<string, string>) => {
  const read = readBuyForm(product, new URLSearchParams(fields), t as never)
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
