// Where a shopper arrives after an order, from the checkout or from the page of a payment provider.
// Opened twice, or much later, it says the same again.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Guest, ShownReturn, ThankedOrder } from '../../../shared/checkout/shown-return'
import { storePath } from '../../../shared/routing/links'
import type { PageData } from '../../../shared/routing/page'
import { createCheckoutMemory } from '../../engine/checkout-memory'
import { useCart } from '../../stores/cart'
import { useIsHydrated } from '../../stores/hydration/use-is-hydrated'
import { useLocation } from '../../stores/location'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import styles from '../checkout-page.module.css'
import { AccountResultNotice } from './account-result-notice'
import { CheckoutFailed } from './checkout-failed-page'
import type { ReturnState } from './find-outcome'
import { PaymentChecking, UnpaidOrder, type UnpaidOrderProps } from './payment-pending'
import { NeutralOrder, ThankYou } from './thank-you'
import { useReturn } from './use-return'

const NOTHING = { orderHash: '', result: '', order: null, guest: null }

export function CheckoutReturnPage({ data }: { data: PageData }) {
  const asked = data.route === 'checkout-return' ? data : NOTHING
  const { orderHash, result, order: drawn, guest } = asked
  const [state, acts] = useReturn(orderHash, result)
  const page = useNewsFocus(state.kind === 'asking' ? drawn?.kind : state.kind)
  return (
    <div ref={page} className={`contained ${styles.page}`}>
      <AccountResultNotice />
      <Outcome
        {...{ state, acts, guest }}
        drawn={state.kind === 'asking' ? drawn : null}
        placed={drawn && 'placed' in drawn ? drawn.placed : null}
      />
    </div>
  )
}

/**
 * What takes the place of something else is seen and read out, as where a card was paid with lower down.
 * What the page was opened with leaves the keyboard where it is.
 */
function useNewsFocus(told: string | undefined) {
  const page = useRef<HTMLDivElement>(null)
  const before = useRef(told)
  useEffect(() => {
    if (before.current !== told) page.current?.querySelector('h1')?.focus()
    before.current = told
  }, [told])
  return page
}

interface OutcomeProps extends Pick<UnpaidOrderProps, 'acts'> {
  state: ReturnState
  /** As the server knows it: all there is without script, and until script has asked. */
  drawn: ShownReturn | null
  /** What was ordered, as the server knows it. */
  placed: ThankedOrder | null | undefined
  guest: Guest | null
}

/** A failure is one and the same before and after script has asked: a press in between is not lost. */
function Outcome({ state, drawn, acts, placed, guest }: OutcomeProps) {
  if (state.kind === 'failed') return <FailedOrder known={state} {...state} />
  if (drawn?.kind === 'failed') return <FailedOrder known={null} {...drawn} />
  if (drawn?.kind === 'thanks' || drawn?.kind === 'unpaid')
    return <Found state={{ ...drawn, order: null }} acts={null} {...{ placed, guest }} />
  return <Found state={drawn ?? state} acts={drawn ? null : acts} {...{ placed, guest }} />
}

type Failure = Extract<ReturnState, { kind: 'failed' }>

interface FoundProps extends Pick<UnpaidOrderProps, 'acts'> {
  state: Exclude<ReturnState, Failure>
  placed: ThankedOrder | null | undefined
  guest: Guest | null
}

function Found({ state, acts, placed, guest }: FoundProps) {
  if (state.kind === 'thanks') return <ThankYou {...state} {...{ placed, guest }} />
  if (state.kind === 'foreign') return <NeutralOrder />
  if (state.kind === 'unpaid') return <UnpaidOrder {...state} {...{ placed, acts }} />
  return <PaymentChecking of={state.kind === 'checking' ? state.of : 'order'} />
}

interface FailedOrderProps {
  isCartWaiting: boolean
  /** Null until script has asked. */
  known: Failure | null
}

/**
 * The order came to nothing: its lines are the shopper's cart again (trust I4). The page stays: one that
 * is loaded instead would end what the shopper may have pressed meanwhile.
 */
function FailedOrder({ isCartWaiting, known }: FailedOrderProps) {
  const ports = usePorts()
  const { store } = useShop()
  const { replaceUrl } = useLocation()
  const isHydrated = useIsHydrated()
  const [isGivenBack, setGivenBack] = useState(false)
  const isLoaded = useCart((cart) => cart.isLoaded)
  const restore = useCart((cart) => cart.restore)
  const refresh = useCart((cart) => cart.refresh)
  const giveBack = useEffectEvent(() => {
    const order = known?.order
    if (order && !isCartWaiting) restore(order.lines)
    // Only the server knows what the cart is now.
    else refresh()
    if (order) createCheckoutMemory(ports, store).dropOrder()
    const cart = isCartWaiting ? '&cart=waiting' : ''
    replaceUrl(`${storePath('/checkout-failed', store)}?result=0${cart}`)
    setGivenBack(true)
  })
  const isReady = known !== null && isLoaded
  useEffect(() => {
    if (isReady) giveBack()
  }, [isReady])
  return <CheckoutFailed isCartWaiting={isCartWaiting} isBusy={isHydrated && !isGivenBack} />
}
