import type { GiftCard, GiftCardAnswers } from '../../catalog/gift-card'
import { centsToPrice } from '../../contract/wire/wire-money'
import type { Translate } from '../../i18n/messages'
import type { StoreLocale } from '../../store-view/store-view'
import type { AddRequest } from '../add-request'
import { type GiftCardLabels, giftCardTexts } from './gift-card-texts'

/** A request with what a gift card is worth and who gets it (contract 1.2, am_giftcard_options). */
export function withGiftCard(
  request: AddRequest,
  { amounts }: GiftCard,
  answers: GiftCardAnswers,
  t: Translate,
  locale: StoreLocale,
): AddRequest {
  const amount = Number(answers.amount)
  const worth = centsToPrice(amount)
  const given = {
    ...(amounts.includes(amount)
      ? { am_giftcard_amount: worth }
      : { am_giftcard_amount_custom: worth }),
    am_giftcard_sender_name: answers.senderName.trim(),
    am_giftcard_recipient_name: answers.recipientName.trim(),
    am_giftcard_recipient_email: answers.recipientEmail.trim(),
    am_giftcard_message: answers.message.trim() || undefined,
    am_giftcard_date_delivery: answers.deliveryDay || undefined,
  }
  return {
    ...request,
    price: { regular: amount, special: null },
    options: giftCardTexts(given, labels(t), locale),
    productOption: { extension_attributes: { am_giftcard_options: given } },
  }
}

const labels = (t: Translate): GiftCardLabels => ({
  recipient: t('product.gift-to'),
  email: t('product.gift-email'),
  sender: t('product.gift-sender'),
  message: t('product.gift-message'),
  day: t('product.gift-day'),
})
