// The messages of the provider's webhooks, as far as the shop reads them.
import * as z from 'zod/mini'

const MAX_ITEMS = 100

const text = z.string().check(z.maxLength(256))
const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value: boolean | 'true' | 'false') => (String(value) === 'true' ? 'true' : 'false')),
)

const notice = z.object({
  pspReference: text,
  originalReference: z.optional(text),
  merchantAccountCode: text,
  merchantReference: text,
  amount: z.object({ value: z.int(), currency: text }),
  eventCode: text,
  success: flag,
  eventDate: z.optional(text),
  additionalData: z.optional(z.looseObject({ hmacSignature: z.optional(text) })),
})
export type AdyenNotice = z.output<typeof notice>

/** A webhook: one item or several. */
export const adyenNotices = z.object({
  live: z.optional(flag),
  notificationItems: z
    .array(z.object({ NotificationRequestItem: notice }))
    .check(z.minLength(1), z.maxLength(MAX_ITEMS)),
})
