// What the checkout keeps in this browser (spec 3): three sets of details, the attempt id, and the
// order last placed, so that its page can be shown again.
import type { CartSummary } from '../../shared/cart/cart-summary'
import type { ShownCheckout } from '../../shared/checkout/checkout-form'
import {
  type CheckoutDetails,
  emptyDetails,
  isInCheckout,
  parseDetails,
} from '../../shared/checkout/details'
import { joinDetails } from '../../shared/checkout/join-details'
import type { StoreView } from '../../shared/store-view/store-view'
import type { SyncedLine } from './cart-state'
import { checkoutKey, forgetPerson, noteKept } from './checkout-keys'
import type { Ports } from './ports'
import { parseKeptLines } from './stored-cart'

/** The attempt of this shopper to order; one id whatever is pressed, reloaded or repeated. */
export interface KeptAttempt {
  id: string
  /** When the shopper last changed something, milliseconds since 1970. */
  modifiedAt: number
  /** An order has left under this id and its outcome is not known here. */
  isSent: boolean
}

/** The order that was sent last, as the shopper saw it. */
export interface KeptOrder {
  attempt: string
  /** By which the payment provider knows it; empty until it was placed. */
  orderHash: string
  orderNumber: string
  emailAddress: string
  /** There is an account under this address, and a guest has ordered. */
  isEmailKnown: boolean
  paymentCode: string
  paymentTitle: string
  /** The shopper left for the page of a payment provider. */
  needsRedirect: boolean
  /** The outcome of that payment is unknown here. */
  isAwaitingPayment: boolean
  /** When this browser heard that it was placed (spec 4), milliseconds since 1970; 0 before. */
  placedAt: number
  /** The day of delivery that was chosen, `2026-11-24`; empty for the soonest. */
  deliveryDate: string
  /** The shopper collects it. */
  isCollected: boolean
  lines: SyncedLine[]
  /** When the coupon that went with them was entered, milliseconds since 1970; 0 without any. */
  couponAt: number
  totals: CartSummary | null
}

/** What is heard of an order when it was placed. */
type OrderNames = Pick<KeptOrder, 'orderNumber' | 'orderHash'> &
  Partial<Pick<KeptOrder, 'isEmailKnown'>>

/** An order is on its way to the shop for no longer than its browser waits, in milliseconds. */
const ON_ITS_WAY_MS = 20_000

/** What the server has drawn into the form. */
type DrawnDetails = Pick<ShownCheckout, 'postedAt' | 'details'>

export interface CheckoutMemory {
  /** With what the server knows of the shopper, such as what a form has posted. */
  readDetails: (drawn?: DrawnDetails | null) => CheckoutDetails
  writeDetails: (details: CheckoutDetails) => void
  /** The attempt to go on with: the kept one, unless it is too old and never left. */
  openAttempt: () => KeptAttempt
  readAttempt: () => KeptAttempt | null
  writeAttempt: (attempt: KeptAttempt) => void
  /** Whether an order that has left under the kept attempt, and nobody knows, may yet arrive. */
  mayBeOnItsWay: () => boolean
  dropAttempt: () => void
  /** The step of the form in which the shopper was last (spec 3, currentStep); empty before the first. */
  readStep: () => string
  writeStep: (step: string) => void
  /** From when on the details are shown as a summary, milliseconds since 1970; 0 where nothing was kept. */
  readFastFrom: () => number
  writeFastFrom: (fastFrom: number) => void
  readOrder: () => KeptOrder | null
  writeOrder: (order: KeptOrder) => void
  /** The order was placed, under these names; heard again, its time stays. */
  notePlaced: (order: KeptOrder, names: OrderNames) => void
  /** Its lines are the shopper's again, or of no more use. */
  dropOrder: () => void
  /** Removes the details and the order; of one that waits for its payment the lines stay. */
  forget: () => void
}

