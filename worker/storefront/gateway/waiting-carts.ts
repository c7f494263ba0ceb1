// Carts whose order waits for its payment. A shopper who closes the payment page
// does not learn the outcome there. When the payment was refused and the current cart is empty, the
// next visit brings the old cart back.
import type { PaymentReply } from '../order-desk/payment-desk'
import { ownerOf, withCart, withoutCart, withPaymentDecided } from '../session/session'
import { cartIdOf, type GatewayContext } from './gateway-context'
import { deskOf } from './order-routes'

/** The cart of a refused order, made the shopper's again; null while there is none. */
export async function takeBackCart(c: GatewayContext): Promise<string | null> {
  const session = c.get('session')
  const { storeCode } = c.get('store')
  const waiting = session.current.waiting.filter((cart) => cart.storeCode === storeCode)
  const replies: PaymentReply[] = await Promise.all(
    waiting.map(({ attempt }) =>
      deskOf(c, attempt).paymentStatus(ownerOf(session.current, attempt)),
    ),
  )
  waiting.forEach(({ attempt }, place) => {
    const reply = replies[place]
    if (reply?.kind !== 'state' || (reply.state !== 'paid' && reply.state !== 'refused')) return
    session.change(withPaymentDecided(session.current, attempt, reply.state === 'paid'))
  })
  return cartIdOf(c)
}

/** The same for a shopper who has emptied the cart that was begun since. */
export async function takeBackCartFor(c: GatewayContext, empty: string): Promise<string | null> {
  const session = c.get('session')
  const { storeCode } = c.get('store')
  if (!session.current.waiting.some((cart) => cart.storeCode === storeCode)) return null
  session.change(withoutCart(session.current, storeCode, empty))
  const taken = await takeBackCart(c)
  if (taken === null) session.change(withCart(session.current, storeCode, empty))
  return taken
}
