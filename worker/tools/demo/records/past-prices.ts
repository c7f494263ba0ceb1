import { inStore } from '../../../../shared/contract/admin/per-store'
import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import type { PastPriceRecord } from '../../../../shared/contract/admin/shop-records'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { shelfPrice } from '../prices'

const STORES: readonly StoreCode[] = ['nl_nl', 'de_de', 'fr_fr', 'global_en']
/** In the thirty days before the running offers began: what they are compared with. */
const UNTIL = '2025-12-20T00:00:00.000Z'
/** What was asked until then was nine tenths of the price of today. */
const SHARE = 0.9

/** What reduced products cost before: so their pages have a lowest price that is not the regular one. */
export function createPastPrices(products: readonly ProductDraft[]): PastPriceRecord[] {
  const reduced = products.filter(({ specialPrice }) => specialPrice?.all.from?.startsWith('2026'))
  return reduced.flatMap(({ sku, price }) =>
    STORES.map((store) => ({
      sku,
      store,
      until: UNTIL,
      price: shelfPrice(inStore(price, store) * SHARE),
    })),
  )
}
