// Where a shopper arrives after an order, from the checkout or from the page of a payment provider.
// Opened twice, or much later, it says the same again.
import { useEffect, useEffectEvent } from 'react'
import { storePath } from '../../../shared/routing/links'
import type { PageData } from '../../../shared/routing/page'
import { createCheckoutMemory, type KeptOrder } from '../../engine/checkout-memory'
import { useCart } from '../../stores/cart'
import { useLocation } from '../../stores/location'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import styles from '../checkout-page.module.css'
import { PaymentChecking, UnpaidOrder } from './payment-pending'
import { NeutralOrder, ThankYou } from './thank-you'
import { useReturn } from './use-return'

export function CheckoutReturnPage({ data }: { data: PageData }) {
  const orderHash = data.route === 'checkout-return' ? data.orderHash : ''
  const [state, { giveUp, askAgain }] = useReturn(orderHash)
  useFailure(state.kind === 'failed' ? state : null)
  return (
    <div className={`contained ${styles.page}`}>
      {state.kind === 'thanks' ? (
        <ThankYou orderNumber={state.orderNumber} order={state.order} due={state.due} />
      ) : state.kind === 'foreign' ? (
        <NeutralOrder />
      ) : state.kind === 'unpaid' ? (
        <UnpaidOrder name={state.name} method={state.method} onGiveUp={giveUp} onStep={askAgain} />
      ) : (
        <PaymentChecking of={state.kind === 'checking' ? state.of : 'order'} />
      )}
    </div>
  )
}

interface Failure {
  order: KeptOrder | null
  isCartWaiting: boolean
}

/** The order came to nothing: its lines are the shopper's cart again (trust I4). */
function useFailure(failure: Failure | null): void {
  const ports = usePorts()
  const { store } = useShop()
  const { navigate } = useLocation()
  const isLoaded = useCart((cart) => cart.isLoaded)
  const restore = useCart((cart) => cart.restore)
  const giveBack = useEffectEvent(() => {
    if (failure?.order) {
      if (!failure.isCartWaiting) restore(failure.order.lines)
      createCheckoutMemory(ports, store).dropOrder()
    }
    const cart = failure?.isCartWaiting ? '&cart=waiting' : ''
    navigate(`${storePath('/checkout-failed', store)}?result=0${cart}`, { replace: true })
  })
  const hasFailed = failure !== null && isLoaded
  useEffect(() => {
    if (hasFailed) giveBack()
  }, [hasFailed])
}
