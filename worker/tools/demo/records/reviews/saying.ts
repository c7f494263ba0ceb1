import type { ProductDraft } from '../../../../../shared/contract/admin/product-draft'
import type { Localized } from '../../words/localized'

/** Something that shoppers write, and of which products it can be true: of all where nothing is named. */
export interface Saying {
  words: Localized
  /** Paths of shelves, or skus. */
  of?: readonly string[]
  notOf?: readonly string[]
  /** Not said by who gives three stars. */
  isPraise?: true
}

export type Rated<T> = Readonly<Record<3 | 4 | 5, readonly T[]>>

/** What reviews of one kind of product are made of. */
export interface ReviewWords {
  titles: Rated<Saying>
  openings: readonly Saying[]
  endings: Rated<Saying>
}

/** Several that can be true of the same products: of all where nothing is named. */
export function sayings(
  words: readonly Localized[],
  of?: readonly string[],
  notOf?: readonly string[],
): Saying[] {
  return words.map((one) => ({ words: one, ...(of && { of }), ...(notOf && { notOf }) }))
}

/** Those that can be true of a product. */
export function trueOf(
  { sku, categories }: ProductDraft,
  all: readonly Saying[],
): readonly Saying[] {
  const isAmong = (places: readonly string[]) =>
    places.some((place) => place === sku || categories.some((path) => isWithin(path, place)))
  return all.filter(({ of, notOf = [] }) => (!of || isAmong(of)) && !isAmong(notOf))
}

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}
