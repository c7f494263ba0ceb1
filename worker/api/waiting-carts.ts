// Carts whose order waits for its payment. A shopper who never comes back from the payment page is
// not told what became of it; who returns to an empty cart gets the old one, if it was refused.
import type { PaymentReply } from '../orders/payment-desk'
import { withPaymentDecided } from '../session/session'
import { cartIdOf, type GatewayContext } from './gateway-context'
import { deskOf } from './order-routes'

/** The cart of a refused order, made the shopper's again; null while there is none. */
export async function takeBackCart(c: GatewayContext): Promise<string | null> {
  const session = c.get('session')
  const { storeCode } = c.get('store')
  const waiting = session.current.waiting.filter((cart) => cart.storeCode === storeCode)
  const owner = session.current.id
  const replies: PaymentReply[] = await Promise.all(
    waiting.map(({ attempt }) => deskOf(c, attempt).paymentStatus(owner)),
  )
  waiting.forEach(({ attempt }, place) => {
    const reply = replies[place]
    if (reply?.kind !== 'state' || (reply.state !== 'paid' && reply.state !== 'refused')) return
    session.change(withPaymentDecided(session.current, attempt, reply.state === 'paid'))
  })
  return cartIdOf(c)
}
