import type { ProductCard } from './product'

/** The rows of a product page that a merchant fills by hand (spec 3, product links). */
export interface Neighbours<Entry = ProductCard> {
  related: Entry[]
  upSells: Entry[]
  crossSells: Entry[]
}

export const NO_NEIGHBOURS: Neighbours<never> = { related: [], upSells: [], crossSells: [] }

/** What becomes of each row, in the order of the page. */
export function mapNeighbours<From, To>(
  rows: Neighbours<From>,
  change: (row: From[]) => To[],
): Neighbours<To> {
  const { related, upSells, crossSells } = rows
  return { related: change(related), upSells: change(upSells), crossSells: change(crossSells) }
}
