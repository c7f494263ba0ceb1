import { toUrlKey } from '../../../../shared/catalog/url-key'
import type { LabelName } from '../words/labels'
import type { Localized } from '../words/localized'
import type { ProductKind } from '../words/product-kinds'
import type { TailoringName } from './kidswear/tailoring'

/** A product as the demo shop writes it down; everything else follows by rule. */
export interface ProductSpec {
  /** Its own name in Dutch; also the end of its sku. `words/design-names.ts` has what it means elsewhere. */
  name: string
  /** Where it stands, where that is narrower than the family's shelf. */
  shelf?: string
  /** What it is, where that is not what the family is. */
  kind?: ProductKind
  /** The model whose pictures it has, see demo/media/index.json. */
  model: string
  /** Dutch price incl. tax in cents. */
  price: number
  /** Prices of some of its sizes. */
  sizePrices?: Record<string, number>
  /** With colours or sizes it is configurable, without it is simple. */
  colours?: readonly string[]
  /** Its one colour where the others are products of their own: part of its name and sku. */
  shade?: string
  /** The shades that it comes in, its own among them. */
  shades?: readonly string[]
  sizes?: readonly string[]
  /** The colour of the pictures of a product without a choice of colours. */
  pictured?: string
  materials: readonly string[]
  /** Width × depth × height. */
  measures?: string
  line: Localized
  /** How to look after it, where that is not what the family says. */
  care?: Localized
  /** What there is to say behind the first line. */
  more?: readonly Localized[]
  brand?: string
  season?: string
  collection?: string
  offer?: Offer
  label?: LabelName
  isErinsChoice?: boolean
  /** Pieces left where that is worth showing: by colour, by size, or of `all`. */
  stock?: Record<string, number>
  /** Sold out without a word: no alert is offered. */
  hidesStockAlert?: boolean
  /** Where it can be ordered beyond what is there, or only in some numbers. */
  supply?: Supply
  /** It costs less from this many pieces on. */
  tiersFrom?: number
  /** What a shopper may have done to it. */
  tailoring?: readonly TailoringName[]
  visibility?: 1 | 2 | 3 | 4
  isDisabled?: boolean
  /** Metres that a wallpaper calculator needs. */
  roll?: { width: number; length: number; repeat: number }
}

export interface Supply {
  hasBackorders?: boolean
  minQty?: number
  maxQty?: number
}

/** A reduced price that holds today, held once, or will hold. */
export type Offer = 'running' | 'past' | 'future'

/** Products that share a shelf, a kind and the care they ask for. */
export interface Family {
  /** First letters of the skus. */
  prefix: string
  /** `department/shelf` or `department/shelf/part` by the short names of demo/categories. */
  shelf: string
  kind: ProductKind
  brand: string
  /** When it is worn or used; left out of what stays all year, as furniture and wallpaper do. */
  season?: string | undefined
  /** A second paragraph for all of them. */
  care: Localized
  products: ProductSpec[]
}

/** A product of a family with its place in the catalogue, which its dates follow from. */
export interface Placed {
  family: Family
  spec: ProductSpec
  place: number
}

/** The sku of a product without regard to its choices. */
export function skuOf({ prefix }: Family, { name, shade }: ProductSpec): string {
  const parts = [prefix, toUrlKey(name), shade].filter((part) => part !== undefined)
  return parts.join('-').toUpperCase()
}
