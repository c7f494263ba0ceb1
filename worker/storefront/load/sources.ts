import type { ShownCart } from '../../../shared/cart/shown-cart'
import type { ShownCheckout } from '../../../shared/checkout/checkout-form'
import type { ExpressReview } from '../../../shared/checkout/express'
import type { KnownCustomer } from '../../../shared/checkout/own-address'
import type { OwnOrder } from '../../../shared/checkout/own-order'
import type { Guest, ShownReturn } from '../../../shared/checkout/shown-return'
import type { TrackedOrder } from '../../../shared/checkout/tracked-order'
import type { WalletReview } from '../../../shared/checkout/wallet-order'
import type { RefusedForm } from '../../../shared/content/refused-form'
import type { Account, TypedAccountFields } from '../../../shared/customer/account-forms'
import type { RefusedReview } from '../../../shared/reviews/review-form'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { DataCache } from '../cache/data-cache'
import type { Edition } from '../preview/open-edition'
import type { Upstream } from '../upstream/upstream'

/** What an address of the account shows: the account, or one order of it. */
export interface OwnView {
  account: Account | null
  order: OwnOrder | null
}

/** Where the loaders of one request get their data. */
export interface Sources {
  store: StoreView
  upstream: Upstream
  cache: DataCache
  /** Address of the tiles of maps; null where there are none. */
  mapTiles?: string | null
  /** For an editor: stories as they are being written. Nothing of it may be kept. */
  edition?: Edition
  /** What one shopper has in the cart, for an answer that is theirs alone. */
  cart?: ShownCart | null
  /** The checkout of that shopper. */
  checkout?: ShownCheckout | null
  /** What the checkout knows of who is logged in. */
  customer?: KnownCustomer | null
  /** Where an order of that shopper stands. */
  order?: ShownReturn | null
  /** Whether an order that waits for its payment is one of that shopper. */
  isOwnOrder?: (order: Pick<TrackedOrder, 'orderHash' | 'orderNumber'>) => Promise<boolean>
  /** Who may want an account for it. */
  guest?: Guest | null
  /** Who is logged in, for an answer that is theirs alone. */
  account?: OwnView | 'guest' | 'unknown' | 'down'
  /** What was typed into a form of the account that was refused. */
  typed?: TypedAccountFields
  /** Of a gift card whose code was posted, in cents. */
  giftCardBalance?: number | null
  /** A form of that page that was posted and not taken. */
  refused?: RefusedForm
  /** A review that was posted and not taken. */
  review?: RefusedReview
  /** What that shopper has approved at PayPal. */
  express?: ExpressReview
  /** What that shopper wants to pay by a wallet of the device. */
  wallet?: WalletReview
}
