import * as z from 'zod/mini'
import type { BuyRefusal } from '../../../shared/cart/buy-refusal'
import type { ShownCart } from '../../../shared/cart/shown-cart'
import { COUPON_FORM, GIFT_CARD_FORM } from '../../../shared/cart/voucher-paths'
import type { RefusedForm } from '../../../shared/content/refused-form'
import { couponCalls } from '../../../shared/contract/cart/coupon'
import { giftCardCalls } from '../../../shared/contract/cart/gift-card'
import type { MessageKey } from '../../../shared/i18n/messages'
import { fail, type Result } from '../../../shared/result'
import { storePath } from '../../../shared/routing/links'
import { inEvenTime } from '../gateway/even-time'
import { type GatewayContext, withoutSession } from '../gateway/gateway-context'
import { readForm } from '../http/read-form'
import { loadDrawnCart } from '../pages/drawn-cart'
import { openSources } from '../pages/open-sources'
import { sayInCart } from '../session/said-once'
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

/** What is wrong with a code itself: it is said at the field of that form. */
const WRONG_CODES: Partial<Record<MessageKey, string>> = {
  'cart.coupon-wrong': COUPON_FORM,
  'cart.gift-card-unknown': GIFT_CARD_FORM,
  'cart.gift-card-needless': GIFT_CARD_FORM,
}

/** POST /cart/coupon: another coupon, or none. It ends at the cart, where a wrong one stands again. */
export function couponByForm(c: GatewayContext): Promise<Response> {
  return changeByCode(c, ({ code, remove }) => (remove ? dropCoupon(c) : tryCoupon(c, code)))
}

/** POST /cart/gift-card: pays with one more gift card, or with one less. It ends at the cart likewise. */
export function giftCardByForm(c: GatewayContext): Promise<Response> {
  return changeByCode(
    c,
    ({ code, remove }) => (remove ? dropGiftCard(c, Number(remove)) : tryGiftCard(c, code)),
    ({ remove }) => (remove ? goToCart(c) : goToTold(c)),
  )
}

/** Above the cart, where it is said. */
function goToTold(c: GatewayContext): Response {
  sayInCart(c, 'cart.gift-card-applied')
  return goToCart(c, '#top')
}

async function changeByCode(
  c: GatewayContext,
  change: (voucher: Voucher) => Changed,
  done: (voucher: Voucher) => Response = () => goToCart(c),
): Promise<Response> {
  const form = await readForm(c.req.raw)
  if (!form.ok) return refuseForm(c, form.error.status)
  const read = voucher.safeParse(Object.fromEntries(form.value))
  if (!read.success) return refuseForm(c, 400)
  const changed = await change(read.data)
  if (changed.ok) return done(read.data)
  const { sources } = openSources(withoutSession(c))
  const cart = await loadDrawnCart(c, sources)
  // What is wrong is not the code: the page says that the cart is empty.
  if (cart?.lines.length === 0) return goToCart(c)
  const { key } = changed.error
  const wrong = WRONG_CODES[key]
  if (!wrong) return goBackWith(c, changed.error)
  return showWrongCode(c, cart, { form: wrong, fault: key }, read.data)
}

/** The cart as it is, with the code and why it was refused at its field. */
function showWrongCode(
  c: GatewayContext,
  cart: ShownCart | null,
  wrong: Pick<RefusedForm, 'form' | 'fault'>,
  { code = '' }: Voucher,
): Promise<Response> {
  const refused = { ...wrong, typed: String(new URLSearchParams({ code })) }
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
