import type { DeliveryDays } from '../../../../shared/catalog/product'
import { paymentOffers } from '../../../../shared/checkout/payment-methods'
import { PICKUP, type ShippingOffer } from '../../../../shared/checkout/shipping-methods'
import type {
  WirePaymentMethod,
  WireShippingMethod,
} from '../../../../shared/contract/cart/cart-methods'
import { centsToPrice } from '../../../../shared/contract/wire/wire-money'
import { writeDeliveryDays } from '../../../../shared/delivery/delivery-days'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { CART_MESSAGES } from '../cart-messages'
import { isPaid, type PricedCart, payableCart } from '../price-cart'

/** A delivery as contract 1.2 shows it, with how long it takes where that is known. */
export function toWireShippingMethod(
  store: StoreView,
  offer: ShippingOffer,
  days: DeliveryDays | null,
): WireShippingMethod {
  const words = CART_MESSAGES[store.storeCode]
  const isCollected = offer.carrierCode === PICKUP
  return {
    carrier_code: offer.carrierCode,
    method_code: offer.methodCode,
    carrier_title: isCollected ? words.pickup : words.carrier,
    method_title: isCollected ? words.pickup : words.method,
    amount: centsToPrice(offer.net),
    base_amount: centsToPrice(offer.net),
    ...(days && !isCollected && { delivery_days: writeDeliveryDays(days) }),
    available: true,
    error_message: '',
    price_excl_tax: centsToPrice(offer.net),
    price_incl_tax: centsToPrice(offer.gross),
  }
}

/** The ways to pay for a cart, named for its store. */
export function toWirePaymentMethods(
  priced: PricedCart,
): (WirePaymentMethod & { offline: boolean })[] {
  const { store } = priced
  const words = CART_MESSAGES[store.storeCode]
  return paymentOffers(store, payableCart(priced, isPaid(priced))).map((offer) => ({
    code: offer.code,
    title: words.payment[offer.code],
    cost_incl_tax: centsToPrice(offer.gross),
    offline: offer.isOffline,
  }))
}
