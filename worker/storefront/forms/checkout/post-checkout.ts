import * as z from 'zod/mini'
import type { BuyRefusal } from '../../../../shared/cart/buy-refusal'
import { CHECKOUT_FIELDS, type CheckoutFault } from '../../../../shared/checkout/checkout-form'
import { toPath } from '../../../../shared/checkout/form-field'
import type { Result } from '../../../../shared/result'
import { cartIdOf, type GatewayContext } from '../../gateway/gateway-context'
import { deskOf } from '../../gateway/order-routes'
import { isWithinRate } from '../../http/rate-limit'
import { readForm } from '../../http/read-form'
import type { DeskReply } from '../../order-desk/desk-reply'
import { type CheckoutDraft, dropDraft, keepDraft, readDraft } from '../../session/checkout-draft'
import { ownerOf } from '../../session/session'
import { refuseForm } from '../refuse-form'
import { dropCoupon, dropGiftCard, tryCoupon, tryGiftCard } from '../voucher-by-form'
import { followOrder } from './follow-order'
import { goToErrors, goToFault, goToForgotten, goToMethods } from './go-to-checkout'
import { mayMakeAccount, readNewAccount } from './make-account'
import { isKnownAddress } from './own-details'
import { placeTyped } from './place-typed'
import { isWhole, readTypedFields, type TypedFields } from './read-checkout-form'

const F = CHECKOUT_FIELDS
const EMAIL = toPath({ part: 'delivery', field: 'emailAddress' })
const posted = z.object({
  [F.attempt]: z.uuid(),
  [F.total]: z.optional(z.string().check(z.regex(/^\d{0,11}$/))),
})

/**
 * POST /checkout: keeps what was typed and shows the page anew; by its order button it orders, once
 * however often the same page is posted.
 */
export async function postCheckout(c: GatewayContext): Promise<Response> {
  const form = await readForm(c.req.raw)
  if (!form.ok) return refuseForm(c, form.error.status)
  const read = posted.safeParse(Object.fromEntries(form.value))
  if (!read.success) return refuseForm(c, 400)
  const { attempt, total } = read.data
  const isOrder = form.value.has(F.order)
  const owner = ownerOf(c.get('session').current, attempt)
  const fields = readTypedFields(form.value)
  const account = readNewAccount(c, form.value)
  const order = { attempt, total: total ? Number(total) : null, fields, account }
  const known: DeskReply | null = isOrder ? await deskOf(c, attempt).status(owner) : null
  if (known?.kind === 'attempt') return followOrder(c, order, known)
  const { storeCode } = c.get('store')
  const before = await readDraft(c)
  const fault = await changeVouchers(c, form.value)
  const draft = {
    postedAt: Date.now(),
    storeCode,
    isAsked: isOrder,
    isEmailKnown: await isStillKnown(c, fields, before),
    fields,
    ...(fault === 'coupon-wrong' && { refusedCoupon: codeIn(form.value, F.coupon) }),
  }
  if (!(await keepDraft(c, draft))) return goToFault(c, 'too-long')
  if (fault) return goToFault(c, fault)
  if (!isOrder) return goToMethods(c)
  if (!cartIdOf(c)) return goToFault(c, 'cart-empty')
  if (!isWhole(fields, c.get('store'))) return goToErrors(c)
  if (!(await isWithinRate(c.env.RATE_ORDER, c.req.raw.headers))) return goToFault(c, 'too-many')
  if (!(await mayMakeAccount(c, order))) return goToErrors(c)
  return placeTyped(c, order)
}

/** Asked once for each address: how often that may be asked is limited. */
async function isStillKnown(
  c: GatewayContext,
  fields: TypedFields,
  before: CheckoutDraft | null,
): Promise<boolean> {
  const email = fields[EMAIL] ?? ''
  return before?.fields[EMAIL] === email ? before.isEmailKnown : isKnownAddress(c, email)
}

/** Codes that were typed count before anything is ordered, whichever button was pressed. */
async function changeVouchers(
  c: GatewayContext,
  form: URLSearchParams,
): Promise<CheckoutFault | null> {
  const coupon = codeIn(form, F.coupon)
  const giftCard = codeIn(form, F.giftCard)
  const giftCardId = Number(form.get(F.removeGiftCard) ?? 0)
  const isGuess = coupon !== '' || giftCard !== ''
  if (isGuess && !(await isWithinRate(c.env.RATE_VOUCHER, c.req.raw.headers))) return 'too-many'
  if (form.has(F.removeCoupon)) await dropCoupon(c)
  if (Number.isSafeInteger(giftCardId) && giftCardId > 0) await dropGiftCard(c, giftCardId)
  if (coupon !== '' && !(await tryCoupon(c, coupon)).ok) return 'coupon-wrong'
  return giftCard === '' ? null : giftCardFault(await tryGiftCard(c, giftCard))
}

const codeIn = (form: URLSearchParams, name: string) => (form.get(name) ?? '').trim()

function giftCardFault(tried: Result<null, BuyRefusal>): CheckoutFault | null {
  if (tried.ok) return null
  return tried.error.key === 'cart.gift-card-needless' ? 'gift-card-needless' : 'gift-card-unknown'
}

/** POST /checkout/forget: what was typed is kept no longer; the cart stays. */
export async function forgetTyped(c: GatewayContext): Promise<Response> {
  dropDraft(c)
  return goToForgotten(c)
}
