import type { TierPriceDraft } from '../../../../shared/contract/admin/product-type-data'
import { shelfPrice } from '../prices'

/** Of demo/records: shops, offices and hotels that buy in numbers. */
const WHOLESALE = 2

/** Less for more: for everybody, for businesses, and a little sooner for Germany. */
export function tierPrices(dutchPrice: number, from: number): TierPriceDraft[] {
  return [
    { qty: from, price: shelfPrice(dutchPrice * 0.9) },
    { qty: from * 3, price: shelfPrice(dutchPrice * 0.82) },
    { qty: from + 2, store: 'de_de', price: shelfPrice(dutchPrice * 0.86) },
    { qty: from * 2, customerGroupId: WHOLESALE, price: shelfPrice(dutchPrice * 0.75) },
  ]
}
