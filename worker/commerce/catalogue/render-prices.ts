import * as z from 'zod/mini'
import type { WireRenderedProduct } from '../../../shared/contract/search/render-list'
import type { PriceGroup } from '../../../shared/customer/price-group'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { createFieldPicker } from '../http/pick-fields'
import { idsOfSkus } from './ids-of-skus'
import { loadProducts } from './load-products'
import type { ProductPart } from './product-parts'

const FIELDS = ['id', 'sku', 'final_price*', 'original_price*', 'special_price*', 'tier_prices']
const tiers = z.optional(z.array(z.object({ qty: z.number(), value: z.number() })))
/** All that a price is made of: a configurable product costs what a child of it costs, others by tiers. */
const PARTS = new Set<ProductPart>(['children', 'typeData'])

/** Prices of skus as they are now for a group of customers, in the order of asking; an unknown sku is left out. */
export async function renderPrices(
  db: Database,
  store: StoreView,
  skus: readonly string[],
  group: PriceGroup,
): Promise<WireRenderedProduct[]> {
  const ids = await idsOfSkus(db, skus)
  const wanted = [...new Set(skus)].flatMap((sku) => ids.get(sku) ?? [])
  const products = await loadProducts(db, store, wanted, createFieldPicker(FIELDS), {
    parts: PARTS,
    group,
  })
  return products.map(toRendered)
}

function toRendered(product: Record<string, unknown>): WireRenderedProduct {
  return {
    id: Number(product.id),
    sku: String(product.sku),
    price_info: {
      ...pricesOf(product, '_incl_tax'),
      extension_attributes: {
        tax_adjustments: pricesOf(product, ''),
        tier_prices: tiers.parse(product.tier_prices),
      },
    },
  }
}

function pricesOf(product: Record<string, unknown>, form: '_incl_tax' | '') {
  return {
    final_price: Number(product[`final_price${form}`]),
    regular_price: Number(product[`original_price${form}`]),
    special_price: Number(product[`special_price${form}`]),
  }
}
