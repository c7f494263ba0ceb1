// What the client must know of a call beyond its shape.
import { type CallName, calls } from '../../../shared/contract/calls'

const TIME_LIMIT_MS = 1500
const OWN_LIMITS_MS: Partial<Record<CallName, number>> = {
  /** Spec 9, server timeout of search. */
  search: 1000,
  searchSuggestions: 1000,
  searchAutocomplete: 1000,
  searchRecommendations: 1000,
  /** The shopper waits for an order, and giving up early only makes its outcome unknown. */
  orderPlace: 6000,
  /** A password is hashed slowly on purpose. */
  userLogin: 4000,
  userCreate: 4000,
  userChangePassword: 4000,
  userCreatePassword: 4000,
  /** Its pictures are stored before it is answered. */
  reviewCreate: 4400,
  reviewPictures: 4400,
  paymentStart: 9000,
  /** PayPal may be asked before it is answered. */
  paymentStatus: 4400,
  paypalSetExpressCheckout: 9000,
  paypalApproval: 4400,
  paypalComplete: 13_000,
  /** The provider behind the backend may take six seconds. */
  adyenMethods: 7000,
  adyenInitiate: 7000,
  adyenMerchantSession: 7000,
  keptCardList: 7000,
  keptCardRemove: 7000,
  walletPaymentComplete: 9000,
  /** A kept card is looked up before it is paid with. */
  adyenPaymentInformation: 14_000,
  adyenThreeDs2: 9000,
  adyenPaymentsDetails: 9000,
}

/** Queries that travel by POST because of their size. */
const READS_BY_POST = new Set<CallName>(['search', 'urlMap'])

/** Longest wait for a call, in ms, its retry included. */
export function timeLimitOf(name: CallName): number {
  return OWN_LIMITS_MS[name] ?? TIME_LIMIT_MS
}

/** Whether a call changes nothing, so that it may be made again. */
export function isRead(name: CallName): boolean {
  return calls[name].method === 'GET' || READS_BY_POST.has(name)
}

/** The part of the backend behind a call: cart, order, catalog, storyblok and so on. */
export function familyOf(name: CallName): string {
  const [, , family = '', extension = ''] = calls[name].path.split('/')
  return family === 'ext' ? extension : family
}
