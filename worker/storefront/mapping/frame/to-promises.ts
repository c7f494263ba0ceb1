import { blocksField, textField } from '../../../../shared/content/block-fields'
import type { Story } from '../../../../shared/content/story'
import type { Translate } from '../../../../shared/i18n/messages'
import { formatPrice } from '../../../../shared/i18n/price-text'
import type { PromiseLine } from '../../../../shared/routing/page'
import type { StoreView } from '../../../../shared/store-view/store-view'

/** The promises above every page: those of the editors, else the shop's own (spec 9, wording). */
export function toPromises(story: Story | null, store: StoreView, t: Translate): PromiseLine[] {
  return story ? promisesOf(story) : ownPromises(store, t)
}

/** The promises that a story lists. */
export function promisesOf({ content }: Story): PromiseLine[] {
  return blocksField(content, 'items').map((item) => ({
    icon: textField(item, 'icon'),
    text: textField(item, 'text'),
    isNextDay: item.next_day === true,
  }))
}

function ownPromises(store: StoreView, t: Translate): PromiseLine[] {
  const { freeShippingAmount, hasNextDayDelivery, i18n } = store
  const amount = formatPrice(freeShippingAmount, i18n)
  const promises = [
    { icon: 'truck', text: t('layout.free-delivery', { amount }), isNextDay: false },
    { icon: 'return', text: t('layout.free-returns'), isNextDay: false },
    { icon: 'clock', text: t('layout.next-day'), isNextDay: true },
  ]
  return promises.filter(({ isNextDay }) => hasNextDayDelivery || !isNextDay)
}
