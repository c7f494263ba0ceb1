import { isVirtualCart } from '../../../shared/cart/rules'
import {
  type CartTotals,
  type Charge,
  type PricedLine,
  toCartTotals,
} from '../../../shared/cart/totals'
import { findPaymentOffer } from '../../../shared/checkout/payment-methods'
import {
  findShippingOffer,
  type ShippingOffer,
  shippingOffers,
} from '../../../shared/checkout/shipping-methods'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { FilledLine, Selection } from './cart'
import { priceLine } from './price-line'

/** A cart with its prices at one moment, for one destination. */
export interface PricedCart {
  store: StoreView
  country: string
  lines: FilledLine[]
  totals: CartTotals
  shippingOffers: ShippingOffer[]
  shipping: ShippingOffer | null
  isVirtual: boolean
}

/**
 * Prices the lines as the catalogue says at `now`: the store's price, taxed for the country the
 * order goes to, and the deliveries that value is offered (spec 4, spec 9).
 */
export function priceCart(
  store: StoreView,
  lines: FilledLine[],
  selection: Selection,
  now: number,
): PricedCart {
  const country = selection.country ?? store.tax.defaultCountry
  const priced = lines.map((line) => priceLine(store, line, country, now))
  const isVirtual = isVirtualCart(lines.map(({ product }) => product))
  const needsDelivery = lines.length > 0 && !isVirtual
  const offers = needsDelivery ? shippingOffers(store, country, productsValue(priced)) : []
  const shipping = findShippingOffer(offers, selection.carrierCode, selection.shippingMethodCode)
  const fee: Charge | null = findPaymentOffer(selection.paymentMethodCode)
  return {
    store,
    country,
    lines,
    totals: toCartTotals({ lines: priced, shipping, fee }),
    shippingOffers: offers,
    shipping,
    isVirtual,
  }
}

function productsValue(lines: readonly PricedLine[]): number {
  return lines.reduce((value, line) => value + line.unitGross * line.qty - line.discount, 0)
}
