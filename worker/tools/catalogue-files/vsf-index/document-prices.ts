import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'
import { parseDate } from '../cell-dates'

type Special = NonNullable<ProductDraft['specialPrice']>['all']
type Prices = Pick<
  WireProduct,
  | 'price'
  | 'price_incl_tax'
  | 'final_price'
  | 'final_price_incl_tax'
  | 'original_final_price'
  | 'original_final_price_incl_tax'
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
    doc.original_price_incl_tax ??
    doc.original_price ??
    withTax(doc.price_incl_tax, doc.price) ??
    withTax(doc.final_price_incl_tax, doc.final_price) ??
    0
  return price > 0 ? priceToCents(price) : 0
}

/** The special price with the time it holds; null where there is none. */
export function specialPriceOf(doc: Prices): Special | null {
  const price =
    doc.original_special_price_incl_tax ??
    doc.original_special_price ??
    withTax(doc.special_price_incl_tax, doc.special_price)
  const special = price === undefined || price <= 0 ? null : priceToCents(price)
  const final = finalPriceOf(doc)
  if (final !== null && final !== special) return { price: final, from: null, to: null }
  if (special === null) return null
  const { special_from_date: from, special_to_date: to } = doc
  return { price: special, from: toMoment(from), to: toMoment(to) }
}

/**
 * What it costs now, in cents, where that is less than the regular price: by an offer, or by a rule of
 * the merchant's that the index does not name. Taken as a share, since it may be told without tax only.
 */
function finalPriceOf(doc: Prices): number | null {
  const forms = [
    [doc.original_price_incl_tax, doc.original_final_price_incl_tax],
    [doc.original_price, doc.original_final_price],
    [doc.price_incl_tax, doc.final_price_incl_tax],
    [doc.price, doc.final_price],
  ] as const
  const [price = 0, final = 0] = forms.find(([whole = 0, now = 0]) => whole > 0 && now > 0) ?? []
  return final < price ? Math.round((regularPriceOf(doc) * final) / price) : null
}

// 0 with tax is how an index says that it did not compute it.
function withTax(gross: number | undefined, plain: number | undefined): number | undefined {
  return gross !== undefined && gross > 0 ? gross : plain
}

function toMoment(text: string | undefined): string | null {
  const time = text === undefined ? undefined : parseDate(text)
  return time === undefined ? null : new Date(time).toISOString()
}
