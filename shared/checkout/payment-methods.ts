import type { Charge } from '../cart/totals'
import type { StoreCode, StoreView } from '../store-view/store-view'
import { feeFor } from './payment-fees'

export type PaymentCode =
  | 'banktransfer'
  | 'cashondelivery'
  | 'adyen_cc'
  | 'adyen_applepay'
  | 'adyen_googlepay'
  | 'paypal_express'
  | 'sandbox_card'
  | 'free'

/** One way to pay, with what it costs extra in cents. */
export interface PaymentOffer extends Charge {
  code: PaymentCode
  /** Paid outside the shop: the order stands as soon as it is placed. */
  isOffline: boolean
  /** The order waits for a provider to say that it is paid. */
  needsRedirect: boolean
  /** Paid in the shop through Adyen, not on a page of the provider. */
  isPaidHere?: true
  /** What is owed goes back through its provider, without anybody's hand. */
  isRefundedByProvider?: true
  /** Paid by this wallet of the device, where it has one; none of those that spec 9 disables. */
  wallet?: Wallet
}

export type Wallet = 'applepay' | 'googlepay'

/** What their makers call them, in every language. */
export const WALLET_NAMES: Readonly<Record<Wallet, string>> = {
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
}

const NO_FEE: Charge = { net: 0, gross: 0 }
const OFFLINE = { isOffline: true, needsRedirect: false, ...NO_FEE }
const ONLINE = { isOffline: false, needsRedirect: true, ...NO_FEE }

const BANK_TRANSFER: PaymentOffer = { code: 'banktransfer', ...OFFLINE }
const AT_THE_DOOR: PaymentOffer = { code: 'cashondelivery', ...OFFLINE }
const ADYEN_CARD: PaymentOffer = {
  code: 'adyen_cc',
  ...ONLINE,
  isPaidHere: true,
  isRefundedByProvider: true,
}
const APPLE_PAY: PaymentOffer = { ...ADYEN_CARD, code: 'adyen_applepay', wallet: 'applepay' }
const GOOGLE_PAY: PaymentOffer = { ...ADYEN_CARD, code: 'adyen_googlepay', wallet: 'googlepay' }
const PAYPAL: PaymentOffer = { code: 'paypal_express', ...ONLINE, isRefundedByProvider: true }
const SANDBOX_CARD: PaymentOffer = { code: 'sandbox_card', ...ONLINE }

/** For an order of which nothing is left to be paid. */
const NOTHING_DUE: PaymentOffer = {
  code: 'free',
  isOffline: false,
  needsRedirect: false,
  ...NO_FEE,
}

const OFFERED = [
  BANK_TRANSFER,
  ADYEN_CARD,
  APPLE_PAY,
  GOOGLE_PAY,
  PAYPAL,
  SANDBOX_CARD,
  AT_THE_DOOR,
]
const KNOWN = [...OFFERED, NOTHING_DUE]

/** What each store offers, in the order in which it is shown; the first is the default (spec 9). */
const OFFERS: Readonly<Record<StoreCode, readonly PaymentOffer[]>> = {
  nl_nl: OFFERED,
  de_de: OFFERED,
  fr_fr: OFFERED,
  global_en: OFFERED,
}

/** What decides how a cart may be paid. */
export interface PayableCart {
  /** A coupon or gift cards leave nothing to be paid. */
  isPaid: boolean
  /** Nothing of it is brought to a door. */
  isVirtual: boolean
}

/**
 * The ways to pay that a store offers for a cart. Where nothing is left to be paid there is only
 * one, which asks for nothing; what has no parcel is not paid at the door (spec 5).
 */
export function paymentOffers(
  { storeCode, closedPayments = [] }: Pick<StoreView, 'storeCode' | 'closedPayments'>,
  { isPaid, isVirtual }: PayableCart,
): readonly PaymentOffer[] {
  if (isPaid) return [NOTHING_DUE]
  const closed = isVirtual ? ['cashondelivery', ...closedPayments] : closedPayments
  return OFFERS[storeCode]
    .filter(({ code }) => !closed.includes(code))
    .map((offer) => ({ ...offer, ...feeFor(storeCode, offer.code) }))
}

/** What a store asks for a way to pay, in cents; null where it does not offer it. */
export function paymentFee(
  { storeCode }: Pick<StoreView, 'storeCode'>,
  code: string | null,
): Charge | null {
  const offer = [...OFFERS[storeCode], NOTHING_DUE].find((one) => one.code === code)
  return offer ? feeFor(storeCode, offer.code) : null
}

/** The way to pay with this code, whatever it costs; null when the shop has none such. */
export function findPaymentOffer(code: string | null): PaymentOffer | null {
  return KNOWN.find((offer) => offer.code === code) ?? null
}

/** The codes of the ways to pay whose providers send back themselves what is owed. */
export function codesRefundedByProvider(): PaymentCode[] {
  return KNOWN.filter((offer) => offer.isRefundedByProvider).map(({ code }) => code)
}
