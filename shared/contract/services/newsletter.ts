// Contract 1.5. Some platforms answer the state as text, some success with nothing: a subscription
// is the text "subscribed", a change is done when the code is 200.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { captchaToken, email, storeCode } from '../wire/request-value'
import { wireValue } from '../wire/wire-value'

const path = '/api/ext/magento2-newsletter/subscribe'
const change = z.object({ email, token: z.optional(captchaToken) })
const common = { path, auth: 'none', envelope: true } as const

/** Whether the answer to a state request means a subscription (spec 7). */
export function isSubscribed(result: unknown): boolean {
  return result === 'subscribed'
}

export const newsletterCalls = {
  newsletterState: {
    ...common,
    method: 'GET',
    query: z.object({ email, storeCode: z.optional(storeCode) }),
    result: wireValue,
  },
  newsletterSubscribe: { ...common, method: 'POST', body: change, result: wireValue },
  newsletterUnsubscribe: { ...common, method: 'DELETE', body: change, result: wireValue },
} as const satisfies Record<string, Call>
