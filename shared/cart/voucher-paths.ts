/** Where a page posts the codes of coupons and gift cards by itself. */
export const CART_COUPON_PATH = '/cart/coupon'
export const CART_GIFT_CARD_PATH = '/cart/gift-card'
