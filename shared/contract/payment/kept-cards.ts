// The cards that a logged-in customer keeps at the provider. The shop knows of each its token, brand, last
// four digits and expiry, and never the card.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { wireText } from '../wire/wire-value'

/** The provider's token of a card. */
export const keptCardId = z.string().check(z.regex(/^[\w-]{1,64}$/))

export const keptCard = wireObject({
  id: wireText,
  brand: wireText,
  lastFour: wireText,
  /** `03/2030` */
  expiry: wireText,
})
export type WireKeptCard = z.output<typeof keptCard>

const common = {
  auth: 'customer',
  envelope: true,
  path: '/api/ext/adyen/stored-payment-methods',
  query: z.object({ storeCode: z.optional(storeCode) }),
} as const

export const keptCardCalls = {
  keptCardList: { ...common, method: 'GET', result: z.array(keptCard) },
  keptCardRemove: {
    ...common,
    method: 'DELETE',
    body: z.object({ id: keptCardId }),
    result: z.boolean(),
  },
} as const satisfies Record<string, Call>
