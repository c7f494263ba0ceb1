// A product line is the short way to write products down. To add one, add a row: a name that no other
// product of its kind has, a model of demo/media/index.json that demo/designs describes, the colours
// that it was photographed in, and a price. Everything else follows.

import type { TailoringName } from '../families/kidswear/tailoring'
import type { ProductSpec } from '../families/product-spec'
import type { Localized } from '../words/localized'
import type { ProductKind } from '../words/product-kinds'

/** A product of a product line: its name, model, colours and Dutch price, and where it differs. */
export type ProductLineRow = readonly [
  name: string,
  model: string,
  colours: readonly string[],
  price: number,
  more?: RowMore,
]

type RowMore = Partial<
  Pick<ProductSpec, 'materials' | 'measures' | 'label' | 'season' | 'brand' | 'roll' | 'sizes'>
>

/** Products that are made alike and differ in design, colour and name. */
export interface ProductLine {
  /** First letters of the skus. */
  prefix: string
  /** `department/shelf/part` by the short names of demo/categories. */
  shelf: string
  kind: ProductKind
  brand: string
  season?: string
  materials: readonly string[]
  measures?: string
  /** Its sizes, and how much each costs beside the price of a row. */
  sizes?: Readonly<Record<string, number>>
  /** Whether each colour is a product of its own, linked to the others. */
  isApart?: boolean
  tailoring?: readonly TailoringName[]
  /** Pieces from which it costs less. */
  tiersFrom?: number
  /** Metres, of wallpaper. */
  roll?: ProductSpec['roll']
  care: Localized
  /** What it is good for; taken in turn. */
  uses: readonly Localized[]
  rows: readonly ProductLineRow[]
}

/** Sizes that all cost the same. */
export function onePrice(sizes: readonly string[]): Record<string, number> {
  return Object.fromEntries(sizes.map((size) => [size, 1]))
}
