import type { Charge } from '../cart/totals'

export type PaymentCode = 'banktransfer' | 'sandbox_card' | 'free'

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

/** For an order of which nothing is left to be paid. */
const NOTHING_DUE: PaymentOffer = {
  code: 'free',
  isOffline: false,
  needsRedirect: false,
  net: 0,
  gross: 0,
}

/**
 * The ways to pay that every store offers, for goods and for virtual carts alike (spec 9). Where a
 * coupon or gift cards leave nothing to be paid, there is only one, which asks for nothing.
 */
export function paymentOffers(isPaid: boolean): readonly PaymentOffer[] {
  return isPaid ? [NOTHING_DUE] : PAYMENT_OFFERS
}

/** The way to pay with this code, or null when the shop has none such. */
export function findPaymentOffer(code: string | null): PaymentOffer | null {
  return [...PAYMENT_OFFERS, NOTHING_DUE].find((offer) => offer.code === code) ?? null
}
