import type { ShownCheckout } from '../checkout/checkout-form'
import type { ExpressReview } from '../checkout/express'
import type { KnownCustomer } from '../checkout/own-address'
import type { Guest, ShownReturn } from '../checkout/shown-return'
import type { TrackedOrder } from '../checkout/tracked-order'
import type { WalletReview } from '../checkout/wallet-order'
import type { Declaration, WithdrawFault } from '../checkout/withdrawal'

/** What the screens need on which an order is made, paid, followed and withdrawn from. */
export type CheckoutPageData =
  | {
      route: 'checkout'
      /** Drawn for a browser that has not looked itself; null when it is to look. */
      checkout: ShownCheckout | null
      /** What is known of who is logged in; null for a guest. */
      customer: KnownCustomer | null
    }
  /** Null where nothing was approved, or nobody asked for a document. */
  | { route: 'express'; review: ExpressReview | null; wallet: WalletReview | null }
  | {
      route: 'checkout-return'
      orderHash: string
      result: string
      /** Where it stands, for a browser that has not asked; null when it is to ask. */
      order: ShownReturn | null
      /** What is known of a guest; null for who is logged in. */
      guest: Guest | null
    }
  | { route: 'checkout-failed' }
  /** Null where nobody has such an order. */
  | { route: 'order-status'; order: TrackedOrder | null }
  | {
      route: 'withdraw'
      /** Of the order whose page leads here, or empty. */
      orderHash: string
      declaration: Declaration | null
      fault: WithdrawFault | null
    }
