/** Where forms of the shop are posted: what a page without script does to a cart. */
export const CART_ADD_PATH = '/cart/add'
export const CART_CHANGE_PATH = '/cart/change'

/** Where a product that is sold out is asked for by the form that would buy it. */
export const PRODUCT_ALERT_PATH = '/product-alert'

/** A cookie that says: the cart was changed by a form, what this browser keeps of it is old. */
export const CART_CHANGED_COOKIE = 'cart-changed'

/** The id of the form that buys: a page has one, and the bar that takes its place sends it, too. */
export const BUY_FORM_ID = 'buy'

/** Names of fields in a form that buys; options of a configurable product go by their attribute. */
export const FORM_FIELDS = {
  sku: 'sku',
  qty: 'qty',
  part: (sku: string) => `part-${sku}`,
  bundle: (optionId: string) => `bundle-${optionId}`,
  bundleQty: (optionId: string) => `bundle-${optionId}-qty`,
  custom: (optionId: string) => `custom-${optionId}`,
  giftAmount: 'gift-amount',
  /** The value of `giftAmount` that says: look into `giftOther`. */
  openAmount: 'open',
  giftOther: 'gift-other',
  giftFrom: 'gift-from',
  giftTo: 'gift-to',
  giftEmail: 'gift-email',
  giftMessage: 'gift-message',
  giftDay: 'gift-day',
} as const
