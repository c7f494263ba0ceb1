import type { Charge } from '../cart/totals'

export type PaymentCode = 'banktransfer' | 'sandbox_card'

/** One way to pay, with what it costs extra in cents. */
export interface PaymentOffer extends Charge {
  code: PaymentCode
  /** Paid outside the shop: the order stands as soon as it is placed. */
  isOffline: boolean
  /** The shopper leaves for a page of the payment provider and comes back. */
  needsRedirect: boolean
}

const PAYMENT_OFFERS: readonly PaymentOffer[] = [
  { code: 'banktransfer', isOffline: true, needsRedirect: false, net: 0, gross: 0 },
  { code: 'sandbox_card', isOffline: false, needsRedirect: true, net: 0, gross: 0 },
]

/** The ways to pay that every store offers, for goods and for virtual carts alike (spec 9). */
export function paymentOffers(): readonly PaymentOffer[] {
  return PAYMENT_OFFERS
}

/** The way to pay with this code, or null when the shop has none such. */
export function findPaymentOffer(code: string | null): PaymentOffer | null {
  return PAYMENT_OFFERS.find((offer) => offer.code === code) ?? null
}
