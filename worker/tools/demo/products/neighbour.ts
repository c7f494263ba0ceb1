import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import { type Placed, skuOf } from '../families/product-spec'

/** A product as others stand beside it. */
export interface Neighbour {
  sku: string
  /** The same in all of its colours. */
  name: string
  shelf: string
  /** Dutch price incl. tax in cents. */
  price: number
  collection?: string | undefined
  /** Beside others, which is no place for what is sold out. */
  isShown: boolean
}

export function toNeighbour({ family, spec }: Placed, { stock }: ProductDraft): Neighbour {
  return {
    sku: skuOf(family, spec),
    name: `${family.prefix} ${spec.name}`,
    shelf: spec.shelf ?? family.shelf,
    price: spec.price,
    collection: spec.collection,
    isShown: !spec.isDisabled && (spec.visibility ?? 4) === 4 && stock.isInStock,
  }
}
