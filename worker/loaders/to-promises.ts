import { blocksField, textField } from '../../shared/content/block-fields'
import type { Story } from '../../shared/content/story'
import type { Translate } from '../../shared/i18n/messages'
import { formatPrice } from '../../shared/i18n/price-text'
import type { PromiseLine } from '../../shared/routing/page'
import type { StoreView } from '../../shared/store-view/store-view'

/** The promises above every page: those of the editors, else the shop's own (spec 9, wording). */
export function toPromises(story: Story | null, store: StoreView, t: Translate): PromiseLine[] {
  return story ? promisesOf(story) : ownPromises(store, t)
}

/** The promises that a story lists. */
export function promisesOf({ content }: Story): PromiseLine[] {
  return blocksField(content, 'items').map((item) => ({
    icon: textField(item, 'icon'),
    text: textField(item, 'text'),
  }))
}

function ownPromises({ freeShippingAmount, i18n }: StoreView, t: Translate): PromiseLine[] {
  const amount = formatPrice(freeShippingAmount, i18n)
  return [
    { icon: 'truck', text: t('layout.free-delivery', { amount }) },
    { icon: 'return', text: t('layout.free-returns') },
    { icon: 'clock', text: t('layout.next-day') },
  ]
}
