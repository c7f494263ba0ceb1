// What an order takes of its coupon and gift cards, and gives back when it is given up. Each statement
// names the order by SQL that may use ?1, as those of the stock do.

/** A coupon that was used up meanwhile fails its check, and with it the transaction of the order. */
export const takeCoupon = (orderId: string) => `
UPDATE coupon SET uses = uses + 1
WHERE code = (SELECT coupon_code FROM orders WHERE id = (${orderId}))`

export const returnCoupon = (orderId: string) => `
UPDATE coupon SET uses = MAX(0, uses - 1)
WHERE code = (SELECT coupon_code FROM orders WHERE id = (${orderId}))`

/** A balance that another order has taken meanwhile falls below zero, and fails its check. */
export const takeGiftCards = (orderId: string) => `
UPDATE gift_card SET balance = balance - used.amount
FROM order_gift_card AS used WHERE used.order_id = (${orderId}) AND used.code = gift_card.code`

/** Without what they got back before. */
export const returnGiftCards = (orderId: string) => `
UPDATE gift_card SET balance = MIN(initial, balance + used.amount - (
  SELECT COALESCE(SUM(back.amount), 0) FROM gift_card_refund AS back
  WHERE back.order_id = used.order_id AND back.code = used.code))
FROM order_gift_card AS used WHERE used.order_id = (${orderId}) AND used.code = gift_card.code`
