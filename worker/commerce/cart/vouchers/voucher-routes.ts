// Coupons and gift cards of a cart (contract 1.2, 1.6).
import { Hono } from 'hono'
import { couponCalls } from '../../../../shared/contract/cart/coupon'
import { giftCardCalls } from '../../../../shared/contract/cart/gift-card'
import { ok } from '../../../../shared/result'
import type { CommerceEnv } from '../../env'
import { refuse } from '../../http/answer'
import { answerOutcome } from '../../http/answer-call'
import { parseElement, parseQuery } from '../../http/parse-call'
import { answerForCart } from '../answer-for-cart'
import { applyCoupon, deleteCoupon } from './coupon-calls'
import { applyGiftCard, checkGiftCard, removeGiftCard } from './gift-card-calls'

const NO_CODE = { name: 'code', missing: 'No gift card code provided within the request body' }
const NO_CARD = { name: 'item_id', missing: 'No gift card provided within the request body' }

export const voucherRoutes = new Hono<CommerceEnv>()

voucherRoutes.post(couponCalls.cartApplyCoupon.path, (c) => {
  if (!c.req.query('coupon')) return refuse(c, 400, 'No coupon code provided')
  const query = parseQuery(c, couponCalls.cartApplyCoupon.query)
  return query.ok ? answerForCart(c, (call) => applyCoupon(call, query.value.coupon)) : query.error
})

voucherRoutes.post(couponCalls.cartDeleteCoupon.path, (c) => answerForCart(c, deleteCoupon))

voucherRoutes.get(couponCalls.cartCoupon.path, (c) =>
  answerForCart(c, async ({ cart }) => ok(cart.coupon?.code ?? null)),
)

voucherRoutes.post(giftCardCalls.giftCardCheck.path, async (c) => {
  const body = await parseElement(c, giftCardCalls.giftCardCheck.body, NO_CODE)
  if (!body.ok) return body.error
  const { code } = body.value
  return answerOutcome(c, await checkGiftCard(c.env.SALES, c.get('store'), code, Date.now()))
})

voucherRoutes.post(giftCardCalls.giftCardApply.path, async (c) => {
  const body = await parseElement(c, giftCardCalls.giftCardApply.body, NO_CODE)
  if (!body.ok) return body.error
  return answerForCart(c, (call) => applyGiftCard(call, body.value.code))
})

voucherRoutes.post(giftCardCalls.giftCardRemove.path, async (c) => {
  const body = await parseElement(c, giftCardCalls.giftCardRemove.body, NO_CARD)
  if (!body.ok) return body.error
  return answerForCart(c, (call) => removeGiftCard(call, body.value.item_id))
})
