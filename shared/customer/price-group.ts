import type { TaxRates } from '../catalog/tax'
import { type TaxClass, taxRateOf } from '../catalog/tax-rates'
import { GUEST_GROUP } from '../catalog/tier-price'
import type { StoreView } from '../store-view/store-view'

/** `exempt` pays no tax, such as traders who account for it themselves; `retail` is everybody else. */
export const CUSTOMER_TAX_CLASSES = ['retail', 'exempt'] as const
export type CustomerTaxClass = (typeof CUSTOMER_TAX_CLASSES)[number]

/** What a group of customers means for prices (spec 6). */
export interface PriceGroup {
  /** As tier prices name it. */
  id: number
  taxClass: CustomerTaxClass
}

/** The group of who is not logged in. */
export const GUESTS: PriceGroup = { id: GUEST_GROUP, taxClass: 'retail' }

/** The group of who registers, by Magento's number; a merchant puts them into another. */
export const GENERAL_GROUP = 1

/**
 * The rates in per cent at which a price was written and at which a group pays it, in the store's own country
 * if no other is named. The tax group is that of the customer unless the store forces the default group
 * (spec 6).
 */
export function taxRatesFor(
  { tax }: Pick<StoreView, 'tax'>,
  group: PriceGroup,
  taxClass: TaxClass,
  country: string = tax.defaultCountry,
): TaxRates {
  const charged = paysNoTax({ tax }, group) ? 0 : taxRateOf(country, taxClass)
  return { written: taxRateOf(tax.defaultCountry, taxClass), charged }
}

/** Whether a group pays no tax in a store, on products and on their delivery. */
export function paysNoTax({ tax }: Pick<StoreView, 'tax'>, { taxClass }: PriceGroup): boolean {
  return taxClass === 'exempt' && !tax.forcesDefaultGroup
}
