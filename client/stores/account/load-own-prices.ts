import type { Price } from '../../../shared/catalog/price'
import type { ProductCard } from '../../../shared/catalog/product'
import type { StoreView } from '../../../shared/store-view/store-view'
import { fetchOwnPrices } from '../../engine/current-facts'
import type { HttpPort } from '../../engine/ports'

/** Of these the price of a card is what the shop platform tells; others begin at a price made of parts. */
const PRICED_WHOLE = new Set(['simple', 'configurable', 'virtual', 'downloadable'])

/** Prices of cards by sku for the group of who is logged in; null when they could not be had. */
export function loadOwnPrices(
  http: HttpPort,
  store: StoreView,
  cards: readonly ProductCard[],
): Promise<ReadonlyMap<string, Price> | null> {
  const asked = cards
    .filter(({ typeId }) => PRICED_WHOLE.has(typeId))
    .map(({ sku, id }) => (id === null ? { sku } : { sku, id }))
  return fetchOwnPrices(http, store, asked)
}
