import type { WireProductOption } from '../../contract/catalogue/product-option'
import { formatDayText } from '../../i18n/day-text'
import type { StoreLocale } from '../../store-view/store-view'
import type { LineOption } from '../cart-line'

type GiftCardOptions = NonNullable<WireProductOption['extension_attributes']>['am_giftcard_options']

/** What the choices of a gift card are called in a store. */
export interface GiftCardLabels {
  recipient: string
  email: string
  sender: string
  message: string
  day: string
}

const MAX_MESSAGE = 80

/** Who gives a gift card to whom, so that a typing error is seen before it is sent. */
export function giftCardTexts(
  given: GiftCardOptions,
  labels: GiftCardLabels,
  locale: StoreLocale,
): LineOption[] {
  const texts = [
    { label: labels.recipient, value: given?.am_giftcard_recipient_name },
    { label: labels.email, value: given?.am_giftcard_recipient_email },
    { label: labels.sender, value: given?.am_giftcard_sender_name },
    { label: labels.message, value: shorten(given?.am_giftcard_message) },
    { label: labels.day, value: formatDayText(given?.am_giftcard_date_delivery ?? '', locale) },
  ]
  return texts
    .map(({ label, value = '' }) => ({ label, value: value.trim() }))
    .filter(({ value }) => value !== '')
}

function shorten(message = ''): string {
  const letters = [...message.trim().replace(/\s+/g, ' ')]
  return letters.length > MAX_MESSAGE
    ? `${letters.slice(0, MAX_MESSAGE - 1).join('')}…`
    : letters.join('')
}
