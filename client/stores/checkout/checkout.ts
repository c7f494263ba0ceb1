// The checkout as its screen sees it: what was filled in and what became of the order. What is offered
// for it stands in the QueryClient (checkout-methods.ts). Part of the checkout's own code, loaded with
// its screen.
import type { QueryClient } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { isVirtualCart } from '../../../shared/cart/rules'
import type { FieldPart, FieldPath } from '../../../shared/checkout/address-rules'
import type { CheckoutFault, ShownCheckout } from '../../../shared/checkout/checkout-form'
import { mayComeOn } from '../../../shared/checkout/delivery-dates'
import {
  type CheckoutDetails,
  emptyDetails,
  type PaymentDetails,
} from '../../../shared/checkout/details'
import { type FormField, writeField } from '../../../shared/checkout/form-field'
import {
  chosenDelivery,
  type DeliveryOption,
  type Methods,
  standingPayment,
} from '../../../shared/checkout/offered-methods'
import { type NewAccount, NO_ACCOUNT } from '../../../shared/customer/new-account'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { AddressLookupState } from '../../engine/address-lookup'
import { createCheckoutMemory } from '../../engine/checkout-memory'
import { findMethods } from '../../engine/method-sync'
import { isUnderWay, OPEN_ATTEMPT, type OrderAttemptState } from '../../engine/order-attempt'
import { createOrderEngine } from '../../engine/order-engine'
import type { Ports } from '../../engine/ports'
import type { CartStore } from '../cart-store'
import { createAddressLookups } from './address-lookups'
import { withMethods, withoutPerson } from './changed-details'
import { areMethodsUpdating, refreshCheckoutMethods } from './checkout-methods'
import { toKeptOrder, toOrderBody } from './checkout-order'
import { keepOffers } from './offline-offers'
import { refillCart } from './refill-cart'

