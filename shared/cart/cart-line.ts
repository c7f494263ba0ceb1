// The cart as data: what stands on a line. Nothing here knows a server, a screen or a store.
import type { Price } from '../catalog/price'
import type { ProductType } from '../catalog/product-type'
import type { WireProductOption } from '../contract/catalogue/product-option'
import type { StoreView } from '../store-view/store-view'

/** A choice as the shopper reads it, for example Size: M. */
export interface LineOption {
  label: string
  value: string
}

/** One line of the cart (spec 3, cart item). Prices in cents incl. tax, for one piece. */
export interface CartLine {
  /** Says which lines are the same: sku and choices, see `toLineKey`. */
  key: string
  /** What is sold: for a configurable product the child's sku. */
  sku: string
  parentSku: string
  typeId: ProductType
  name: string
  /** At least 1. */
  qty: number
  options: LineOption[]
  productOption: WireProductOption | null
  price: Price
  /** This browser knows it by the server's list alone, which names prices without tax (contract 1.2). */
  isUnpriced?: true
  /** Path of a picture below /media; empty when there is none. */
  image: string
  /** Path of the product's page; empty when it is not known. */
  link: string
  /** Most that may be ordered at once; null means unlimited. */
  maxQty: number | null
}

/** A line as the server keeps it (contract 1.2, pull). */
export interface ServerLine {
  itemId: number
  sku: string
  qty: number
  name: string
  /** Cents, for one piece; null when the server did not say. */
  price: number | null
  typeId: string
  productOption: WireProductOption | null
}

/** What one piece costs now, in cents incl. tax. */
export function unitPriceOf(price: Price): number {
  return price.special ?? price.regular
}

/** The quantity of all lines together; one below zero counts as none (spec 5). */
export function totalQuantity(lines: readonly { qty: number }[]): number {
  return lines.reduce((sum, line) => sum + Math.max(0, line.qty), 0)
}

/** The number on the mini-cart, by the configuration of the store (spec 4). */
export function cartCount(
  lines: readonly { qty: number }[],
  counts: StoreView['minicartCounts'],
): number {
  return counts === 'items' ? lines.length : totalQuantity(lines)
}
