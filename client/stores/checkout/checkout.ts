// The checkout as its screen sees it: what was filled in and what became of the order. What is offered
// for it stands in the QueryClient (checkout-methods.ts). Part of the checkout's own code, loaded with
// its screen.
import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'
import { isVirtualCart } from '../../../shared/cart/rules'
import { areComplete } from '../../../shared/checkout/address-rules'
import type { ShownCheckout } from '../../../shared/checkout/checkout-form'
import { type CheckoutDetails, emptyDetails } from '../../../shared/checkout/details'
import { writeField } from '../../../shared/checkout/form-field'
import { type Methods, standingPayment } from '../../../shared/checkout/offered-methods'
import { goesTo, type KnownCustomer, withDelivery } from '../../../shared/checkout/own-address'
import type { PaymentCode } from '../../../shared/checkout/payment-methods'
import { isCollected } from '../../../shared/checkout/pickup-point'
import { NO_ACCOUNT } from '../../../shared/customer/new-account'
import type { StoreView } from '../../../shared/store-view/store-view'
import { createCheckoutMemory } from '../../engine/checkout-memory'
import { findMethods } from '../../engine/method-sync'
import { OPEN_ATTEMPT, type OrderAttemptState } from '../../engine/order-attempt'
import { createOrderEngine } from '../../engine/order-engine'
import type { Ports } from '../../engine/ports'
import type { CartStore } from '../cart-store'
import { createAddressLookups } from './address-lookups'
import {
  withMethods,
  withoutPerson,
  withoutPlace,
  withPlaceOf,
  withPossibleDate,
} from './changed-details'
import { areMethodsUpdating, refreshCheckoutMethods } from './checkout-methods'
import { CHECKOUT_STEPS, type CheckoutState, type CheckoutStore } from './checkout-state'
import { createFastCheckout } from './fast-checkout'
import { keepOffers } from './offline-offers'
import { createOwnDetails } from './own-details'
import { createPlacing } from './placing'
import { refillCart } from './refill-cart'

interface Setup {
  ports: Ports
  store: StoreView
  cart: CartStore
  queries: QueryClient
  /** What the server drew into the page, for the first look at it. */
  shown?: ShownCheckout | null
  /** What is known of who is logged in; nothing of a guest. */
  customer?: KnownCustomer | null
  /** The form is first drawn here, and need not be what a server drew: with all that is kept. */
  isDrawnHere?: boolean
}

const NO_CART = 404
const NOTHING_DUE: PaymentCode = 'free'

