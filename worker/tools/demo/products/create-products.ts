// Only what has been photographed is sold: a colour without pictures is not offered, a model without
// pictures is not there yet.
import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import type { Placed, ProductSpec } from '../families/product-spec'
import type { PictureIndex } from '../picture-index'
import { toSpecialDraft } from '../special-products/special-product'
import { SPECIAL_PRODUCTS } from '../special-products/special-products'
import { FAMILIES } from './families'
import { linksOf, othersBehind } from './links-of'
import { toNeighbour } from './neighbour'
import { specialLinksOf } from './special-links'
import { toProductDrafts } from './to-product-drafts'

/** What is sold, by its sku. */
type Sold = ReadonlyMap<string, ProductDraft>

/** All products with their children, in the order of the shelves. */
export function createProducts(pictures: PictureIndex): ProductDraft[] {
  const placed = place(pictures)
  const drafted = placed.flatMap((one) => {
    const [first, ...children] = toProductDrafts(one, pictures)
    return first ? [{ first, children, neighbour: toNeighbour(one, first) }] : []
  })
  const neighbours = drafted.map(({ neighbour }) => neighbour)
  const shelved = drafted.flatMap(({ first, children, neighbour }, index) => {
    return [{ ...first, ...linksOf(neighbour, othersBehind(index, neighbours)) }, ...children]
  })
  const sold = new Map(shelved.map((draft) => [draft.sku, draft]))
  const offered = SPECIAL_PRODUCTS.flatMap((special, index) => {
    const whole = toSpecialDraft(special, pictures, placed.length + index)
    return withExistingParts(whole, sold).map((draft) => ({
      special,
      draft: withMaterialsOfParts(draft, sold),
    }))
  })
  const composed = offered.map((one) => ({
    ...one.draft,
    ...specialLinksOf(one, offered, neighbours),
  }))
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

/** The product with those of its choices that have pictures, or nothing. */
function pictured(pictures: PictureIndex, spec: ProductSpec): ProductSpec[] {
  const shown = pictures[spec.model]?.colours
  if (!shown) return []
  const isShown = (colour: string) => shown[colour] !== undefined
  if (spec.shade) {
    return isShown(spec.shade) ? [{ ...spec, shades: (spec.shades ?? []).filter(isShown) }] : []
  }
  if (!spec.colours) return [spec]
  const colours = spec.colours.filter(isShown)
  return colours.length > 0 ? [{ ...spec, colours }] : []
}

/** A set or bundle of the parts that are sold, or nothing when it cannot be put together. */
function withExistingParts(draft: ProductDraft, sold: Sold): ProductDraft[] {
  const isSold = ({ sku }: { sku: string }) => sold.has(sku)
  const { associated, bundle } = draft
  if (associated) {
    const parts = associated.filter(isSold)
    return parts.length > 1 ? [{ ...draft, associated: parts }] : []
  }
  if (!bundle) return [draft]
  const options = bundle.options
    .map((option) => ({ ...option, selections: option.selections.filter(isSold) }))
    .filter(({ isRequired, selections }) => isRequired || selections.length > 0)
  if (options.some(({ selections }) => selections.length === 0)) return []
  return [{ ...draft, bundle: { ...bundle, options } }]
}

/** A set is made of all that its parts are made of, and looked after as all of them are. */
function withMaterialsOfParts(draft: ProductDraft, sold: Sold): ProductDraft {
  const parts = (draft.associated ?? [])
    .map(({ sku }) => sold.get(sku)?.attributes)
    .filter((attributes) => attributes !== undefined)
  if (parts.length === 0) return draft
  const [first = [], ...others] = parts.map(({ care = [] }) => care)
  const care = first.filter((step) => others.every((steps) => steps.includes(step)))
  const material = [...new Set(parts.flatMap((part) => part.material ?? []))]
  return {
    ...draft,
    attributes: { ...draft.attributes, material, ...(care.length > 0 && { care }) },
  }
}
