import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import type { ShopRecords } from '../../../../shared/contract/admin/shop-records'
import { createCustomers, createOrders } from './customers'
import { createPastPrices } from './past-prices'
import { POSTAL_STREETS } from './postal-streets'
import { COUPONS, GIFT_CARDS } from './promotions'
import { createReviews } from './reviews/create-reviews'
import { STORE_LOCATIONS } from './store-locations'

/** What the demo shop has gathered beside its catalogue; the same on every run. */
export function createRecords(products: readonly ProductDraft[]): ShopRecords {
  return {
    reviews: createReviews(products),
    pastPrices: createPastPrices(products),
    customers: createCustomers(),
    orders: createOrders(products),
    coupons: [...COUPONS],
    giftCards: [...GIFT_CARDS],
    storeLocations: [...STORE_LOCATIONS],
    postalStreets: [...POSTAL_STREETS],
  }
}
