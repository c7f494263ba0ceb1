// The checkout as its screen sees it: what was filled in, what is offered for it, and what became
// of the order. Part of the checkout's own code, loaded with its screen.
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
import type { DeliveryOption, MethodsFault, PaymentOption } from '../engine/method-calls'
import { findMethods, type Methods } from '../engine/method-sync'
import { isUnderWay, OPEN_ATTEMPT, type OrderAttemptState } from '../engine/order-attempt'
import { createOrderEngine } from '../engine/order-engine'
import type { Ports } from '../engine/ports'
import type { CartStore } from './cart'

export type CheckoutStep = 'details' | 'methods' | 'review'

export interface CheckoutState {
  details: CheckoutDetails
  /** Null until they have been asked for once. */
  deliveries: DeliveryOption[] | null
  payments: PaymentOption[] | null
  /** Methods and totals are being asked for: nobody may pay meanwhile. */
  isUpdating: boolean
  /** Why the methods could not be had. */
  fault: MethodsFault | null
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
  /** Asks for methods and totals anew; true when they came. */
  refreshMethods: () => Promise<boolean>
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
}

const NO_CART = 404
/** How long a lost cart may take to be filled again, in milliseconds. */
const REFILL_MS = 10_000

/** Makes the checkout of one visit. */
export function createCheckoutStore({ ports, store, cart }: Setup): CheckoutStore {
  const memory = createCheckoutMemory(ports, store)
  let lastRequest = 0

  return createStore<CheckoutState>((set, get) => {
    const orders = createOrderEngine({ ports, memory, changed: (order) => set({ order }) })

    function change(details: CheckoutDetails) {
      set({ details })
      memory.writeDetails(details)
      orders.touch()
    }

    async function refreshMethods(): Promise<boolean> {
      const requestNumber = ++lastRequest
      const { lines } = cart.getState()
      if (lines.length === 0) return false
      set({ isUpdating: true })
      const ask = () =>
        findMethods(ports.http, { details: get().details, isVirtual: isVirtualCart(lines) })
      let found = await ask()
      if (!found.ok && found.error.code === NO_CART) {
        await refill()
        found = await ask()
      }
      if (requestNumber !== lastRequest) return false
      set({ isUpdating: false, fault: found.ok ? null : found.error })
      if (found.ok) take(found.value)
      return found.ok
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

    function take({ deliveries, payments, carrier, method, payment, totals }: Methods) {
      const { shipping, payment: pays, personal } = get().details
      set({ deliveries, payments })
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
      const { order, isUpdating, oldTotal } = get()
      if (isUnderWay(order) || isUpdating || cart.getState().isPending) return
      const shown = cart.getState().totals?.grandTotal
      if (oldTotal !== null) set({ oldTotal: null })
      if (!(await refreshMethods())) return
      const asked = cart.getState().totals?.grandTotal
      if (shown === undefined || asked === undefined) return
      if (shown !== asked) set({ oldTotal: shown })
      else send(asked)
    }

    function send(grandTotal: number) {
      const { details, payments } = get()
      const { lines, totals } = cart.getState()
      const method = details.payment.paymentMethod
      const offer = findPaymentOffer(method)
      if (!offer) throw new Error(`Nobody can pay by ${method}`)
      memory.writeOrder({
        attempt: orders.attempt(),
        orderNumber: '',
        emailAddress: details.personal.emailAddress.trim(),
        paymentCode: method,
        paymentTitle: payments?.find(({ code }) => code === method)?.title ?? '',
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
      deliveries: null,
      payments: null,
      isUpdating: false,
      fault: null,
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
