import type { AddRefusal } from '../../../shared/cart/rules'
import type { Translate } from '../../../shared/i18n/messages'
import { formatPrice } from '../../../shared/i18n/price-text'
import { storePath } from '../../../shared/routing/links'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { CartNotice } from '../../engine/cart-events'
import { LONG_TIME_TO_LIVE_MS, type NewNotification } from './notification-store'

/** What the cart has to say, in the shopper's words. */
export function toNotification(
  notice: CartNotice,
  { t, view }: { t: Translate; view: StoreView },
): NewNotification {
  const { text, key } = notice.reason ?? {}
  const reason = text || t(key ?? 'cart.reason-unknown')
  const prices = Object.entries(notice.prices ?? {}).map(
    ([name, cents]) => [name, formatPrice(cents, view.i18n)] as const,
  )
  const message = t(notice.key, { ...notice.values, ...Object.fromEntries(prices), reason })
  if (notice.isAddition) {
    const action1 = { label: t('cart.view-cart'), href: storePath('/cart', view) }
    return {
      type: notice.type,
      message,
      action1,
      timeToLive: LONG_TIME_TO_LIVE_MS,
      addToCart: true,
    }
  }
  return { type: notice.type, message, action1: { label: t('notification.ok') } }
}

/** Why something was not added. */
export function toRefusalNotification(refusal: AddRefusal, t: Translate): NewNotification {
  const message = 'text' in refusal ? refusal.text : t(refusal.key, refusal.values)
  return { type: 'danger', message, action1: { label: t('notification.ok') } }
}
