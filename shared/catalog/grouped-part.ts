import { finalOf, type Price } from './price'

/** A product that a grouped one proposes, and how many of it (spec 3, product links). */
export interface GroupedPart {
  sku: string
  name: string
  link: string
  /** Path below /media; empty when there is none. */
  image: string
  /** How large one is, in one line of the store's words; left out where nothing is measured. */
  size?: string
  price: Price
  /** Proposed; 0 means that it is offered without being proposed. */
  qty: number
  isInStock: boolean
  /** Most that may be ordered at once; null means unlimited. */
  maxQty: number | null
}

/** What the price of a set follows from. */
export type ProposedPart = Pick<GroupedPart, 'sku' | 'price' | 'qty' | 'isInStock'>

/** How many of each part are wanted, by sku. */
export type PartQuantities = Readonly<Record<string, number>>

/** What is proposed at first: nothing of a part that is sold out, and never less than none. */
export function proposedQuantities(parts: readonly ProposedPart[]): PartQuantities {
  return Object.fromEntries(
    parts.map(({ sku, qty, isInStock }) => [sku, isInStock ? Math.max(0, qty) : 0]),
  )
}

/**
 * What the parts cost together, in cents (spec 4 and contract 2.12): each price times its quantity.
 * A quantity below zero counts as none, and so does a part that is not named.
 */
export function groupedPrice(
  parts: readonly Pick<GroupedPart, 'sku' | 'price'>[],
  quantities: PartQuantities,
): number {
  return parts.reduce(
    (sum, { sku, price }) => sum + finalOf(price) * Math.max(0, quantities[sku] ?? 0),
    0,
  )
}
