// Whose order it is that waits for its payment: of the browser that has placed it, or of the customer who
// has, in any browser. Nobody else pays it or gives it up, whatever they know of it.
import type { TrackedOrder } from '../../../../shared/checkout/tracked-order'
import type { WireTrackedOrder } from '../../../../shared/contract/order/tracked-order'
import type { GatewayContext } from '../../gateway/gateway-context'
import { deskOf } from '../../gateway/order-routes'
import { findOwnOrder } from '../../pages/find-own-order'
import { findOrder, type KnownOrder, ownerOf, withOrder } from '../../session/session'

type NamedOrder = Pick<TrackedOrder, 'orderHash' | 'orderNumber'>

export interface PayersOrder {
  order: KnownOrder
  /** Placed in another browser: what was its cart is not the cart here. */
  isAdopted: boolean
}

/** Whether an order is one of this shopper. */
export async function isPayersOrder(c: GatewayContext, named: NamedOrder): Promise<boolean> {
  const isKnown = findOrder(c.get('session').current, named.orderHash) !== null
  return isKnown || (await findCustomersOrder(c, named)) !== null
}

/**
 * The order of this name when it is one of this shopper. One that its customer has placed in another
 * browser is known here from now on, by a desk of its own; its backend lets it be paid but once all the same.
 */
export async function findPayersOrder(
  c: GatewayContext,
  { orderHash, orderNumber }: NamedOrder,
): Promise<PayersOrder | null> {
  const known = findOrder(c.get('session').current, orderHash)
  if (known && known.attempt !== known.orderHash) return { order: known, isAdopted: false }
  const found = await findCustomersOrder(c, { orderHash, orderNumber })
  if (!found) return known && { order: known, isAdopted: false }
  return { order: await adopt(c, orderHash, found), isAdopted: true }
}

async function findCustomersOrder(
  c: GatewayContext,
  { orderHash, orderNumber }: NamedOrder,
): Promise<WireTrackedOrder | null> {
  if (orderNumber === '' || !c.get('customer').current) return null
  const found = await findOwnOrder(c, orderNumber)
  return found.ok && found.value.order_hash === orderHash ? found.value.order : null
}

async function adopt(
  c: GatewayContext,
  orderHash: string,
  { increment_id: orderNumber, payment_method: paymentCode = '' }: WireTrackedOrder,
): Promise<KnownOrder> {
  const session = c.get('session')
  const order = { attempt: orderHash, orderHash }
  session.change(withOrder(session.current, order))
  const owner = ownerOf(session.current, orderHash)
  const { storeCode } = c.get('store')
  await deskOf(c, orderHash).adopt({ orderHash, orderNumber, owner, storeCode, paymentCode })
  return order
}
