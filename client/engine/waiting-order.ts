// An order that was made without a connection (spec 3 and 4): kept under the id of its attempt until
// the shopper confirms it with one. The details are kept beside it. Of a person it holds no more than the
// cart does: the key of a gift card has its texts.
import { parseDetails } from '../../shared/checkout/details'
import { findPaymentOffer } from '../../shared/checkout/payment-methods'
import { isRecord } from '../../shared/json/is-record'
import { parseJson } from '../../shared/json/parse-json'
import type { StoreView } from '../../shared/store-view/store-view'
import { checkoutKey, isKeptTooLong } from './checkout-keys'
import type { CheckoutMemory } from './checkout-memory'
import type { Ports } from './ports'

/** A product of the order. */
export interface WaitingLine {
  /** By which the cart tells its lines apart: sku and choices. */
  key: string
  name: string
  qty: number
}

export interface WaitingOrder {
  attempt: string
  /** The sum that the shopper agreed to, in cents. */
  grandTotal: number
  /** What the shopper agreed to; what would be ordered is the cart. */
  lines: WaitingLine[]
  /** How it is delivered and paid, as one text (agreed-ways.ts). */
  ways: string
  /** Milliseconds since 1970. */
  keptAt: number
  /** Whether it has reached the shop. */
  transmited: boolean
}

type Store = Pick<StoreView, 'storeCode'>
type Memory = Pick<Ports, 'storage' | 'clock'>

const NONE = { attempt: '', grandTotal: 0, ways: '', keptAt: 0, transmited: false }
const keyIn = (store: Store) => checkoutKey(store, 'waiting-order')

/** The order that waits to be confirmed; null where none does, or has for as long as details are kept. */
export function readWaitingOrder(memory: Memory, store: Store): WaitingOrder | null {
  const order = readKept(memory, store)
  return order && isExpired(order, memory) ? null : order
}

function readKept({ storage }: Memory, store: Store): WaitingOrder | null {
  const text = storage.read(keyIn(store))
  const kept = parseDetails(text, NONE)
  return kept.attempt === '' || kept.transmited ? null : { ...kept, lines: parseLines(text) }
}

/** One without a time was kept before there was one: it counts from when that is seen. */
function isExpired({ keptAt }: WaitingOrder, { clock }: Memory): boolean {
  return keptAt > 0 && isKeptTooLong(keptAt, clock.now())
}

/**
 * Drops an order that has waited for as long as details are kept; false where none has. Without a time,
 * or with one from the future because the clock was put back, it waits from now on.
 */
export function expireWaitingOrder(memory: Memory, store: Store): boolean {
  const order = readKept(memory, store)
  if (!order) return false
  if (isExpired(order, memory)) {
    memory.storage.remove(keyIn(store))
    return true
  }
  const now = memory.clock.now()
  if (order.keptAt === 0 || order.keptAt > now) {
    memory.storage.write(keyIn(store), JSON.stringify({ ...order, keptAt: now }))
  }
  return false
}

function parseLines(text: string | null): WaitingLine[] {
  const kept = parseJson(text ?? '')
  if (!isRecord(kept) || !Array.isArray(kept.lines)) return []
  const empty: WaitingLine = { key: '', name: '', qty: 0 }
  return kept.lines.map((line) => parseDetails(JSON.stringify(line), empty))
}

/** False where this browser cannot keep it: then nothing is promised (trust F-D4). */
export function keepWaitingOrder(
  { storage, clock }: Memory,
  store: Store,
  { attempt, grandTotal, lines, ways }: Omit<WaitingOrder, 'transmited' | 'keptAt'>,
): boolean {
  const order: WaitingOrder = {
    attempt,
    grandTotal,
    lines: lines.map(({ key, name, qty }) => ({ key, name, qty })),
    ways,
    keptAt: clock.now(),
    transmited: false,
  }
  const isKept = storage.write(keyIn(store), JSON.stringify(order))
  if (!isKept) storage.remove(keyIn(store))
  return isKept
}

/**
 * Calls back when no order waits any more because of another tab. A tab that slept has heard nothing of
 * it, so it looks when the shopper returns.
 */
export function watchWaitingOrder(
  ports: Memory & Pick<Ports, 'tabs' | 'online'>,
  store: Store,
  ended: () => void,
): () => void {
  const look = () => {
    if (!readWaitingOrder(ports, store)) ended()
  }
  const stops = [ports.tabs.watch(keyIn(store), look), ports.online.watchReturn(look)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** It has reached the shop, or the shopper or the shop has dropped it. */
export function endWaitingOrder(memory: Memory, store: Store, transmited: boolean): void {
  const order = readWaitingOrder(memory, store)
  if (!order) return
  const sent = JSON.stringify({ ...order, lines: [], transmited })
  if (transmited) memory.storage.write(keyIn(store), sent)
  else memory.storage.remove(keyIn(store))
}

/** What an order was made for, in one line. */
export function listProducts(lines: readonly WaitingLine[]): string {
  return lines.map(({ name, qty }) => `${qty} × ${name}`).join(', ')
}

/** Whether a cart holds other products, choices or quantities than the order was made for. */
export function differsFromCart(
  { lines }: Pick<WaitingOrder, 'lines'>,
  cart: readonly Pick<WaitingLine, 'key' | 'qty'>[],
): boolean {
  const held = new Map(cart.map(({ key, qty }) => [key, qty]))
  return lines.length !== held.size || lines.some(({ key, qty }) => held.get(key) !== qty)
}

/** Only what is paid outside of the shop can be ordered without a connection (trust C6). */
export function mayWait(paymentCode: string): boolean {
  return findPaymentOffer(paymentCode)?.isOffline ?? false
}

/** The next order leaves under the id of the waiting one, unless one is on its way. */
export function takeUpAttempt(
  memory: Pick<CheckoutMemory, 'readAttempt' | 'writeAttempt'>,
  { attempt }: Pick<WaitingOrder, 'attempt'>,
  now: number,
): void {
  if (memory.readAttempt()?.isSent) return
  memory.writeAttempt({ id: attempt, modifiedAt: now, isSent: false })
}
