import type { ProductDraft } from '../../catalogue/draft'
import type { PictureIndex } from '../pictures-of'
import { toCompositionDraft } from './composition'
import { COMPOSITIONS } from './compositions'
import { FAMILIES } from './families'
import type { Placed } from './product-spec'
import { skuOf, toProductDrafts } from './to-product-drafts'

const RELATED = 4

/** All products with their children, in the order of the shelves. */
export function createProducts(pictures: PictureIndex): ProductDraft[] {
  const all = FAMILIES.flatMap((family) => family.products.map((spec) => ({ family, spec })))
  const placed = all.map((one, place) => ({ ...one, place }))
  const shelved = placed.flatMap((one) => withRelated(one, placed, toProductDrafts(one, pictures)))
  const composed = COMPOSITIONS.map((composition, index) =>
    toCompositionDraft(composition, pictures, placed.length + index),
  )
  return [...shelved, ...composed]
}

// Products of the same collection belong together; the children need none of their own.
function withRelated(one: Placed, all: Placed[], drafts: ProductDraft[]): ProductDraft[] {
  const behindFirst = [...all.slice(one.place + 1), ...all.slice(0, one.place)]
  const related = behindFirst
    .filter(({ family, spec }) => family !== one.family && isShownBeside(one, spec))
    .slice(0, RELATED)
    .map(({ family, spec }) => skuOf(family, spec))
  return drafts.map((draft, nth) => (nth === 0 ? { ...draft, related } : draft))
}

function isShownBeside(one: Placed, spec: Placed['spec']): boolean {
  return spec.collection === one.spec.collection && !spec.isDisabled && !spec.visibility
}
