import { TAX_CLASS_IDS, TAXED_COUNTRIES, taxRateOf } from '../../../shared/catalog/tax-rates'
import type { WireTaxRule } from '../../../shared/contract/catalogue/tax-rule'
import type { SearchRequest } from '../../../shared/contract/search/search-request'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import type { FoundEntities } from '../db/found-entities'

/** The class of customers who are taxed; those who are exempt (`price-group.ts`) are in no rule. */
const RETAIL_CUSTOMER = 3

const RULES: readonly WireTaxRule[] = (['standard', 'reduced'] as const).map((taxClass, index) => ({
  id: index + 1,
  code: taxClass,
  product_tax_class_ids: [TAX_CLASS_IDS[taxClass]],
  customer_tax_class_ids: [RETAIL_CUSTOMER],
  rates: TAXED_COUNTRIES.map((country, position) => ({
    id: index * TAXED_COUNTRIES.length + position + 1,
    rate: taxRateOf(country, taxClass),
    tax_country_id: country,
    tax_region_id: 0,
  })),
}))

/** All tax rules; what is in neither class is not taxed (spec 3, tax rule). */
export async function findTaxRules(
  _db: Database,
  _store: StoreView,
  { from, size }: SearchRequest,
): Promise<FoundEntities> {
  return { items: RULES.slice(from, from + size), total: RULES.length }
}
