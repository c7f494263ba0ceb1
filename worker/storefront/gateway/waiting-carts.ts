// Carts whose order waits for its payment. A shopper who closes the payment page does not learn the
// outcome there: when the payment was refused, the next visit brings the old cart back. A cart that
// something has been put into since stays; an empty one, such as that of an account that was made on
// the way, gives way.
import type { HeldOrder } from '../../../shared/cart/shown-cart'
import type { PaymentState } from '../../../shared/contract/payment/payment'
import type { PaymentReply } from '../order-desk/payment-desk'
import { ownerOf, type WaitingCart, withoutCart, withPaymentDecided } from '../session/session'
import { isCartGone, pullCart } from '../upstream/cart'
import { adoptCustomerCart } from './customer-cart'
import { cartIdOf, type GatewayContext, upstreamOf } from './gateway-context'
import { deskOf } from './order-routes'

/** A payment page that was left may be opened again. */
const UNPAID: readonly PaymentState[] = ['open', 'cancelled', 'refused']

/**
 * The payment of an order is decided: its cart is over, or the shopper's again. That of a guest who has
 * logged in meanwhile goes into their own.
 */
export async function settlePayment(
  c: GatewayContext,
  attempt: string,
  isPaid: boolean,
): Promise<void> {
  const session = c.get('session')
  const cart = session.current.waiting.find((waiting) => waiting.attempt === attempt)
  if (!cart) return
  if (!isPaid && cart.storeCode === c.get('store').storeCode) await dropEmptyCart(c)
  session.change(withPaymentDecided(session.current, attempt, isPaid))
  if (!isPaid) await adoptCustomerCart(c)
}

interface TakenBack {
  /** A cart came back. */
  isBack: boolean
  /** Orders that are not paid, whose carts wait on. */
  held: HeldOrder[]
}

/** Looks what became of the orders whose carts wait in this store. */
export async function takeBackCart(c: GatewayContext): Promise<TakenBack> {
  const asked = await Promise.all(waitingCarts(c).map(({ attempt }) => askPayment(c, attempt)))
  const payments = asked.flatMap((one) => one ?? [])
  for (const { attempt, state } of payments) {
    if (state === 'paid' || state === 'refused') await settlePayment(c, attempt, state === 'paid')
  }
  const unpaid = payments.filter(({ state }) => UNPAID.includes(state))
  const others = unpaid.filter(({ attempt }) => isStillWaiting(c, attempt))
  return {
    isBack: others.length < unpaid.length,
    held: others.map(({ attempt, orderNumber, state }) => ({
      attempt,
      orderNumber: orderNumber ?? '',
      isRefused: state === 'refused',
    })),
  }
}

/** Whether the cart of an order still waits: for its payment, or for the present cart to be over. */
export function isStillWaiting(c: GatewayContext, attempt: string): boolean {
  return c.get('session').current.waiting.some((cart) => cart.attempt === attempt)
}

function waitingCarts(c: GatewayContext): WaitingCart[] {
  const { storeCode } = c.get('store')
  return c.get('session').current.waiting.filter((cart) => cart.storeCode === storeCode)
}

/** Null where nobody can tell. */
async function askPayment(c: GatewayContext, attempt: string) {
  const owner = ownerOf(c.get('session').current, attempt)
  const reply: PaymentReply = await deskOf(c, attempt).paymentStatus(owner)
  return reply.kind === 'state' ? { ...reply, attempt } : null
}

/** During an outage nobody knows what is in a cart: it stays. */
async function dropEmptyCart(c: GatewayContext): Promise<void> {
  const cartId = cartIdOf(c)
  if (!cartId) return
  const pulled = await pullCart(upstreamOf(c), cartId)
  const isEmpty = pulled.ok ? pulled.value.length === 0 : isCartGone(pulled.error)
  const session = c.get('session')
  if (isEmpty) session.change(withoutCart(session.current, c.get('store').storeCode, cartId))
}
