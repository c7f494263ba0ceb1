import { expect, it } from 'vitest'
import { exportedProduct } from '../../../../../shared/contract/admin/catalogue-export'
import { productDraft } from '../../../../../shared/contract/admin/product-draft'
import { productDraft as draftOf } from '../../../commerce/catalogue/small-shop'

const SOLD_BELOW_ZERO = {
  qty: -2,
  isInStock: true,
  isManaged: true,
  hasBackorders: false,
  minQty: 1,
  maxQty: 10,
}

it('exports what was sold below zero, and imports no such stock', () => {
  const draft = { ...draftOf('A'), stock: SOLD_BELOW_ZERO }
  expect(productDraft.safeParse(draft).success).toBe(false)
  expect(exportedProduct.safeParse({ draft, choices: [], stockSource: [] }).success).toBe(true)
})

it('exports nothing that is no product', () => {
  const { price, ...draft } = draftOf('A')
  expect(price.all).toBeGreaterThan(0)
  expect(exportedProduct.safeParse({ draft, choices: [], stockSource: [] }).success).toBe(false)
})
