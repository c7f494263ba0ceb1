import {
  type AppliedFilter,
  searchRequest,
} from '../../../../shared/contract/search/search-request'
import type { StoreView } from '../../../../shared/store-view/store-view'
import type { BetweenSteps } from '../../load-control/search-turns'
import type { HeldCatalogue } from '../memory/snapshot'
import { searchEntities } from '../search-entities'

/** What a small card shows of a product: nothing that a card of lists does not hold (catalogue/cards.ts). */
export const SMALL_CARD_FIELDS = [
  'id',
  'sku',
  'type_id',
  'name',
  'slug',
  'url_path',
  'url_key',
  'image',
  'price_incl_tax',
  'original_price_incl_tax',
  'special_price_incl_tax',
  'opening_price_incl_tax',
  'am_giftcard_prices',
  'am_allow_open_amount',
  'am_open_amount_min',
  'am_open_amount_max',
  'stock.is_in_stock',
  'product_labels',
  // The child that the card stands for, and the price with which a list begins.
  'configurable_options',
  'configurable_children.sku',
  'configurable_children.status',
  'configurable_children.image',
  'configurable_children.color',
  'configurable_children.size',
  'configurable_children.stock.is_in_stock',
  'configurable_children.price_incl_tax',
  'configurable_children.original_price_incl_tax',
]

const VISIBLE: AppliedFilter[] = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
]

interface CardQuestion {
  text: string
  filters: AppliedFilter[]
  size: number
}

/** Listed products with as much of each as a small card shows, best or newest first. */
export async function findCards(
  catalogue: HeldCatalogue,
  store: StoreView,
  { text, filters, size }: CardQuestion,
  between?: BetweenSteps,
): Promise<Record<string, unknown>[]> {
  const request = searchRequest.parse({
    store: store.storeCode,
    type: 'product',
    size,
    searchQuery: { _appliedFilters: [...VISIBLE, ...filters], _searchText: text },
    _sourceInclude: SMALL_CARD_FIELDS,
  })
  const { answer } = await searchEntities(catalogue, store, ['product'], request, between)
  return answer.items
}
