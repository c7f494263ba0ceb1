// Forms of an order that waits for its payment. They are no part of what the checkout itself loads.

/** To the page on which it is paid. */
export const PAY_PATH = '/checkout-return/pay'

/** To give it up. */
export const GIVE_UP_PATH = '/checkout-return/give-up'

/** Name of the field by which the order is known. */
export const ORDER_FIELD = 'orderHash'