/** Makes the checkout of one visit. */
export function createCheckoutStore({
  ports,
  store,
  cart,
  queries,
  shown = null,
  customer = null,
  isDrawnHere = false,
}: Setup): CheckoutStore {
  const memory = createCheckoutMemory(ports, store)
  const own = createOwnDetails({ ports, store, memory, shown, customer })
  /** As they were before an address of the book was picked instead of what was typed. */
  let typed: CheckoutDetails | null = null
  /** How the shopper wanted to pay before codes paid all of it; empty where they do not. */
  let wanted = ''

  return createStore<CheckoutState>((set, get) => {
    const orders = createOrderEngine({ ports, memory, changed: follow })
    const placing = createPlacing({
      ...{ ports, store, cart, queries, memory, orders },
      state: get,
      changed: set,
    })
    const fast = createFastCheckout({ memory, clock: ports.clock, state: get, changed: set })
    const lookups = createAddressLookups({
      ports,
      countries: store.i18n.shippingCountries,
      details: () => get().details,
      changed: (part, state) => set({ lookups: { ...get().lookups, [part]: state } }),
      write: change,
    })

    function follow(order: OrderAttemptState) {
      if (order.outcome?.kind === 'other-sent') placing.keepEarlier()
      set({ order })
      // Whoever comes back without having paid may want another way to pay.
      if (order.phase === 'placed') fast.postpone()
    }

    function change(details: CheckoutDetails) {
      set({ details })
      memory.writeDetails(details)
      orders.touch()
      fast.postpone()
      fast.unfoldIfIncomplete()
    }

    /** How the shopper pays, or wants to again once something is left to be paid. */
    function chosenPayment() {
      const { payment } = get().details
      if (payment.paymentMethod !== NOTHING_DUE) wanted = payment.paymentMethod
      return { ...payment, paymentMethod: wanted }
    }

    async function refreshMethods(): Promise<Methods | null> {
      const { lines } = cart.getState()
      if (lines.length === 0) return null
      const ask = () => {
        const details = { ...get().details, payment: chosenPayment() }
        return findMethods(ports.http, { details, isVirtual: isVirtualCart(lines) })
      }
      set({ fastCheckoutLoading: get().fastCheckout })
      const methods = await refreshCheckoutMethods(queries, async () => {
        const found = await ask()
        if (found.ok || found.error.code !== NO_CART) return found
        // The cart is filled again before anybody asks a second time.
        await refillCart(cart, ports.clock)
        return ask()
      })
      if (methods) take(methods)
      if (!areMethodsUpdating(queries)) set({ fastCheckoutLoading: false })
      return methods
    }

    function take(methods: Methods) {
      const chosen = get().details
      // Race: another way to pay may have been chosen while this was asked.
      const payment = standingPayment(methods.payments, chosenPayment()) ?? methods.payment
      const details = withPossibleDate(
        withMethods(chosen, { ...methods, payment }),
        methods,
        ports.clock.now(),
      )
      const isDropped = details.shipping.deliveryDate !== chosen.shipping.deliveryDate
      // What is collected has no day, as whoever chose that knows.
      if (isDropped && !isCollected(details.shipping)) set({ isDateGone: true })
      set({ details })
      memory.writeDetails(details)
      keepOffers(ports, store, methods)
      cart.getState().learnTotals(methods.totals)
    }

    const details = isDrawnHere
      ? own.read()
      : (shown?.details ?? customer?.details ?? emptyDetails(store))
    const fastCheckout = isDrawnHere ? fast.mayFold(details) : (shown?.isFast ?? false)
    const firstStep = fastCheckout ? 'review' : 'details'

    return {
      details,
      fastCheckout,
      fastCheckoutLoading: fastCheckout,
      unfolded: new Set(),
      fastFrom: 0,
      unfold: fast.unfold,
      isCustomer: customer !== null,
      addresses: customer?.addresses ?? [],
      sendTo(address) {
        const { details, addresses } = get()
        if (!addresses.some((own) => goesTo(details, own))) typed = details
        const another = () => (typed ? withPlaceOf(typed, details) : withoutPlace(details))
        change(address ? withDelivery(details, address) : another())
        lookups.forget('delivery')
      },
      postedFault: shown?.fault ?? '',
      isDateGone: false,
      oldTotal: null,
      order: OPEN_ATTEMPT,
      isAsking: false,
      currentStep: firstStep,
      touched: shown?.isAsked ? 'all' : new Set(),
      lookups: lookups.states(),
      acceptAddress: lookups.accept,
      enterByHand: lookups.enterByHand,
      areTermsAccepted: shown?.areTermsAccepted ?? false,
      acceptTerms: (areTermsAccepted) => set({ areTermsAccepted }),
      newAccount: { ...NO_ACCOUNT, isWanted: shown?.isAccountWanted ?? false },
      writeNewAccount: (change) => set({ newAccount: { ...get().newAccount, ...change } }),
      write(field, value) {
        change(writeField(get().details, field, value))
        lookups.enter(field)
      },
      touch(path) {
        const { touched } = get()
        if (touched !== 'all') set({ touched: new Set([...touched, path]) })
      },
      touchAll: () => set({ touched: 'all' }),
      choosePayment(chosen) {
        const { details } = get()
        change({ ...details, payment: { ...details.payment, ...chosen } })
      },
      chooseDelivery({ carrier, method }) {
        const { details } = get()
        const shipping = { ...details.shipping, shippingCarrier: carrier, shippingMethod: method }
        change({ ...details, shipping })
        void refreshMethods()
      },
      agreeToWays: (ways) => change(withMethods(get().details, ways)),
      chooseDate(deliveryDate) {
        const { details } = get()
        change({ ...details, shipping: { ...details.shipping, deliveryDate } })
        set({ isDateGone: false })
      },
      choosePickup(pickupPoint) {
        const { details } = get()
        change({ ...details, shipping: { ...details.shipping, pickupPoint } })
      },
      enterStep(currentStep) {
        if (currentStep === get().currentStep) return
        set({ currentStep })
        memory.writeStep(currentStep)
      },
      refreshMethods,
      place: placing.place,
      finishOrder() {
        orders.finish()
        get().enterStep('details')
        set({ newAccount: NO_ACCOUNT })
      },
      forget() {
        memory.forget()
        typed = null
        const details = withoutPerson(get().details, store)
        set({ details, touched: new Set(), areTermsAccepted: false, newAccount: NO_ACCOUNT })
        lookups.forget('delivery')
        lookups.forget('billing')
        orders.touch()
      },
      start() {
        const kept = CHECKOUT_STEPS.find((step) => step === memory.readStep()) ?? 'details'
        const details = own.begin()
        const fastCheckout = get().fastCheckout && areComplete(details)
        const currentStep = fastCheckout ? 'review' : kept
        set({ details, fastCheckout, currentStep, fastFrom: memory.readFastFrom() })
        orders.resume()
      },
    }
  })
}
