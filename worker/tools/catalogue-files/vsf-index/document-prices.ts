import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'
import { parseDate } from '../cell-dates'

type Special = NonNullable<ProductDraft['specialPrice']>['all']
type Prices = Pick<
  WireProduct,
  | 'price'
  | 'price_incl_tax'
  | 'original_price'
  | 'original_price_incl_tax'
  | 'special_price'
  | 'special_price_incl_tax'
  | 'original_special_price'
  | 'original_special_price_incl_tax'
  | 'special_from_date'
  | 'special_to_date'
>

/** The regular price in cents: with tax where the index says so, before any offer. */
export function regularPriceOf(doc: Prices): number {
  const price =
    doc.original_price_incl_tax ?? doc.original_price ?? withTax(doc.price_incl_tax, doc.price) ?? 0
  return price > 0 ? priceToCents(price) : 0
}

/** The special price with the time it holds; null where there is none. */
export function specialPriceOf(doc: Prices): Special | null {
  const price =
    doc.original_special_price_incl_tax ??
    doc.original_special_price ??
    withTax(doc.special_price_incl_tax, doc.special_price)
  if (price === undefined || price <= 0) return null
  return {
    price: priceToCents(price),
    from: toMoment(doc.special_from_date),
    to: toMoment(doc.special_to_date),
  }
}

// 0 with tax is how an index says that it did not compute it.
function withTax(gross: number | undefined, plain: number | undefined): number | undefined {
  return gross !== undefined && gross > 0 ? gross : plain
}

function toMoment(text: string | undefined): string | null {
  const time = text === undefined ? undefined : parseDate(text)
  return time === undefined ? null : new Date(time).toISOString()
}
