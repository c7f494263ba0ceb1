// The checkout as its screen sees it: what was filled in and what became of the order. What is offered
// for it stands in the QueryClient (checkout-methods.ts). Part of the checkout's own code, loaded with
// its screen.
import type { QueryClient } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { isVirtualCart } from '../../shared/cart/rules'
import type { FieldPath } from '../../shared/checkout/address-rules'
import {
  type CheckoutDetails,
  emptyDetails,
  type PaymentDetails,
} from '../../shared/checkout/details'
import { type FormField, writeField } from '../../shared/checkout/form-field'
import { toOrderRequest } from '../../shared/checkout/order'
import { findPaymentOffer } from '../../shared/checkout/payment-methods'
import type { StoreView } from '../../shared/store-view/store-view'
import { createCheckoutMemory } from '../engine/checkout-memory'
import type { DeliveryOption } from '../engine/method-calls'
import { findMethods, type Methods } from '../engine/method-sync'
import { isUnderWay, OPEN_ATTEMPT, type OrderAttemptState } from '../engine/order-attempt'
import { createOrderEngine } from '../engine/order-engine'
import type { Ports } from '../engine/ports'
import type { CartStore } from './cart'
import { areMethodsUpdating, refreshCheckoutMethods } from './checkout-methods'

export type CheckoutStep = 'details' | 'methods' | 'review'

export interface CheckoutState {
  details: CheckoutDetails
  /** The shopper was shown another sum than the server asks now; cents. */
  oldTotal: number | null
  order: OrderAttemptState
  currentStep: CheckoutStep
  /** Fields that were left once, or all after the shopper tried to order: their errors show. */
  touched: ReadonlySet<FieldPath> | 'all'
  areTermsAccepted: boolean
  acceptTerms: (areTermsAccepted: boolean) => void
  write: (field: FormField, value: string) => void
  touch: (path: FieldPath) => void
  touchAll: () => void
  choosePayment: (change: Partial<PaymentDetails>) => void
  chooseDelivery: (delivery: DeliveryOption) => void
  enterStep: (step: CheckoutStep) => void
  /** Asks for methods and totals anew; null when they did not come or a newer question was asked. */
  refreshMethods: () => Promise<Methods | null>
  /** Sends the order, unless the sum has changed since the shopper saw it. */
  place: () => Promise<void>
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
/** How long a lost cart may take to be filled again, in milliseconds. */
const REFILL_MS = 10_000

/** Makes the checkout of one visit. */
export function createCheckoutStore({ ports, store, cart, queries }: Setup): CheckoutStore {
  const memory = createCheckoutMemory(ports, store)

  return createStore<CheckoutState>((set, get) => {
    const orders = createOrderEngine({ ports, memory, changed: (order) => set({ order }) })

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
        await refill()
        return ask()
      })
      if (methods) take(methods)
      return methods
    }

    /** The server has lost the cart: it is filled again before anybody asks a second time. */
    function refill(): Promise<void> {
      cart.getState().refresh()
      return new Promise((resolve) => {
        const stop = cart.subscribe(({ isPending }) => {
          if (!isPending) done()
        })
        const cancel = ports.clock.after(REFILL_MS, done)
        function done() {
          stop()
          cancel()
          resolve()
        }
      })
    }

    function take({ carrier, method, payment, totals }: Methods) {
      const { shipping, payment: pays, personal } = get().details
      const details = {
        personal,
        shipping: { ...shipping, shippingCarrier: carrier, shippingMethod: method },
        payment: { ...pays, paymentMethod: payment },
      }
      set({ details })
      memory.writeDetails(details)
      cart.getState().learnTotals(totals)
    }

    async function place() {
      const { order, oldTotal } = get()
      if (isUnderWay(order) || areMethodsUpdating(queries) || cart.getState().isPending) return
      const shown = cart.getState().totals?.grandTotal
      if (oldTotal !== null) set({ oldTotal: null })
      const methods = await refreshMethods()
      if (!methods) return
      const asked = cart.getState().totals?.grandTotal
      if (shown === undefined || asked === undefined) return
      if (shown !== asked) set({ oldTotal: shown })
      else send(asked, methods)
    }

    function send(grandTotal: number, { payments }: Methods) {
      const { details } = get()
      const { lines, totals } = cart.getState()
      const method = details.payment.paymentMethod
      const offer = findPaymentOffer(method)
      if (!offer) throw new Error(`Nobody can pay by ${method}`)
      memory.writeOrder({
        attempt: orders.attempt(),
        orderNumber: '',
        emailAddress: details.personal.emailAddress.trim(),
        paymentCode: method,
        paymentTitle: payments.find(({ code }) => code === method)?.title ?? '',
        needsRedirect: offer.needsRedirect,
        isAwaitingPayment: offer.needsRedirect,
        orderHash: '',
        lines,
        totals,
      })
      orders.place(
        toOrderRequest({
          attempt: orders.attempt(),
          store,
          lines: lines.map((line) => ({ ...line, serverItemId: line.confirmed?.itemId ?? null })),
          details,
          grandTotal,
          isVirtual: isVirtualCart(lines),
          now: ports.clock.now(),
        }),
      )
    }

    return {
      details: emptyDetails(store),
      oldTotal: null,
      order: OPEN_ATTEMPT,
      currentStep: 'details',
      touched: new Set(),
      areTermsAccepted: false,
      acceptTerms: (areTermsAccepted) => set({ areTermsAccepted }),
      write: (field, value) => change(writeField(get().details, field, value)),
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
      enterStep: (currentStep) => set({ currentStep }),
      refreshMethods,
      place,
      forget() {
        memory.forget()
        const { shipping, payment } = get().details
        const empty = emptyDetails(store)
        const { country, shippingCarrier, shippingMethod } = shipping
        const { paymentMethod } = payment
        set({
          details: {
            personal: empty.personal,
            shipping: { ...empty.shipping, country, shippingCarrier, shippingMethod },
            payment: { ...empty.payment, country: payment.country, paymentMethod },
          },
          touched: new Set(),
          areTermsAccepted: false,
        })
        orders.touch()
      },
      start() {
        set({ details: memory.readDetails() })
        orders.resume()
      },
    }
  })
}