/** Opens the memory of a store's checkout. */
export function createCheckoutMemory(
  ports: Pick<Ports, 'storage' | 'random' | 'clock'>,
  store: StoreView,
): CheckoutMemory {
  const { storage, random, clock } = ports
  const keyOf = (name: string) => checkoutKey(store, name)
  const write = (name: string, value: unknown) => storage.write(keyOf(name), JSON.stringify(value))
  const keepOrder = (order: KeptOrder) => write('last-order', order)

  function readKept(): CheckoutDetails {
    const { personal, shipping, payment } = emptyDetails(store)
    const read = <T extends object>(name: string, empty: T) =>
      parseDetails(storage.read(keyOf(name)), empty)
    return {
      personal: read('personal-details', personal),
      shipping: servedIn(store, read('shipping-details', shipping)),
      payment: servedIn(store, read('payment-details', payment)),
    }
  }

  function writeDetails({ personal, shipping, payment }: CheckoutDetails): void {
    write('personal-details', personal)
    write('shipping-details', shipping)
    write('payment-details', payment)
    noteKept(ports, store)
  }

  function writeOrder(order: KeptOrder): void {
    keepOrder(order)
    noteKept(ports, store)
  }

  function readAttempt(): KeptAttempt | null {
    const empty: KeptAttempt = { id: '', modifiedAt: 0, isSent: false }
    const kept = parseDetails(storage.read(keyOf('attempt')), empty)
    return kept.id === '' ? null : kept
  }

  return {
    readDetails(drawn = null) {
      const kept = readKept()
      if (!drawn) return kept
      // Nothing was posted: what the server knows of a customer fills what is empty.
      if (drawn.postedAt === 0) return joinDetails(drawn.details, kept)
      if (storage.read(keyOf('posted')) === String(drawn.postedAt)) return kept
      const joined = joinDetails(kept, drawn.details)
      writeDetails(joined)
      write('posted', drawn.postedAt)
      return joined
    },
    writeDetails,
    openAttempt() {
      const kept = readAttempt()
      if (kept && (kept.isSent || isInCheckout(kept.modifiedAt, clock.now()))) return kept
      const opened = { id: random.uuid(), modifiedAt: clock.now(), isSent: false }
      write('attempt', opened)
      return opened
    },
    readAttempt,
    writeAttempt: (attempt) => void write('attempt', attempt),
    mayBeOnItsWay() {
      const attempt = readAttempt()
      if (!attempt) return false
      const now = clock.now()
      // It left before the clock was put back: its time counts from now on.
      if (attempt.modifiedAt > now) write('attempt', { ...attempt, modifiedAt: now })
      return now - attempt.modifiedAt < ON_ITS_WAY_MS
    },
    dropAttempt: () => storage.remove(keyOf('attempt')),
    readStep: () => storage.read(keyOf('current-step')) ?? '',
    writeStep: (step) => void storage.write(keyOf('current-step'), step),
    readFastFrom: () => Number(storage.read(keyOf('fast-from'))) || 0,
    writeFastFrom: (fastFrom) => void storage.write(keyOf('fast-from'), String(fastFrom)),
    readOrder: () => parseOrder(storage.read(keyOf('last-order'))),
    writeOrder,
    notePlaced: (order, names) =>
      writeOrder({ ...order, ...names, placedAt: order.placedAt || clock.now() }),
    dropOrder: () => storage.remove(keyOf('last-order')),
    forget() {
      const order = parseOrder(storage.read(keyOf('last-order')))
      forgetPerson(ports, store)
      if (order?.isAwaitingPayment) keepOrder({ ...order, emailAddress: '' })
    },
  }
}

/** The order of this name or hash, if this browser still knows it. */
export function ownOrder(memory: CheckoutMemory, orderHash: string): KeptOrder | null {
  const order = memory.readOrder()
  const isIt = order?.attempt === orderHash || order?.orderHash === orderHash
  return order && orderHash !== '' && isIt ? order : null
}

/** A country the store does not deliver to (any more) gives way to its default. */
function servedIn<T extends { country: string }>(store: StoreView, address: T): T {
  const isServed = store.i18n.shippingCountries.includes(address.country)
  return isServed ? address : { ...address, country: store.tax.defaultCountry }
}

function parseOrder(text: string | null): KeptOrder | null {
  const empty = {
    attempt: '',
    orderHash: '',
    orderNumber: '',
    emailAddress: '',
    isEmailKnown: false,
    paymentCode: '',
    paymentTitle: '',
    needsRedirect: false,
    isAwaitingPayment: false,
    placedAt: 0,
    deliveryDate: '',
    isCollected: false,
    couponAt: 0,
  }
  const facts = parseDetails(text, empty)
  const kept = parseKeptLines(text)
  return kept && facts.attempt !== '' ? { ...facts, ...kept } : null
}
