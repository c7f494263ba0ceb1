import type { StoreView } from '../../shared/store-view/store-view'

/** What wrangler.toml gives this Worker. */
export interface Bindings extends PaymentVars, MailVars {
  /** What is browsed. */
  CATALOGUE: D1Database
  /** What is bought. */
  SALES: D1Database
  MEDIA: R2Bucket
  /** Opens the admin API; without it every admin call is refused. */
  ADMIN_KEY?: string
  /** Shown by a storefront that calls over the network; without it only the binding leads in. */
  COMMERCE_KEY?: string
  /** Where a rating service tells of a shop, with `{shopId}` in it; without it there is no rating. */
  RATING_URL?: string
  /** Reads published stories through the CDN shape; without it only the preview token does. */
  STORY_TOKEN?: string
  /** Reads drafts and releases too; without it they cannot be read. */
  STORY_PREVIEW_TOKEN?: string
  /** Signs the links of editors; without it none is good. */
  STORY_SIGNING_KEY?: string
  /** Number of the space whose links are ours. */
  STORY_SPACE_ID?: string
  /** The storefront beside this Worker, which is notified of changes. */
  STOREFRONT?: Fetcher
  /** Base address of a storefront elsewhere, instead of the binding. */
  STOREFRONT_URL?: string
  /** Signs the notifications of changes; the storefront has the same. Without it none is sent. */
  PURGE_KEY?: string
}

export interface CommerceEnv {
  Bindings: Bindings
  Variables: {
    store: StoreView
    /** The versions of all pictures that were replaced, by path, where the call has found them. */
    replacedPictures?: ReadonlyMap<string, string>
    /** No page shows what the call brought yet, and nobody gets mail about it. */
    changesNothing?: boolean
  }
}

/** The service that sends mail; without it mails are only kept. */
export interface MailVars {
  /** Where a mail is posted. */
  MAIL_URL?: string
  /** Shown there. */
  MAIL_KEY?: string
  /**
   * Where links of mails, and of the pages behind them, lead instead of the stores' own addresses: the shop
   * on one's own machine.
   */
  SHOP_ORIGIN?: string
}

/** What payments need of the environment, as the Worker's vars write it. */
export interface PaymentVars {
  /** Where a browser reaches this Worker. */
  PUBLIC_ORIGIN?: string
  /** Origins of the shop to which a shopper may be sent back, with commas between. */
  STOREFRONT_ORIGINS?: string
  /** `on` takes test cards for money: for a shop that sells nothing. */
  SANDBOX_PAYMENTS?: string
  /** Ways to pay as JSON, by store: `{"nl_nl": ["banktransfer", "adyen_cc"]}`; all where none is named. */
  PAYMENT_METHODS?: string
  /** Opens the card payment provider; without it a sandbox of our own may answer in its words. */
  ADYEN_API_KEY?: string
  ADYEN_MERCHANT_ACCOUNT?: string
  /** `manual` only authorises payments: the merchant takes their money, in parts (`npm run orders`). */
  ADYEN_CAPTURE?: string
  /** Keys of its webhooks in hexadecimal, with commas between; without one all are refused. */
  ADYEN_HMAC_KEYS?: string
  /** Its Checkout API; without it that of its test environment. */
  ADYEN_URL?: string
  /** Lets browsers encrypt what is typed of a card; public. Without it no real card is asked for. */
  ADYEN_CLIENT_KEY?: string
  /** Where the browser encrypts: test, live, live-us, live-au, live-apse, live-in or live-nea. */
  ADYEN_ENVIRONMENT?: string
  /** Accounts of PayPal as JSON, by store: `{"nl_nl": {"clientId": "…", "secret": "…"}}`. */
  PAYPAL_ACCOUNTS?: string
  /** PayPal's API; without it that of its test environment. */
  PAYPAL_URL?: string
}
