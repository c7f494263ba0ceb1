import { type GiftCardAnswers, readGiftAmount } from '../../catalog/gift-card'
import { FORM_FIELDS } from '../form-paths'

/** What is needed of the web's URLSearchParams. */
interface Fields {
  get: (name: string) => string | null
}

/** What a shopper has filled in, from the fields as they are posted. */
export function readGiftCard(fields: Fields): GiftCardAnswers {
  const text = (name: string) => fields.get(name) ?? ''
  return {
    amount: readChosenAmount(fields),
    senderName: text(FORM_FIELDS.giftFrom),
    recipientName: text(FORM_FIELDS.giftTo),
    recipientEmail: text(FORM_FIELDS.giftEmail),
    message: text(FORM_FIELDS.giftMessage),
    deliveryDay: text(FORM_FIELDS.giftDay),
  }
}

/** A card without fixed amounts has only the field to write in. */
function readChosenAmount(fields: Fields): GiftCardAnswers['amount'] {
  const chosen = fields.get(FORM_FIELDS.giftAmount) ?? FORM_FIELDS.openAmount
  if (chosen === FORM_FIELDS.openAmount)
    return readGiftAmount(fields.get(FORM_FIELDS.giftOther) ?? '')
  return /^\d{1,9}$/.test(chosen) ? Number(chosen) : null
}
