import { FORM_FIELDS } from '../../../shared/cart/form-paths'
import {
  lastDeliveryDay,
  MAX_MESSAGE,
  MAX_NAME,
} from '../../../shared/cart/gift-card/gift-card-faults'
import type { GiftCardAnswers } from '../../../shared/catalog/gift-card'
import { useShop } from '../../stores/shop'
import { AreaField } from '../../ui/fields/area-field'
import { TextField } from '../../ui/fields/text-field'

interface GiftCardFieldsProps {
  answers: GiftCardAnswers
  /** Null in the HTML, which may be kept for long. */
  today: string | null
  errorOf: (field: keyof GiftCardAnswers) => string | undefined
  onChange: (changed: Partial<GiftCardAnswers>) => void
}

const FIELD_NAMES = {
  senderName: FORM_FIELDS.giftFrom,
  recipientName: FORM_FIELDS.giftTo,
  recipientEmail: FORM_FIELDS.giftEmail,
}

/** Who gives the card to whom, with which words and when. */
export function GiftCardFields({ answers, today, errorOf, onChange }: GiftCardFieldsProps) {
  const { t } = useShop()
  const field = (name: keyof typeof FIELD_NAMES) => ({
    name: FIELD_NAMES[name],
    required: true,
    maxLength: MAX_NAME,
    value: answers[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <>
      <TextField label={t('product.gift-from')} autoComplete="name" {...field('senderName')} />
      <TextField label={t('product.gift-to')} autoComplete="off" {...field('recipientName')} />
      <TextField
        label={t('product.gift-email')}
        type="email"
        autoComplete="off"
        {...field('recipientEmail')}
      />
      <AreaField
        label={t('product.gift-message')}
        optionalText={t('checkout.optional')}
        name={FORM_FIELDS.giftMessage}
        maxLength={MAX_MESSAGE}
        value={answers.message}
        error={errorOf('message')}
        onChange={(event) => onChange({ message: event.target.value })}
      />
      <TextField
        type="date"
        label={t('product.gift-day')}
        hint={t('product.gift-day-hint')}
        optionalText={t('checkout.optional')}
        name={FORM_FIELDS.giftDay}
        min={today ?? undefined}
        max={today ? lastDeliveryDay(today) : undefined}
        value={answers.deliveryDay}
        error={errorOf('deliveryDay')}
        onChange={(event) => onChange({ deliveryDay: event.target.value })}
      />
    </>
  )
}