/** The parts of the form, in their order. */
export const CHECKOUT_STEPS = ['details', 'methods', 'review'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

export interface CheckoutState {
  details: CheckoutDetails
  /** The chosen day of delivery was no longer possible when the order was to be sent. */
  isDateGone: boolean
  /** Somebody is logged in. */
  isCustomer: boolean
  /** Why the form that was posted has ordered nothing. */
  postedFault: CheckoutFault | null
  /** The shopper was shown another sum than the server asks now; cents. */
  oldTotal: number | null
  order: OrderAttemptState
  /** The button was pressed, and the sum is asked for once more before the order leaves. */
  isAsking: boolean
  currentStep: CheckoutStep
  /** Fields that were left once, or all after the shopper tried to order: their errors show. */
  touched: ReadonlySet<FieldPath> | 'all'
  lookups: Record<FieldPart, AddressLookupState>
  /** Writes the found address over the one in the form. */
  acceptAddress: (part: FieldPart) => void
  /** Nothing more is looked up for this address. */
  enterByHand: (part: FieldPart) => void
  areTermsAccepted: boolean
  acceptTerms: (areTermsAccepted: boolean) => void
  /** An account that a guest wants made with the order. Kept nowhere (trust F-D3). */
  newAccount: NewAccount
  writeNewAccount: (change: Partial<NewAccount>) => void
  write: (field: FormField, value: string) => void
  touch: (path: FieldPath) => void
  touchAll: () => void
  choosePayment: (change: Partial<PaymentDetails>) => void
  chooseDelivery: (delivery: DeliveryOption) => void
  /** `2026-11-24`, or empty for the soonest. */
  chooseDate: (deliveryDate: string) => void
  /** Where the order is collected (spec 3). */
  choosePickup: (pickupPoint: string) => void
  enterStep: (step: CheckoutStep) => void
  /** Loads methods and totals again; null when that failed or a newer load has replaced it. */
  refreshMethods: () => Promise<Methods | null>
  /**
   * Sends the order, unless the sum has changed since the shopper saw it, or agreed to another; cents.
   */
  place: (agreed?: number) => Promise<void>
  /** The placed order has left the cart; the next one is another. The password is dropped (spec 4). */
  finishOrder: () => void
  /** Empties the form and removes what this browser keeps of the shopper. */
  forget: () => void
  /** Reads what is kept and goes on with an order that may be under way. */
  start: () => void
}

export type CheckoutStore = StoreApi<CheckoutState>

interface Setup {
  ports: Ports
  store: StoreView
  cart: CartStore
  queries: QueryClient
  /** What the server drew into the page, for the first look at it. */
  shown?: ShownCheckout | null
  /** What is known of who is logged in; nothing of a guest. */
  customer?: CheckoutDetails | null
  /** The form is first drawn here, and need not be what a server drew: with all that is kept. */
  isDrawnHere?: boolean
}

const NO_CART = 404

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
  const known = customer && { postedAt: 0, details: customer }

  return createStore<CheckoutState>((set, get) => {
    const orders = createOrderEngine({ ports, memory, changed: (order) => set({ order }) })
    const lookups = createAddressLookups({
      ports,
      countries: store.i18n.shippingCountries,
      details: () => get().details,
      changed: (part, state) => set({ lookups: { ...get().lookups, [part]: state } }),
      write: change,
    })

    function change(details: CheckoutDetails) {
      set({ details })
      memory.writeDetails(details)
      orders.touch()
    }

    async function refreshMethods(): Promise<Methods | null> {
      const { lines } = cart.getState()
      if (lines.length === 0) return null
      const ask = () =>
        findMethods(ports.http, { details: get().details, isVirtual: isVirtualCart(lines) })
      const methods = await refreshCheckoutMethods(queries, async () => {
        const found = await ask()
        if (found.ok || found.error.code !== NO_CART) return found
        // The cart is filled again before anybody asks a second time.
        await refillCart(cart, ports.clock)
        return ask()
      })
      if (methods) take(methods)
      return methods
    }

    function take(methods: Methods) {
      const chosen = get().details
      // Race: another way to pay may have been chosen while this was asked.
      const payment = standingPayment(methods.payments, chosen.payment) ?? methods.payment
      const details = withPossibleDate(withMethods(chosen, { ...methods, payment }), methods)
      set({ details })
      memory.writeDetails(details)
      keepOffers(ports, store, methods)
      cart.getState().learnTotals(methods.totals)
    }

    /** A day that has come too close since it was chosen is chosen no more. */
    function withPossibleDate(details: CheckoutDetails, methods: Methods): CheckoutDetails {
      const { shipping } = details
      const days = chosenDelivery(methods)?.days
      const isPossible = days && mayComeOn(shipping.deliveryDate, ports.clock.now(), days)
      return isPossible ? details : { ...details, shipping: { ...shipping, deliveryDate: '' } }
    }

    async function place(agreed = cart.getState().totals?.grandTotal) {
      const { order } = get()
      // Race: the button was pressed again, or before the last change was answered.
      if (isUnderWay(order) || areMethodsUpdating(queries) || cart.getState().isPending) return
      const { deliveryDate } = get().details.shipping
      set({ oldTotal: null, isDateGone: false, postedFault: null, isAsking: true })
      const methods = await refreshMethods()
      set({ isAsking: false })
      if (!methods) return
      const asked = cart.getState().totals?.grandTotal
      if (agreed === undefined || asked === undefined) return
      const isDateGone = deliveryDate !== get().details.shipping.deliveryDate
      if (isDateGone) set({ isDateGone })
      else if (agreed !== asked) set({ oldTotal: agreed })
      else send(asked, methods)
    }

    function send(grandTotal: number, { payments }: Methods) {
      if (orders.isSentElsewhere()) return orders.resume()
      const order = {
        attempt: orders.attempt(),
        store,
        details: get().details,
        cart: cart.getState(),
        payments,
        grandTotal,
        now: ports.clock.now(),
      }
      memory.writeOrder(toKeptOrder(order))
      orders.place(toOrderBody(order))
    }

    return {
      details: isDrawnHere
        ? memory.readDetails(known)
        : (shown?.details ?? customer ?? emptyDetails(store)),
      isCustomer: customer !== null,
      postedFault: shown?.fault ?? null,
      isDateGone: false,
      oldTotal: null,
      order: OPEN_ATTEMPT,
      isAsking: false,
      currentStep: 'details',
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
      place,
      finishOrder() {
        orders.finish()
        get().enterStep('details')
        set({ newAccount: NO_ACCOUNT })
      },
      forget() {
        memory.forget()
        const details = withoutPerson(get().details, store)
        set({ details, touched: new Set(), areTermsAccepted: false, newAccount: NO_ACCOUNT })
        lookups.forget()
        orders.touch()
      },
      start() {
        const currentStep = CHECKOUT_STEPS.find((step) => step === memory.readStep()) ?? 'details'
        set({ details: memory.readDetails(shown ?? known), currentStep })
        orders.resume()
      },
    }
  })
}
