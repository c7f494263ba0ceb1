// The checkout as its screen sees it: what was filled in and what became of the order. What is offered
// for it stands in the QueryClient (checkout-methods.ts). Part of the checkout's own code, loaded with
// its screen.
import type { QueryClient } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { isVirtualCart } from '../../../shared/cart/rules'
import type { FieldPart, FieldPath } from '../../../shared/checkout/address-rules'
import { mayComeOn } from '../../../shared/checkout/delivery-dates'
import {
  type CheckoutDetails,
  emptyDetails,
  type PaymentDetails,
} from '../../../shared/checkout/details'
import { type FormField, writeField } from '../../../shared/checkout/form-field'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { AddressLookupState } from '../../engine/address-lookup'
import { createCheckoutMemory } from '../../engine/checkout-memory'
import type { DeliveryOption } from '../../engine/method-calls'
import { chosenDelivery, findMethods, type Methods } from '../../engine/method-sync'
import { isUnderWay, OPEN_ATTEMPT, type OrderAttemptState } from '../../engine/order-attempt'
import { createOrderEngine } from '../../engine/order-engine'
import type { Ports } from '../../engine/ports'
import type { CartStore } from '../cart-store'
import { createAddressLookups } from './address-lookups'
import { areMethodsUpdating, refreshCheckoutMethods } from './checkout-methods'
import { toKeptOrder, toOrderBody } from './checkout-order'
import { refillCart } from './refill-cart'

export type CheckoutStep = 'details' | 'methods' | 'review'

export interface CheckoutState {
  details: CheckoutDetails
  /** The chosen day of delivery was no longer possible when the order was to be sent. */
  isDateGone: boolean
  /** The shopper was shown another sum than the server asks now; cents. */
  oldTotal: number | null
  order: OrderAttemptState
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
  write: (field: FormField, value: string) => void
  touch: (path: FieldPath) => void
  touchAll: () => void
  choosePayment: (change: Partial<PaymentDetails>) => void
  chooseDelivery: (delivery: DeliveryOption) => void
  /** `2026-11-24`, or empty for the soonest. */
  chooseDate: (deliveryDate: string) => void
  enterStep: (step: CheckoutStep) => void
  /** Loads methods and totals again; null when that failed or a newer load has replaced it. */
  refreshMethods: () => Promise<Methods | null>
  /** Sends the order, unless the sum has changed since the shopper saw it. */
  place: () => Promise<void>
  /** The placed order has left the cart; the next one is another. */
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
}

const NO_CART = 404

/** Makes the checkout of one visit. */
export function createCheckoutStore({ ports, store, cart, queries }: Setup): CheckoutStore {
  const memory = createCheckoutMemory(ports, store)

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
      const details = withPossibleDate(withMethods(get().details, methods), methods)
      set({ details })
      memory.writeDetails(details)
      cart.getState().learnTotals(methods.totals)
    }

    /** A day that has come too close since it was chosen is chosen no more. */
    function withPossibleDate(details: CheckoutDetails, methods: Methods): CheckoutDetails {
      const { shipping } = details
      const days = chosenDelivery(methods)?.days
      const isPossible = days && mayComeOn(shipping.deliveryDate, ports.clock.now(), days)
      return isPossible ? details : { ...details, shipping: { ...shipping, deliveryDate: '' } }
    }

    async function place() {
      const { order } = get()
      // Race: the button was pressed again, or before the last change was answered.
      if (isUnderWay(order) || areMethodsUpdating(queries) || cart.getState().isPending) return
      const shown = cart.getState().totals?.grandTotal
      const { deliveryDate } = get().details.shipping
      set({ oldTotal: null, isDateGone: false })
      const methods = await refreshMethods()
      if (!methods) return
      const asked = cart.getState().totals?.grandTotal
      if (shown === undefined || asked === undefined) return
      const isDateGone = deliveryDate !== get().details.shipping.deliveryDate
      if (isDateGone) set({ isDateGone })
      else if (shown !== asked) set({ oldTotal: shown })
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
      details: emptyDetails(store),
      isDateGone: false,
      oldTotal: null,
      order: OPEN_ATTEMPT,
      currentStep: 'details',
      touched: new Set(),
      lookups: lookups.states(),
      acceptAddress: lookups.accept,
      enterByHand: lookups.enterByHand,
      areTermsAccepted: false,
      acceptTerms: (areTermsAccepted) => set({ areTermsAccepted }),
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
      enterStep: (currentStep) => set({ currentStep }),
      refreshMethods,
      place,
      finishOrder: orders.finish,
      forget() {
        memory.forget()
        const details = withoutPerson(get().details, store)
        set({ details, touched: new Set(), areTermsAccepted: false })
        lookups.forget()
        orders.touch()
      },
      start() {
        set({ details: memory.readDetails() })
        orders.resume()
      },
    }
  })
}

function withMethods(details: CheckoutDetails, { carrier, method, payment }: Methods) {
  return {
    ...details,
    shipping: { ...details.shipping, shippingCarrier: carrier, shippingMethod: method },
    payment: { ...details.payment, paymentMethod: payment },
  }
}

/** An empty form in which only the countries and the chosen methods stay. */
function withoutPerson({ shipping, payment }: CheckoutDetails, store: StoreView): CheckoutDetails {
  const empty = emptyDetails(store)
  const { country, shippingCarrier, shippingMethod } = shipping
  const { paymentMethod } = payment
  return {
    personal: empty.personal,
    shipping: { ...empty.shipping, country, shippingCarrier, shippingMethod },
    payment: { ...empty.payment, country: payment.country, paymentMethod },
  }
}
