import type { WireCheckoutStatus } from '../../../shared/contract/order/checkout-status'
import type { StoreView } from '../../../shared/store-view/store-view'
import { fillLines } from '../cart/fill-lines'
import { loadCart } from '../cart/load-cart'
import { unavailableSkus } from '../cart/stock-demand'
import type { Databases } from '../db/databases'
import type { Refusal } from '../http/refusal'
import { CART_EMPTY, notAvailable } from './order-refusals'

/**
 * Whether this cart could be ordered now, and if not why: before its shopper fills anything in. Without
 * a cart, whether orders are taken at all.
 */
export async function findCheckoutStatus(
  databases: Databases,
  store: StoreView,
  cartId: string | undefined,
  now: number,
): Promise<WireCheckoutStatus> {
  if (cartId === undefined) return { is_open: true }
  const cart = await loadCart(databases.sales, store, cartId, now)
  if (!cart.ok || cart.value.lines.length === 0) return closed(CART_EMPTY)
  const lines = await fillLines(databases, cart.value)
  const isSold = ({ id }: { id: number }) => lines.some((line) => line.id === id)
  const gone = cart.value.lines.filter((line) => !isSold(line)).map(({ sku }) => sku)
  const missing = [...gone, ...unavailableSkus(lines)]
  return missing.length > 0 ? closed(notAvailable(missing)) : { is_open: true }
}

function closed({ message }: Refusal): WireCheckoutStatus {
  return { is_open: false, message }
}
