// Why a posted form put nothing into the cart, as the address of the page that says so.
import type { MessageKey } from '../i18n/messages'
import type { QuantityFault } from './quantity'

/** The words for it, with the quantity they name. */
export type BuyRefusal = QuantityFault

/** What products can say this way, wherever it is read: an address is written by anybody. */
const KEYS: readonly MessageKey[] = [
  'cart.not-enough',
  'cart.out-of-stock',
  'cart.price-unknown',
  'cart.quantity-below',
  'cart.quantity-positive',
  'cart.reason-unknown',
  'product.day-past',
  'product.incomplete',
  'product.no-such-configuration',
  'product.no-variants',
  'product.nothing-chosen',
  'product.select-size',
  'product.variant-sold-out',
]

const NAME = 'refused'
const QUANTITY = 'quantity'

/** The address of a page of the shop that says why, for example `/vase?refused=cart.not-enough`. */
export function refusalLink(link: string, { key, values }: BuyRefusal): string {
  const quantity = values?.quantity
  const words = `${NAME}=${key}${quantity === undefined ? '' : `&${QUANTITY}=${quantity}`}`
  return `${link}${link.includes('?') ? '&' : '?'}${words}`
}

/** Reads it again, with what else this page may refuse; null when the address names none. */
export function readRefusal(
  query: { get: (name: string) => string | null },
  others: readonly MessageKey[] = [],
): BuyRefusal | null {
  const key = [...KEYS, ...others].find((one) => one === query.get(NAME))
  const quantity = /^[1-9]\d{0,4}$/.exec(query.get(QUANTITY) ?? '')?.[0]
  // Its sentence names a quantity: without any it says nothing.
  if (!key || (key === 'cart.quantity-below' && !quantity)) return null
  return { key, values: { quantity: Number(quantity ?? 0) } }
}
