// Where the checkout keeps what, and for how long. Small, because every page asks.
import type { StoreView } from '../../shared/store-view/store-view'
import type { Ports } from './ports'

/** Names, addresses and orders are kept in this browser for so long after the last change. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000

/** What is kept of a person. */
const PERSONAL = [
  'personal-details',
  'shipping-details',
  'payment-details',
  'last-order',
  'home',
  'modified-at',
] as const

/** Where the checkout of a store keeps something in the browser (contract 2.9). */
export function checkoutKey(store: Pick<StoreView, 'storeCode'>, name: string): string {
  return `${store.storeCode}-shop/checkout/${name}`
}

/** A cheap check: whether an order was sent whose outcome is unknown here. */
export function mayHaveSentOrder(
  { storage }: Pick<Ports, 'storage'>,
  store: Pick<StoreView, 'storeCode'>,
): boolean {
  return storage.read(checkoutKey(store, 'attempt'))?.includes('"isSent":true') ?? false
}

/** A cheap check for every page: whether a payment was begun whose outcome is unknown here. */
export function mayAwaitPayment({ storage }: Pick<Ports, 'storage'>, store: StoreView): boolean {
  const kept = storage.read(checkoutKey(store, 'last-order'))
  return kept?.includes('"isAwaitingPayment":true') ?? false
}

/** Removes all that this browser keeps of a person for the checkout of a store. */
export function forgetPerson(
  { storage }: Pick<Ports, 'storage'>,
  store: Pick<StoreView, 'storeCode'>,
): void {
  for (const name of PERSONAL) storage.remove(checkoutKey(store, name))
}

/** Notes that something of a person was kept just now. */
export function noteKept({ storage, clock }: Pick<Ports, 'storage' | 'clock'>, store: StoreView) {
  storage.write(checkoutKey(store, 'modified-at'), String(clock.now()))
}

/** Whether something kept at `keptAt` is older than 30 days (spec 3). Milliseconds since 1970. */
export function isKeptTooLong(keptAt: number, now: number): boolean {
  return now - keptAt > KEPT_FOR_MS
}

/**
 * Removes what has been kept too long, on whatever page. Without a note of when it was kept, or with
 * one from the future because the clock was put back, the time counts from now on.
 */
export function expirePerson(ports: Pick<Ports, 'storage' | 'clock'>, store: StoreView): void {
  const { storage, clock } = ports
  const isKept = PERSONAL.some((name) => storage.read(checkoutKey(store, name)) !== null)
  if (!isKept) return
  const modifiedAt = Number(storage.read(checkoutKey(store, 'modified-at')) ?? Number.NaN)
  if (Number.isNaN(modifiedAt) || modifiedAt > clock.now()) noteKept(ports, store)
  else if (isKeptTooLong(modifiedAt, clock.now())) forgetPerson(ports, store)
}
