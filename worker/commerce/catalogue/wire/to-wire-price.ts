import { lowestBefore } from '../../../../shared/catalog/lowest-price'
import { type Price, priceAt, type SourcePrice } from '../../../../shared/catalog/price'
import { type TaxRates, toTaxedAmount } from '../../../../shared/catalog/tax'
import type { TaxClass } from '../../../../shared/catalog/tax-rates'
import { centsToPrice } from '../../../../shared/contract/wire/wire-money'
import { type PriceGroup, taxRatesFor } from '../../../../shared/customer/price-group'
import type { TaxSettings } from '../../../../shared/store-view/store-view'

/** A row of the table `product_price` with the tax class of its product. */
export interface PriceRow {
  price: number
  special_price: number | null
  special_from: string | null
  special_to: string | null
  tax_class: TaxClass
}

/** What a product cost until an import said otherwise. */
export interface PastPriceRow extends Omit<PriceRow, 'tax_class'> {
  product_id: number
  until: string
}

/** What a price row means at a moment: source cents, and the rates that belong to them. */
export interface CurrentPrice extends Price {
  rates: TaxRates
  source: SourcePrice
}

export function currentPrice(
  row: PriceRow,
  tax: TaxSettings,
  now: number,
  group: PriceGroup,
): CurrentPrice {
  const { price, special_price: special, special_from: from, special_to: to } = row
  const source = { price, special, from, to }
  return { ...priceAt(source, now), rates: taxRatesFor({ tax }, group, row.tax_class), source }
}

type WireAmounts = Record<string, number>

/**
 * All prices of spec 3, each plain, as tax and with tax: `price` is what is asked now,
 * `original_price` what it is without an offer. Every one of them comes straight from the source. A
 * lower price of the customer's group for a single piece takes the place of both (contract 1.7).
 */
export function toWirePrices(
  price: CurrentPrice,
  tax: TaxSettings,
  { tier }: { tier: number | null } = { tier: null },
): WireAmounts {
  const asked = price.special ?? price.regular
  const isTier = tier !== null && tier < asked
  const final = inThreeForms(isTier ? tier : asked, price.rates, tax)
  const special = inThreeForms(isTier ? 0 : (price.special ?? 0), price.rates, tax)
  const { source } = price
  const amounts: WireAmounts = {}
  name(amounts, FORMS.price, final)
  name(amounts, FORMS.special_price, special)
  name(amounts, FORMS.final_price, final)
  name(amounts, FORMS.original_price, inThreeForms(price.regular, price.rates, tax))
  name(amounts, FORMS.original_final_price, final)
  if (source.special !== null) {
    const original = inThreeForms(source.special, price.rates, tax)
    name(amounts, FORMS.original_special_price, original)
  }
  return amounts
}

/** What the three forms of an amount are called. */
const formsOf = (name: string) => [name, `${name}_tax`, `${name}_incl_tax`] as const
const FORMS = {
  price: formsOf('price'),
  special_price: formsOf('special_price'),
  final_price: formsOf('final_price'),
  original_price: formsOf('original_price'),
  original_final_price: formsOf('original_final_price'),
  original_special_price: formsOf('original_special_price'),
}

interface ThreeForms {
  plain: number
  tax: number
  withTax: number
}

function inThreeForms(cents: number, rates: TaxRates, tax: TaxSettings): ThreeForms {
  const amount = toTaxedAmount(cents, rates, tax.sourcePriceIncludesTax)
  return {
    plain: centsToPrice(amount.net),
    tax: centsToPrice(amount.tax),
    withTax: centsToPrice(amount.gross),
  }
}

function name(
  amounts: WireAmounts,
  [plain, tax, withTax]: (typeof FORMS)['price'],
  forms: ThreeForms,
): void {
  amounts[plain] = forms.plain
  amounts[tax] = forms.tax
  amounts[withTax] = forms.withTax
}

/**
 * The lowest price with tax of the thirty days before the reduction that holds now; nothing where none
 * does. Our own field: the ancestor knew no history.
 */
export function toLowestPrice(
  { source, rates }: CurrentPrice,
  past: readonly PastPriceRow[] = [],
  tax: TaxSettings,
  now: number,
): { lowest_price_incl_tax?: number } {
  const lowest = lowestBefore(
    now,
    source,
    past.map((row) => ({
      price: row.price,
      special: row.special_price,
      from: row.special_from,
      to: row.special_to,
      until: row.until,
    })),
  )
  if (lowest === null) return {}
  const { gross } = toTaxedAmount(lowest, rates, tax.sourcePriceIncludesTax)
  return { lowest_price_incl_tax: centsToPrice(gross) }
}
