/** Where a page posts the codes of coupons and gift cards by itself. */
export const CART_COUPON_PATH = '/cart/coupon'
export const CART_GIFT_CARD_PATH = '/cart/gift-card'

/** The forms of codes, which may be refused. */
export const COUPON_FORM = 'coupon-form'
export const GIFT_CARD_FORM = 'gift-card-form'

/** Where the fields of codes stand: there a page opens that says what became of a code. */
export const VOUCHERS_ID = 'vouchers'
