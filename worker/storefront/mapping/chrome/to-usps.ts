import { blocksField, textField } from '../../../../shared/content/block-fields'
import type { Story } from '../../../../shared/content/story'
import type { Translate } from '../../../../shared/i18n/messages'
import { formatPrice } from '../../../../shared/i18n/price-text'
import type { Usp } from '../../../../shared/routing/page-chrome'
import type { StoreView } from '../../../../shared/store-view/store-view'

/** The usps above every page: those of the editors, else the shop's own (spec 9, wording). */
export function toUsps(story: Story | null, store: StoreView, t: Translate): Usp[] {
  return story ? uspsOf(story) : ownUsps(store, t)
}

/** The usps that a story lists. */
export function uspsOf({ content }: Story): Usp[] {
  return blocksField(content, 'items').map((item) => ({
    icon: textField(item, 'icon'),
    text: textField(item, 'text'),
    isNextDay: item.next_day === true,
  }))
}

function ownUsps(store: StoreView, t: Translate): Usp[] {
  const { freeShippingAmount, hasNextDayDelivery, i18n } = store
  const amount = formatPrice(freeShippingAmount, i18n)
  const usps = [
    { icon: 'truck', text: t('layout.free-delivery', { amount }), isNextDay: false },
    { icon: 'return', text: t('layout.free-returns'), isNextDay: false },
    { icon: 'clock', text: t('layout.next-day'), isNextDay: true },
  ]
  return usps.filter(({ isNextDay }) => hasNextDayDelivery || !isNextDay)
}
