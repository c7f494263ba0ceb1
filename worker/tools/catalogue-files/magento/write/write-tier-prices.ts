import type { ProductDraft } from '../../../../../shared/contract/admin/product-draft'
import type { OutCells, TIER_COLUMNS } from '../cells/export-columns'
import { writeCents } from './cell-writers'

const GROUPS = ['NOT LOGGED IN', 'General', 'Wholesale', 'Retailer']

/** The rows of a product in `advanced_pricing.csv`. */
export function writeTierPrices({
  sku,
  tierPrices = [],
}: ProductDraft): OutCells<(typeof TIER_COLUMNS)[number]>[] {
  return tierPrices.map(({ customerGroupId: id, store, qty, price }) => ({
    sku,
    tier_price_website: store ?? 'All Websites [EUR]',
    tier_price_customer_group: id === undefined ? 'ALL GROUPS' : (GROUPS[id] ?? String(id)),
    tier_price_qty: String(qty),
    tier_price: writeCents(price),
    tier_price_value_type: 'Fixed',
  }))
}
