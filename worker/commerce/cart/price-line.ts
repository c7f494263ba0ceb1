import { grossAtRate } from '../../../shared/cart/destination-price'
import type { PricedLine } from '../../../shared/cart/totals'
import { finalOf, priceAt } from '../../../shared/catalog/price'
import { taxFromNet } from '../../../shared/catalog/tax'
import { taxRateOf } from '../../../shared/catalog/tax-rates'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { FilledLine } from './cart'
import { giftCardAmount } from './gift-card-amount'

/** A line with the price the catalogue asks at `now`, taxed for the country it goes to. */
export function priceLine(
  store: StoreView,
  line: FilledLine,
  country: string,
  now: number,
): PricedLine {
  const { taxClass } = line.goods
  const taxRate = taxRateOf(country, taxClass)
  const source = sourcePriceOf(line, now)
  const unitGross = store.tax.sourcePriceIncludesTax
    ? grossAtRate(source, taxRateOf(store.tax.defaultCountry, taxClass), taxRate)
    : taxFromNet(source, taxRate).gross
  return { itemId: line.id, qty: line.qty, unitGross, taxRate, discount: 0 }
}

function sourcePriceOf({ goods, extras }: FilledLine, now: number): number {
  const amount = giftCardAmount(extras)
  if (amount.ok && amount.value !== null) return amount.value
  const { price, specialPrice: special, specialFrom: from, specialTo: to } = goods
  return finalOf(priceAt({ price, special, from, to }, now))
}
