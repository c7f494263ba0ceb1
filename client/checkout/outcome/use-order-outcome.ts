import { useEffect, useEffectEvent } from 'react'
import { findPaymentOffer } from '../../../shared/checkout/payment-methods'
import { ORDER_NAME } from '../../../shared/checkout/shown-return'
import { ACCOUNT_RESULT } from '../../../shared/customer/new-account'
import { storePath } from '../../../shared/routing/links'
import type { OrderOutcome } from '../../engine/order-attempt'
import { loadAccountCalls } from '../../stores/account/load-account-calls'
import { solveCaptchaLate } from '../../stores/account/solve-captcha-late'
import { useCart, useCartStore } from '../../stores/cart'
import { useCheckout } from '../../stores/checkout/checkout-context'
import { useIsEmailKnown } from '../../stores/checkout/known-email'
import { noteOrderPlaced } from '../../stores/checkout/note-order-placed'
import { useLocation } from '../../stores/location'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { askToPay } from './ask-to-pay'

/** What follows an order: the cart empties, and the shopper goes on to pay or to the thank-you. */
export function useOrderOutcome(): void {
  const { store } = useShop()
  const { navigate } = useLocation()
  const ports = usePorts()
  const outcome = useCheckout(({ order }) => order.outcome)
  const refreshMethods = useCheckout((checkout) => checkout.refreshMethods)
  const makeAccount = useNewAccount()
  const isEmailKnown = useIsEmailKnown()
  const finishOrder = useCheckout((checkout) => checkout.finishOrder)
  const cart = useCartStore()
  const refresh = useCart((cart) => cart.refresh)

  const finish = useEffectEvent(async (placed: Extract<OrderOutcome, { kind: 'placed' }>) => {
    const order = noteOrderPlaced({ ports, store, cart }, placed, isEmailKnown())
    const account = await makeAccount()
    finishOrder()
    const name = order?.attempt ?? placed.orderHash
    const said = new URLSearchParams({ [ORDER_NAME]: name, ...account })
    // The way back from a payment page leads to the order, not to a checkout without a cart.
    navigate(`${storePath('/checkout-return', store)}?${said}`, { replace: true })
    // A card is asked for on the page of the order.
    const isPaidHere = findPaymentOffer(order?.paymentCode ?? null)?.isPaidHere
    if (!order?.needsRedirect || isPaidHere) return
    const started = await askToPay(ports, store, name, account)
    if (started.kind === 'redirect') navigate(started.url)
  })

  const react = useEffectEvent((found: OrderOutcome) => {
    if (found.kind === 'placed') void finish(found)
    // Prices, stock or the cart are not what they were: show the shopper what they are now.
    if (found.kind === 'refused') {
      refresh()
      void refreshMethods()
    }
  })

  useEffect(() => {
    if (outcome) react(outcome)
  }, [outcome])
}

/** Makes the account that a guest has asked for: after the order, which is theirs then. */
function useNewAccount() {
  const { http } = usePorts()
  const isCustomer = useCheckout((checkout) => checkout.isCustomer)
  const { isWanted, password } = useCheckout((checkout) => checkout.newAccount)
  const { emailAddress, firstName, lastName } = useCheckout(({ details }) => details.personal)
  return async (): Promise<Record<string, string>> => {
    if (!isWanted || isCustomer) return {}
    const customer = { email: emailAddress.trim(), firstname: firstName, lastname: lastName }
    const calls = await loadAccountCalls()
    if (!calls) return { [ACCOUNT_RESULT]: 'failed' }
    const fault = await calls.sendRegistration(http, customer, password, {
      solve: solveCaptchaLate,
    })
    return { [ACCOUNT_RESULT]: fault ?? 'made' }
  }
}
