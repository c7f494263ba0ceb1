import { TAX_CLASS_IDS, type TaxClass, taxRateOf } from '../../../../shared/catalog/tax-rates'
import type { WireTaxRule } from '../../../../shared/contract/catalogue/tax-rule'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'

/**
 * What the tax classes of an index are here, by their rates in the countries of the stores. Without a
 * rule for it a class is what Magento numbers so.
 */
export function taxClassFinder(
  rules: readonly WireTaxRule[],
): (id: number | undefined) => TaxClass {
  const found = new Map<number, TaxClass>()
  for (const { product_tax_class_ids: ids, rates } of rules) {
    const taxClass = classOf(rates)
    for (const id of ids) if (taxClass) found.set(id, taxClass)
  }
  const usual = new Map(
    (Object.entries(TAX_CLASS_IDS) as [TaxClass, number][]).map(([name, id]) => [id, name]),
  )
  return (id = TAX_CLASS_IDS.standard) => found.get(id) ?? usual.get(id) ?? 'standard'
}

function classOf(rates: WireTaxRule['rates']): TaxClass | undefined {
  for (const { tax } of STORE_VIEWS) {
    const rate = rates.find(({ tax_country_id }) => tax_country_id === tax.defaultCountry)?.rate
    if (rate === undefined) continue
    if (rate === 0) return 'zero'
    const [standard, reduced] = (['standard', 'reduced'] as const).map((name) =>
      Math.abs(taxRateOf(tax.defaultCountry, name) - rate),
    )
    return (standard ?? 0) <= (reduced ?? 0) ? 'standard' : 'reduced'
  }
  return undefined
}
