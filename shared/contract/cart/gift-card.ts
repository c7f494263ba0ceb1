// Gift cards used as money in a cart. Inferred shape (contract 1.6). The code travels in the body, and
// only towards the backend: it is worth money and has no place in a URL, a log or a kept cart.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { cartId, entityId, storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireNumber, wireText } from '../wire/wire-value'

/** Hyphens, dashes and the minus sign: what is pasted from a letter may have any of them. */
const DASHES = /[\p{Pd}\u2212]/gu

/** As it may be typed from paper, in groups with blanks or dashes between them. */
const typedCode = z.string().check(
  z.overwrite((text) => text.replace(/[\s\u00AD]/g, '').replace(DASHES, '-')),
  z.regex(/^[\w-]{3,64}$/),
)
const giftCardCode = z.object({ code: typedCode })

const giftCard = wireObject({
  cert_number: wireText,
  balance: wireNumber,
  currency_code: orAbsent(wireText),
  status: orAbsent(wireText),
  expire_at: orAbsent(wireText),
})
export type WireGiftCard = z.output<typeof giftCard>

const common = { method: 'POST', auth: 'optional', envelope: true } as const
const ofCart = z.object({ cartId, storeCode: z.optional(storeCode) })

export const giftCardCalls = {
  giftCardCheck: {
    ...common,
    path: '/api/ext/gift-card/check',
    body: giftCardCode,
    result: giftCard,
  },
  giftCardApply: {
    ...common,
    path: '/api/ext/gift-card/apply',
    query: ofCart,
    body: giftCardCode,
    result: giftCard,
  },
  /** Names the card as the totals of the cart do. */
  giftCardRemove: {
    ...common,
    path: '/api/ext/gift-card/remove',
    query: ofCart,
    body: z.object({ item_id: entityId }),
    result: z.boolean(),
  },
} as const satisfies Record<string, Call>
