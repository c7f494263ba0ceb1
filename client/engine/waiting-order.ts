// An order that was made without a connection (spec 3 and 4): kept under the id of its attempt until
// the shopper confirms it with one. It holds nothing of a person; the details are kept beside it.
import { parseDetails } from '../../shared/checkout/details'
import { findPaymentOffer } from '../../shared/checkout/payment-methods'
import type { StoreView } from '../../shared/store-view/store-view'
import { checkoutKey } from './checkout-keys'
import type { CheckoutMemory } from './checkout-memory'
import type { Ports } from './ports'

export interface WaitingOrder {
  attempt: string
  /** The sum that the shopper agreed to, in cents. */
  grandTotal: number
  /** Whether it has reached the shop. */
  transmited: boolean
}

type Store = Pick<StoreView, 'storeCode'>
type Storage = Pick<Ports, 'storage'>

const NONE: WaitingOrder = { attempt: '', grandTotal: 0, transmited: false }
const keyIn = (store: Store) => checkoutKey(store, 'waiting-order')

/** The order that waits to be confirmed; null where none does. */
export function readWaitingOrder({ storage }: Storage, store: Store): WaitingOrder | null {
  const kept = parseDetails(storage.read(keyIn(store)), NONE)
  return kept.attempt === '' || kept.transmited ? null : kept
}

/** False where this browser cannot keep it: then nothing is promised (trust F-D4). */
export function keepWaitingOrder(
  { storage }: Storage,
  store: Store,
  order: Omit<WaitingOrder, 'transmited'>,
): boolean {
  const isKept = storage.write(keyIn(store), JSON.stringify({ ...order, transmited: false }))
  if (!isKept) storage.remove(keyIn(store))
  return isKept
}

/** It has reached the shop, or the shopper or the shop has dropped it. */
export function endWaitingOrder({ storage }: Storage, store: Store, transmited: boolean): void {
  const order = readWaitingOrder({ storage }, store)
  if (!order) return
  if (transmited) storage.write(keyIn(store), JSON.stringify({ ...order, transmited }))
  else storage.remove(keyIn(store))
}

/** Only what is paid outside of the shop can be ordered without a connection (trust C6). */
export function mayWait(paymentCode: string): boolean {
  return findPaymentOffer(paymentCode)?.isOffline ?? false
}

/** The next order leaves under the id of the waiting one, unless one is on its way. */
export function takeUpAttempt(
  memory: Pick<CheckoutMemory, 'readAttempt' | 'writeAttempt'>,
  { attempt }: WaitingOrder,
  now: number,
): void {
  if (memory.readAttempt()?.isSent) return
  memory.writeAttempt({ id: attempt, modifiedAt: now, isSent: false })
}
