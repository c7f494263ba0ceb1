import type { GiftCard, GiftCardAnswers } from '../catalog/gift-card'
import { centsToPrice } from '../contract/wire/wire-money'
import type { Translate } from '../i18n/messages'
import type { AddRequest } from './add-request'

/** A request with what a gift card is worth and who gets it (contract 1.2, am_giftcard_options). */
export function withGiftCard(
  request: AddRequest,
  { amounts }: GiftCard,
  answers: GiftCardAnswers,
  t: Translate,
): AddRequest {
  const amount = answers.amount ?? 0
  const worth = centsToPrice(amount)
  return {
    ...request,
    price: { regular: amount, special: null },
    options: [{ label: t('product.gift-to'), value: answers.recipientName.trim() }],
    productOption: {
      extension_attributes: {
        am_giftcard_options: {
          ...(amounts.includes(amount)
            ? { am_giftcard_amount: worth }
            : { am_giftcard_amount_custom: worth }),
          am_giftcard_sender_name: answers.senderName.trim(),
          am_giftcard_recipient_name: answers.recipientName.trim(),
          am_giftcard_recipient_email: answers.recipientEmail.trim(),
          am_giftcard_message: answers.message.trim() || undefined,
        },
      },
    },
  }
}
