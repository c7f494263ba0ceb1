import { useEffect, useRef } from 'react'
import { CHECKOUT_ERRORS } from '../../shared/checkout/checkout-form'
import { REFUSAL_WORDS, toRefusalKind } from '../../shared/checkout/order-refusal'
import type { Translate } from '../../shared/i18n/messages'
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
      : postedFault || reasonOf(isUnplaced ? outcome : null, t)
  if (!text) return null
  return (
    <div ref={notice} id={postedFault ? CHECKOUT_ERRORS : undefined} tabIndex={-1} role="alert">
      <Notice kind="warning">{text}</Notice>
    </div>
  )
}

function reasonOf(outcome: OrderOutcome | null, t: Translate): string {
  if (outcome?.kind === 'unsent') return t('checkout.unsent')
  if (outcome?.kind !== 'refused') return ''
  const { code, message } = outcome
  return t(REFUSAL_WORDS[toRefusalKind(code, message)], { reason: message })
}
