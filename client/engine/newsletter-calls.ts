// Subscribes to the newsletter and unsubscribes (spec 7, newsletter).
import type { GatewayAnswer, HttpPort } from './ports'
import { type SolveCaptcha, sendAsPerson } from './send-as-person'
import type { AskedTask } from './sync-tasks/sync-task'

/**
 * What became of a request (spec 8, subscription). Whether an address was subscribed before is not
 * told: that is nobody else's business.
 */
export type NewsletterOutcome = 'done' | 'no-proof' | 'failed'

const PATH = '/api/ext/magento2-newsletter/subscribe'
const FORBIDDEN = 403

/**
 * Subscribes an address (spec 7). Never throws.
 * @param solve gets a token, where the shop wants one
 */
export async function sendSubscription(
  http: HttpPort,
  email: string,
  solve: SolveCaptcha,
): Promise<NewsletterOutcome> {
  const send = (body: object) => http.send({ method: 'POST', path: PATH, body })
  const outcome = outcomeOf(await sendAsPerson((token) => send({ email, token }), { solve }))
  return outcome === 'no-proof' ? 'failed' : outcome
}

/** The same for when there is a connection again (spec 3, sync task). */
export function toSubscriptionTask(email: string): AskedTask {
  const payload = { method: 'POST', body: { email } } as const
  return { url: PATH, payload, callback_event: 'newsletter/subscribed' }
}

/**
 * Unsubscribes an address (spec 7). Never throws.
 * @param token from the link at the end of a newsletter to this address
 */
export async function sendUnsubscription(
  http: HttpPort,
  email: string,
  token: string,
): Promise<NewsletterOutcome> {
  return outcomeOf(await http.send({ method: 'DELETE', path: PATH, body: { email, token } }))
}

/** The token that the link at the end of a newsletter carries behind its `#`; empty without one. */
export function unsubscribeTokenIn(fragment: string): string {
  return /[#&]unsubscribe=([\w-]+)/.exec(fragment)?.[1] ?? ''
}

function outcomeOf(answer: GatewayAnswer): NewsletterOutcome {
  if (answer.kind === 'lost') return 'failed'
  if (answer.code === FORBIDDEN) return 'no-proof'
  return answer.code === 200 ? 'done' : 'failed'
}
