// The checkout as a form that a browser posts by itself.
import type { ShownCart } from '../cart/shown-cart'
import type { StoreView } from '../store-view/store-view'
import type { CheckoutDetails } from './details'
import type { Methods } from './offered-methods'
import type { RefusalKind } from './order-refusal'
import type { PickupPoint } from './pickup-point'

/** Its page, and where it is posted (spec 2, routes). */
export const CHECKOUT_PATH = '/checkout'

/** Where the shopper has the shop forget what was typed, and what the address says once that is done. */
export const FORGET_PATH = '/checkout/forget'
export const FORGOTTEN = 'forgotten'

/** The form, for fields and buttons that stand outside of it, and its list of what is wrong. */
export const CHECKOUT_FORM = 'checkout-form'
export const CHECKOUT_ERRORS = 'checkout-errors'

/**
 * The cookie that says to the server from when on the details that a browser keeps are shown as a summary
 * (spec 3): milliseconds since 1970.
 */
export function fastCookie({ storeCode }: Pick<StoreView, 'storeCode'>): string {
  return `fast-checkout-${storeCode}`
}

/** Names of fields beside those of the details, which are called by their path. */
export const CHECKOUT_FIELDS = {
  /** Carrier and method, with a blank between them. */
  delivery: 'delivery-method',
  day: 'delivery-day',
  pickup: 'pickup-point',
  payment: 'payment-method',
  /** The form asked where the bill goes: a box that is not ticked sends nothing. */
  asksBilling: 'billing-asked',
  sameBilling: 'billing-same',
  terms: 'terms',
  coupon: 'coupon',
  giftCard: 'gift-card',
  removeCoupon: 'remove-coupon',
  removeGiftCard: 'remove-gift-card',
  attempt: 'attempt',
  /** What the shopper was shown, in cents. */
  total: 'total',
  /** The button that orders; every other one only shows the page anew. */
  order: 'order',
  /** Why nothing was ordered, in the address of the page. */
  fault: 'fault',
} as const

const FAULTS = [
  'price-changed',
  'total-changed',
  'cart-changed',
  'cart-ordered',
  'not-available',
  'pickup-point-gone',
  'cart-empty',
  'coupon-not-valid',
  'gift-card-not-valid',
  'other',
  'unsent',
  'date-gone',
  'coupon-wrong',
  'gift-card-unknown',
  'gift-card-needless',
  'too-many',
  'too-long',
] as const satisfies readonly (RefusalKind | string)[]

/** Why a posted checkout ordered nothing, beside what is wrong in its fields. */
export type CheckoutFault = RefusalKind | (typeof FAULTS)[number]

/** Reads it from an address; null when it says nothing that the shop knows. */
export function parseCheckoutFault(text: string | null): CheckoutFault | null {
  return FAULTS.find((fault) => fault === text) ?? null
}

/** The checkout as the server drew it into its page, for a browser that has not looked itself. */
export interface ShownCheckout {
  /** Id of the attempt to order: posted twice, it is one order. */
  attempt: string
  /** When its fields were posted, milliseconds since 1970; 0 where nobody has posted any. */
  postedAt: number
  drawnAt: number
  details: CheckoutDetails
  /** Details and methods are drawn as a summary: the browser may know the details when the server does not. */
  isFast: boolean
  /** The guest has an account under this address. */
  isEmailKnown: boolean
  /** The shopper has just tried to order: what is wrong shows. */
  isAsked: boolean
  areTermsAccepted: boolean
  /** The guest wants an account; the password is asked for again on every page. */
  isAccountWanted: boolean
  cart: ShownCart
  /** Null where nothing is in the cart, and where they could not be had. */
  methods: Methods | null
  /** Null unless the order is collected. */
  pickupPoints: PickupPoint[] | null
  /** Why the form that was posted has ordered nothing, in words. */
  fault: string
  /** A coupon that was typed and refused; its field says so. */
  refusedCoupon?: string
}
