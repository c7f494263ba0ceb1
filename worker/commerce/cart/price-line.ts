import { grossAtRate, type PricedLine } from '../../../shared/cart/totals'
import { customSurcharge } from '../../../shared/catalog/custom-option'
import { finalOf, priceAt } from '../../../shared/catalog/price'
import { taxFromNet } from '../../../shared/catalog/tax'
import { taxRateOf } from '../../../shared/catalog/tax-rates'
import { type TierPrice, tierPriceAt } from '../../../shared/catalog/tier-price'
import type { StoreView } from '../../../shared/store-view/store-view'
import { bundleSource } from './bundle-parts'
import type { FilledLine } from './cart'
import { customOptionsOf, toAnswers } from './custom-answers'
import { giftCardAmount } from './gift-card-amount'
import type { SellableProduct } from './sellable-product'

/** A line with the price the catalogue asks at `now`, taxed for the country it goes to. */
export function priceLine(
  store: StoreView,
  line: FilledLine,
  country: string,
  now: number,
): PricedLine {
  const { taxClass } = line.product
  const taxRate = taxRateOf(country, taxClass)
  const source = sourcePriceOf(line, store, now)
  const unitGross = store.tax.sourcePriceIncludesTax
    ? grossAtRate(source, taxRateOf(store.tax.defaultCountry, taxClass), taxRate)
    : taxFromNet(source, taxRate).gross
  return { itemId: line.id, qty: line.qty, unitGross, taxRate, discount: 0 }
}

/** Source cents of one piece: the lowest price that counts, and what the answers add to it. */
function sourcePriceOf(line: FilledLine, store: StoreView, now: number): number {
  const { product, lineOptions, qty } = line
  const amount = giftCardAmount(product, lineOptions)
  if (amount.ok && amount.value !== null) return amount.value
  const own = priceOf(product, now)
  const base = product.typeData.bundle ? bundleSource(line, own, (part) => priceOf(part, now)) : own
  const lowest = tierPriceAt(tiersOf(product, store), qty, base)
  const options = customOptionsOf(product, store.storeCode)
  return lowest + customSurcharge(options, toAnswers(lineOptions, options), lowest)
}

function priceOf(
  { price, specialPrice, specialFrom, specialTo }: SellableProduct,
  now: number,
): number {
  const source = { price, special: specialPrice, from: specialFrom, to: specialTo }
  return finalOf(priceAt(source, now))
}

/** The tier prices for everybody: those of customer groups need a login, which carts do not have. */
function tiersOf({ typeData }: SellableProduct, { storeCode }: StoreView): TierPrice[] {
  return (typeData.tierPrices ?? []).filter(
    ({ store = storeCode, customerGroupId }) => store === storeCode && !customerGroupId,
  )
}
