import * as z from 'zod/mini'
import type { BuyRefusal } from '../../../shared/cart/buy-refusal'
import { couponCalls } from '../../../shared/contract/cart/coupon'
import { giftCardCalls } from '../../../shared/contract/cart/gift-card'
import { fail, type Result } from '../../../shared/result'
import { inEvenTime } from '../gateway/even-time'
import type { GatewayContext } from '../gateway/gateway-context'
import { readForm } from '../http/read-form'
import { changeCart } from './change-cart'
import { goBackWith, goToCart } from './go-to'

/** A code, or the button that takes one away: of a gift card its number in the cart. */
const voucher = z.object({
  code: z.optional(z.string().check(z.maxLength(100))),
  remove: z.optional(z.string().check(z.regex(/^\d{1,10}$/))),
})
type Voucher = z.infer<typeof voucher>

type Changed = Promise<Result<null, BuyRefusal>>

/** POST /cart/coupon: another coupon, or none. It ends at the cart. */
export function couponByForm(c: GatewayContext): Promise<Response> {
  return changeByCode(c, ({ code, remove }) => (remove ? dropCoupon(c) : tryCoupon(c, code)))
}

/** POST /cart/gift-card: pays with one more gift card, or with one less. It ends at the cart. */
export function giftCardByForm(c: GatewayContext): Promise<Response> {
  return changeByCode(c, ({ code, remove }) =>
    remove ? dropGiftCard(c, Number(remove)) : tryGiftCard(c, code),
  )
}

async function changeByCode(
  c: GatewayContext,
  change: (voucher: Voucher) => Changed,
): Promise<Response> {
  const form = await readForm(c.req.raw)
  if (!form.ok) return c.text(`${form.error.status} ${form.error.message}`, form.error.status)
  const read = voucher.safeParse(Object.fromEntries(form.value))
  if (!read.success) return c.text('400 The form names no code', 400)
  const changed = await change(read.data)
  return changed.ok ? goToCart(c) : goBackWith(c, changed.error)
}

export function dropCoupon(c: GatewayContext): Changed {
  return changeCart(c, 'cartDeleteCoupon')
}

/** One that pays for the cart, by its number there. */
export function dropGiftCard(c: GatewayContext, itemId: number): Changed {
  return changeCart(c, 'giftCardRemove', { body: { item_id: itemId } })
}

/** Takes a coupon. What cannot be a code is refused in the same words as one that nobody knows. */
export async function tryCoupon(c: GatewayContext, code = ''): Changed {
  const { coupon } = couponCalls.cartApplyCoupon.query.shape
  const given = coupon.safeParse(code.trim())
  if (!given.success) return fail({ key: 'cart.coupon-wrong' })
  return changeCart(c, 'cartApplyCoupon', { query: { coupon: given.data } })
}

/** Pays with a gift card: an unknown one is refused no sooner than a known one is taken. */
export function tryGiftCard(c: GatewayContext, code = ''): Changed {
  return inEvenTime(payWithGiftCard(c, code))
}

async function payWithGiftCard(c: GatewayContext, code: string): Changed {
  const given = giftCardCalls.giftCardApply.body.safeParse({ code: code.trim() })
  if (!given.success) return fail({ key: 'cart.gift-card-unknown' })
  return changeCart(c, 'giftCardApply', { body: given.data })
}
