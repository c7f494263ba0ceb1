// Addresses of screens that other files name (spec 2, routes). By themselves: a browser needs a few of
// them at once, and what else is said of a screen only on it.

/** The search results, which take the term as `q`. */
export const SEARCH_PATH = '/catalogsearch/result'

/** The page of one order, which takes its hash as `orderHash` (spec 7, order status). */
export const ORDER_STATUS_PATH = '/order-status'

/** Where a review is written, and where it is posted; the product is its `sku` (spec 2, modals). */
export const REVIEW_PATH = '/review'

/** The shops that one can walk into; the slash at its end belongs to it. */
export const STORE_LOCATOR_PATH = '/storelocator/'

/** The country in which a postcode is looked for there first, ISO 3166 alpha-2. */
export const COUNTRY_FIELD = 'country'

/** Where a shopper who approved at PayPal sees what it costs, and pays. */
export const EXPRESS_PATH = '/checkout-express'

/** Where an order is withdrawn from. */
export const WITHDRAW_PATH = '/withdraw'

/** The account, and for guests where they log in. */
export const ACCOUNT_PATH = '/my-account'

/** Where a forgotten password is asked for, and a new one is chosen. */
export const RESET_PASSWORD_PATH = '/reset-password'

/** The invoice of one order, which takes its number as `order`. */
export const INVOICE_PATH = '/my-account/invoice'
