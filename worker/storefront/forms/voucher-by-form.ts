import * as z from 'zod/mini'
import type { BuyRefusal } from '../../../shared/cart/buy-refusal'
import { COUPON_FORM } from '../../../shared/cart/voucher-paths'
import { couponCalls } from '../../../shared/contract/cart/coupon'
import { giftCardCalls } from '../../../shared/contract/cart/gift-card'
import { fail, type Result } from '../../../shared/result'
import { storePath } from '../../../shared/routing/links'
import { inEvenTime } from '../gateway/even-time'
import { cartIdOf, type GatewayContext, withoutSession } from '../gateway/gateway-context'
import { readForm } from '../http/read-form'
import { loadShownCart } from '../load/cart/load-shown-cart'
import { openSources } from '../pages/open-sources'
import { changeCart } from './change-cart'
import { goBackWith, goToCart } from './go-to'
import { refuseForm } from './refuse-form'
import { showAgain } from './show-again'

/** A code, or the button that takes one away: of a gift card its number in the cart. */
const voucher = z.object({
  code: z.optional(z.string().check(z.maxLength(100))),
  remove: z.optional(z.string().check(z.regex(/^\d{1,10}$/))),
})
type Voucher = z.infer<typeof voucher>

type Changed = Promise<Result<null, BuyRefusal>>

/** POST /cart/coupon: another coupon, or none. It ends at the cart, where a wrong one stands again. */
export function couponByForm(c: GatewayContext): Promise<Response> {
  return changeByCode(
    c,
    ({ code, remove }) => (remove ? dropCoupon(c) : tryCoupon(c, code)),
    (refusal, { code = '' }) =>
      refusal.key === 'cart.coupon-wrong' ? showWrongCoupon(c, code) : goBackWith(c, refusal),
  )
}

/** POST /cart/gift-card: pays with one more gift card, or with one less. It ends at the cart. */
export function giftCardByForm(c: GatewayContext): Promise<Response> {
  return changeByCode(
    c,
    ({ code, remove }) => (remove ? dropGiftCard(c, Number(remove)) : tryGiftCard(c, code)),
    (refusal) => goBackWith(c, refusal),
  )
}

async function changeByCode(
  c: GatewayContext,
  change: (voucher: Voucher) => Changed,
  refuse: (refusal: BuyRefusal, voucher: Voucher) => Response | Promise<Response>,
): Promise<Response> {
  const form = await readForm(c.req.raw)
  if (!form.ok) return refuseForm(c, form.error.status)
  const read = voucher.safeParse(Object.fromEntries(form.value))
  if (!read.success) return refuseForm(c, 400)
  const changed = await change(read.data)
  return changed.ok ? goToCart(c) : refuse(changed.error, read.data)
}

/** The cart as it is, with the code and why it was refused at its field. */
async function showWrongCoupon(c: GatewayContext, code: string): Promise<Response> {
  const { sources } = openSources(withoutSession(c))
  const cart = await loadShownCart(sources, cartIdOf(c))
  const refused = {
    form: COUPON_FORM,
    fault: 'cart.coupon-wrong',
    typed: String(new URLSearchParams({ code })),
  }
  return showAgain(c, storePath('/cart', c.get('store')), { cart, refused, isRefused: true })
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
