// The choices made on a cart line (contract 1.2). The client sends option values as text and the
// pull answers numbers: both become text here, so that two lines can be compared.
import * as z from 'zod/mini'
import { orAbsent, wireNumber, wireText } from '../wire/wire-value'

const MAX_CHOICES = 50

const shortText = wireText.check(z.refine((text) => text.length <= 256))
const longText = wireText.check(z.refine((text) => text.length <= 2000))
const few = <T extends z.ZodMiniType>(entry: T) =>
  z.optional(z.array(entry).check(z.maxLength(MAX_CHOICES)))

const configurableItemOption = z.object({
  option_id: shortText,
  option_value: shortText,
  label: orAbsent(shortText),
  value: orAbsent(shortText),
})
export type WireConfigurableItemOption = z.output<typeof configurableItemOption>

const bundleOptionSelection = z.object({
  option_id: shortText,
  option_qty: wireNumber,
  option_selections: z.array(shortText).check(z.maxLength(MAX_CHOICES)),
})

const customOptionValue = z.object({ option_id: shortText, option_value: longText })

/** Amasty gift card choices, inferred from the specification and the vendor's field names. */
const giftCardOptions = z.object({
  am_giftcard_amount: orAbsent(wireNumber),
  am_giftcard_amount_custom: orAbsent(wireNumber),
  am_giftcard_type: orAbsent(shortText),
  am_giftcard_sender_name: orAbsent(shortText),
  am_giftcard_sender_email: orAbsent(shortText),
  am_giftcard_recipient_name: orAbsent(shortText),
  am_giftcard_recipient_email: orAbsent(shortText),
  am_giftcard_message: orAbsent(longText),
  am_giftcard_date_delivery: orAbsent(shortText),
  am_giftcard_date_delivery_timezone: orAbsent(shortText),
  am_giftcard_image: orAbsent(shortText),
})

export const productOption = z.object({
  extension_attributes: z.optional(
    z.object({
      configurable_item_options: few(configurableItemOption),
      bundle_options: few(bundleOptionSelection),
      custom_options: few(customOptionValue),
      am_giftcard_options: z.optional(giftCardOptions),
    }),
  ),
})
export type WireProductOption = z.output<typeof productOption>
