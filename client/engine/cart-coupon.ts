// The coupon of a cart. The shopper's last word is kept until the server has taken it; from then on the
// server's totals say which coupon counts. One that they no longer name is tried once more: the server
// has begun the cart anew, or the coupon is over (spec 4, coupons are reapplied after connecting).
import type { CartSummary } from '../../shared/cart/cart-summary'
import { CART_NOT_FOUND_MESSAGE } from '../../shared/contract/cart/refusal-reason'
import type { CartNotice, Reaction, Reason } from './cart-events'
import { type CartState, type CouponCommand, MAX_TRIES, NO_COUPON } from './cart-state'

const NOT_FOUND = 404

/** Puts a coupon into the cart in place of the one before; an empty code takes it out. */
export function enterCoupon(state: CartState, code: string, at: number): CartState {
  const coupon = { code: code.trim(), at, isDirty: true, isRepeated: false, tries: 0 }
  return { ...state, coupon }
}

/** What is known of the coupon after totals have come. */
export function followTotals(coupon: CouponCommand, { couponCode }: CartSummary): CouponCommand {
  if (coupon.isDirty) return coupon
  if (couponCode !== '') return { ...coupon, code: couponCode, isRepeated: false }
  // Named by no totals though it was taken twice: it is not for this cart.
  if (coupon.code === '' || coupon.isRepeated) return { ...coupon, code: '', isRepeated: false }
  return { ...coupon, isDirty: true, isRepeated: true, tries: 0 }
}

/** The server has done what was sent. */
export function couponTaken(state: CartState, code: string): Reaction {
  const { coupon } = state
  const next = { ...state, areTotalsStale: true }
  // Race: another code was entered meanwhile, and is sent next.
  if (coupon.code !== code) return [next, []]
  const taken = { ...next, coupon: { ...coupon, isDirty: false, tries: 0 } }
  const isTold = code !== '' && !coupon.isRepeated
  return isTold
    ? tell(taken, { type: 'success', key: 'cart.coupon-applied', values: { code } })
    : [taken, []]
}

/** The server said no: to the code, or because it has no such cart. Then the cart comes first. */
export function couponRefused(
  state: CartState,
  code: string,
  refusal: { code: number; message: string },
): Reaction {
  const { coupon } = state
  if (coupon.code !== code) return [state, []]
  const isCartGone = refusal.code === NOT_FOUND && refusal.message === CART_NOT_FOUND_MESSAGE
  const tried = { ...state, coupon: { ...coupon, tries: coupon.tries + 1 } }
  if (isCartGone && tried.coupon.tries < MAX_TRIES) return [{ ...tried, mustPull: true }, []]
  if (code === '') {
    const reason = { key: 'cart.reason-unknown' } as const
    return dropCoupon(state, { type: 'danger', key: 'cart.coupon-kept', reason })
  }
  return dropCoupon(
    state,
    coupon.isRepeated
      ? { type: 'warning', key: 'cart.coupon-gone', values: { code } }
      : { type: 'danger', key: 'cart.coupon-wrong', values: { code } },
  )
}

/** Too many codes were tried. One that this machine tries again by itself waits instead: null. */
export function couponHeldBack(state: CartState): Reaction | null {
  if (state.coupon.isRepeated) return null
  const { code } = state.coupon
  return dropCoupon(state, { type: 'danger', key: 'cart.code-too-often', values: { code } })
}

/** Counts a try without an outcome; after the last one the shopper is told. */
export function couponFailed(state: CartState, code: string, reason: Reason): Reaction {
  const { coupon } = state
  if (coupon.code !== code) return [state, []]
  const tries = coupon.tries + 1
  if (tries < MAX_TRIES) return [{ ...state, coupon: { ...coupon, tries } }, []]
  const key = code === '' ? 'cart.coupon-kept' : 'cart.coupon-lost'
  return dropCoupon(state, { type: 'danger', key, values: { code }, reason })
}

/** The later command of two tabs; of the same command the one that the server has taken. */
export function laterCoupon(
  own: CouponCommand,
  stored: CouponCommand,
  clearedAt: number,
): CouponCommand {
  const isOwnLater = own.at > stored.at || (own.at === stored.at && !own.isDirty && stored.isDirty)
  const later = isOwnLater ? own : stored
  // What was wanted of a cart that has been ordered is not wanted of the next one.
  return later.at <= clearedAt ? { ...NO_COUPON, at: clearedAt } : later
}

/** Nothing more is sent; which coupon the server holds is seen in its totals. */
function dropCoupon(state: CartState, notice: CartNotice): Reaction {
  const coupon = { ...state.coupon, code: '', isDirty: false, isRepeated: false, tries: 0 }
  return tell({ ...state, coupon, areTotalsStale: true }, notice)
}

function tell(state: CartState, notice: CartNotice): Reaction {
  return [state, [{ type: 'notify', notice }]]
}
