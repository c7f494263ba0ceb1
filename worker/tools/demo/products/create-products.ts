import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import { toCompositionDraft } from '../compositions/composition'
import { COMPOSITIONS } from '../compositions/compositions'
import { withExistingParts } from '../compositions/with-existing-parts'
import type { PictureIndex } from '../pictures-of'
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
  const composed = COMPOSITIONS.flatMap((composition, index) =>
    withExistingParts(toCompositionDraft(composition, pictures, placed.length + index), skus),
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
