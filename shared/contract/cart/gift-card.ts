// Gift cards used as money in a cart. Inferred shape (contract 1.6). The code travels in the body:
// it is worth money and has no place in a URL or a log.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { cartId, storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireNumber, wireText } from '../wire/wire-value'

const giftCardCode = z.object({ code: z.string().check(z.regex(/^[\w-]{3,64}$/)) })

const giftCard = wireObject({
  cert_number: wireText,
  balance: wireNumber,
  currency_code: orAbsent(wireText),
  status: orAbsent(wireText),
  expire_at: orAbsent(wireText),
})

const common = {
  method: 'POST',
  auth: 'optional',
  envelope: true,
  isBuilt: false,
  body: giftCardCode,
} as const
const ofCart = z.object({ cartId, storeCode: z.optional(storeCode) })

export const giftCardCalls = {
  giftCardCheck: { ...common, path: '/api/ext/gift-card/check', result: giftCard },
  giftCardApply: { ...common, path: '/api/ext/gift-card/apply', query: ofCart, result: giftCard },
  giftCardRemove: {
    ...common,
    path: '/api/ext/gift-card/remove',
    query: ofCart,
    result: z.boolean(),
  },
} as const satisfies Record<string, Call>
