import type { PricedLine } from '../../../shared/cart/totals'
import { customSurcharge } from '../../../shared/catalog/custom-option'
import { finalOf, priceAt } from '../../../shared/catalog/price'
import { toTaxedAmount } from '../../../shared/catalog/tax'
import { tierPriceAt } from '../../../shared/catalog/tier-price'
import { taxRatesFor } from '../../../shared/customer/price-group'
import { tiersFor } from '../catalogue/wire/to-wire-type-data'
import { bundleSource } from './bundle-parts'
import type { Cart, FilledLine } from './cart'
import { customOptionsOf, toAnswers } from './custom-answers'
import { giftCardAmount } from './gift-card-amount'
import type { SellableProduct } from './sellable-product'

/** Whose prices count. */
type Pricing = Pick<Cart, 'store' | 'group'>

/**
 * A line with the price the catalogue asks the cart's group of customers at `now`, taxed as that
 * group is, for the country it goes to (spec 6).
 */
export function priceLine(
  { store, group }: Pricing,
  line: FilledLine,
  country: string,
  now: number,
): PricedLine {
  const { taxClass } = line.product
  const rates = taxRatesFor(store, group, taxClass, country)
  const source = sourcePriceOf(line, { store, group }, now)
  const { gross } = toTaxedAmount(source, rates, store.tax.sourcePriceIncludesTax)
  return { itemId: line.id, qty: line.qty, unitGross: gross, taxRate: rates.charged, discount: 0 }
}

/** Source cents of one piece: the lowest price that counts, and what the answers add to it. */
function sourcePriceOf(line: FilledLine, { store, group }: Pricing, now: number): number {
  const { product, lineOptions, qty } = line
  const amount = giftCardAmount(product, lineOptions)
  if (amount.ok && amount.value !== null) return amount.value
  const own = priceOf(product, now)
  const base = product.typeData.bundle ? bundleSource(line, own, (part) => priceOf(part, now)) : own
  const tiers = tiersFor(product.typeData.tierPrices ?? [], store.storeCode, group.id)
  const lowest = tierPriceAt(tiers, qty, base)
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
