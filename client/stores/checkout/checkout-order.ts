import { isVirtualCart } from '../../../shared/cart/rules'
import type { CheckoutDetails } from '../../../shared/checkout/details'
import type { Methods } from '../../../shared/checkout/offered-methods'
import { type OrderBody, toOrderRequest } from '../../../shared/checkout/order'
import { findPaymentOffer } from '../../../shared/checkout/payment-methods'
import { isCollected } from '../../../shared/checkout/pickup-point'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { KeptOrder } from '../../engine/checkout-memory'
import type { CartStoreState } from '../cart-store'

interface Checkout {
  /** Id under which the order leaves. */
  attempt: string
  store: StoreView
  details: CheckoutDetails
  cart: Pick<CartStoreState, 'lines' | 'totals' | 'couponAt'>
  payments: Methods['payments']
  /** The sum that the shopper agrees to, in cents. */
  grandTotal: number
  /** Milliseconds since 1970. */
  now: number
}

/** The order as it leaves for the server. */
export function toOrderBody({
  attempt,
  store,
  details,
  cart,
  grandTotal,
  now,
}: Checkout): OrderBody {
  const { lines } = cart
  return toOrderRequest({
    attempt,
    store,
    lines: lines.map((line) => ({ ...line, serverItemId: line.confirmed?.itemId ?? null })),
    details,
    grandTotal,
    isVirtual: isVirtualCart(lines),
    now,
  })
}

/** What this browser keeps of it for the pages that follow, before its number is known. */
export function toKeptOrder({ attempt, details, cart, payments }: Checkout): KeptOrder {
  const paymentCode = details.payment.paymentMethod
  const offer = findPaymentOffer(paymentCode)
  if (!offer) throw new Error(`Nobody can pay by ${paymentCode}`)
  return {
    attempt,
    orderNumber: '',
    emailAddress: details.personal.emailAddress.trim(),
    isEmailKnown: false,
    paymentCode,
    paymentTitle: payments.find(({ code }) => code === paymentCode)?.title ?? '',
    needsRedirect: offer.needsRedirect,
    isAwaitingPayment: offer.needsRedirect,
    orderHash: '',
    placedAt: 0,
    deliveryDate: details.shipping.deliveryDate,
    isCollected: isCollected(details.shipping),
    lines: cart.lines,
    couponAt: cart.couponAt,
    totals: cart.totals,
  }
}
