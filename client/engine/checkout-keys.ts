import type { StoreView } from '../../shared/store-view/store-view'
import type { Ports } from './ports'

/** Where the checkout of a store keeps something in the browser (contract 2.9). */
export function checkoutKey(store: StoreView, name: string): string {
  return `${store.storeCode}-shop/checkout/${name}`
}

/** A cheap look, for every page: whether an order may be under way that nobody here heard of. */
export function mayHaveSentOrder({ storage }: Pick<Ports, 'storage'>, store: StoreView): boolean {
  return storage.read(checkoutKey(store, 'attempt'))?.includes('"isSent":true') ?? false
}

/** A cheap look, for every page: whether a payment may be open that nobody here heard of. */
export function mayAwaitPayment({ storage }: Pick<Ports, 'storage'>, store: StoreView): boolean {
  const kept = storage.read(checkoutKey(store, 'last-order'))
  return kept?.includes('"isAwaitingPayment":true') ?? false
}
