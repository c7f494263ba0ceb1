import { useEffect, useRef } from 'react'
import type { CheckoutFault } from '../../shared/checkout/checkout-form'
import type { ExpressFault } from '../../shared/checkout/express'
import { type RefusalKind, toRefusalKind } from '../../shared/checkout/order-refusal'
import type { MessageKey, Translate } from '../../shared/i18n/messages'
import type { OrderOutcome } from '../engine/order-attempt'
import { useCart } from '../stores/cart'
import { useCheckout } from '../stores/checkout/checkout-context'
import { useShop } from '../stores/shop'
import { Notice } from '../ui/notice'

/**
 * Why nothing was ordered, and what the shopper can do about it. Once the order has left, the form may have
 * given way to the wait for its answer: so the shopper is led back to here.
 */
export function PlacingNotice() {
  const { t, price } = useShop()
  const { phase, outcome } = useCheckout(({ order }) => order)
  const oldTotal = useCheckout((checkout) => checkout.oldTotal)
  const total = useCart((cart) => cart.totals?.grandTotal)
  const isDateGone = useCheckout((checkout) => checkout.isDateGone)
  const postedFault = useCheckout((checkout) => checkout.postedFault)
  const isUnplaced = phase === 'unsent' || phase === 'refused'
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isUnplaced) notice.current?.focus()
  }, [isUnplaced])
  const text = isDateGone
    ? t('checkout.delivery-date-gone')
    : oldTotal !== null && total !== undefined
      ? t('checkout.price-changed', { old: price(oldTotal), now: price(total) })
      : postedFault
        ? t(FAULT_WORDS[postedFault], { reason: '' })
        : reasonOf(isUnplaced ? outcome : null, t)
  if (!text) return null
  return (
    <div ref={notice} tabIndex={-1} role="alert">
      <Notice kind="warning">{text}</Notice>
    </div>
  )
}

/** Why nothing was ordered, in the words of the shop; `other` takes a reason. */
const REFUSAL_WORDS = {
  'price-changed': 'checkout.refused-price',
  'cart-changed': 'checkout.refused-cart',
  'cart-ordered': 'checkout.refused-ordered',
  'not-available': 'checkout.refused-stock',
  'pickup-point-gone': 'checkout.pickup-gone',
  'cart-empty': 'cart.empty-before-checkout',
  'coupon-not-valid': 'checkout.refused-coupon',
  'gift-card-not-valid': 'checkout.refused-gift-card',
  other: 'checkout.refused-other',
} as const satisfies Record<RefusalKind, string>

/** The same of express checkout. */
export const EXPRESS_FAULT_WORDS: Record<ExpressFault, MessageKey> = {
  ...REFUSAL_WORDS,
  terms: 'checkout.terms-required',
  unsent: 'checkout.unsent',
}

const FAULT_WORDS: Record<CheckoutFault, MessageKey> = {
  ...REFUSAL_WORDS,
  unsent: 'checkout.unsent',
  'date-gone': 'checkout.delivery-date-gone',
  'coupon-wrong': 'cart.coupon-wrong',
  'gift-card-unknown': 'cart.gift-card-unknown',
  'gift-card-needless': 'cart.gift-card-needless',
  'too-many': 'checkout.too-many',
  'too-long': 'checkout.too-much',
}

function reasonOf(outcome: OrderOutcome | null, t: Translate): string {
  if (outcome?.kind === 'unsent') return t('checkout.unsent')
  if (outcome?.kind !== 'refused') return ''
  const { code, message } = outcome
  return t(REFUSAL_WORDS[toRefusalKind(code, message)], { reason: message })
}
