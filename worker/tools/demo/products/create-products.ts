import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import type { PictureIndex } from '../picture-index'
import { toSpecialDraft } from '../special-products/special-product'
import { SPECIAL_PRODUCTS } from '../special-products/special-products'
import { withExistingParts } from '../special-products/with-existing-parts'
import { FAMILIES } from './families'
import { linksOf } from './links-of'
import { pictured } from './pictured'
import type { Placed } from './product-spec'
import { toProductDrafts } from './to-product-drafts'

/** All products with their children, in the order of the shelves. */
export function createProducts(pictures: PictureIndex): ProductDraft[] {
  const placed = place(pictures)
  const shelved = placed.flatMap((one) => {
    const [first, ...children] = toProductDrafts(one, pictures)
    return first ? [{ ...first, ...linksOf(one, placed) }, ...children] : []
  })
  const skus = new Set(shelved.map(({ sku }) => sku))
  const composed = SPECIAL_PRODUCTS.flatMap((special, index) =>
    withExistingParts(toSpecialDraft(special, pictures, placed.length + index), skus),
  )
  return [...shelved, ...composed]
}

function place(pictures: PictureIndex): Placed[] {
  const all = FAMILIES.flatMap((family) =>
    family.products.flatMap((spec) =>
      pictured(pictures, spec).map((shown) => ({ family, spec: shown })),
    ),
  )
  return all.map((one, place) => ({ ...one, place }))
}
