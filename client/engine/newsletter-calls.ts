// Letters of the shop (spec 7, newsletter): subscribe and unsubscribe.
import type { GatewayAnswer, HttpPort } from './ports'

/** What became of a wish (spec 8, subscription). */
export type NewsletterOutcome = 'done' | 'already-subscribed' | 'failed'

const PATH = '/api/ext/magento2-newsletter/subscribe'
const CONFLICT = 409

/** Asks for letters to an address (spec 7). Never throws. */
export async function subscribe(http: HttpPort, email: string): Promise<NewsletterOutcome> {
  return outcomeOf(await http.send({ method: 'POST', path: PATH, body: { email } }))
}

/** Asks for no more letters (spec 7). Never throws. */
export async function unsubscribe(http: HttpPort, email: string): Promise<NewsletterOutcome> {
  return outcomeOf(await http.send({ method: 'DELETE', path: PATH, body: { email } }))
}

function outcomeOf(answer: GatewayAnswer): NewsletterOutcome {
  if (answer.kind === 'lost') return 'failed'
  if (answer.code === CONFLICT) return 'already-subscribed'
  return answer.code === 200 ? 'done' : 'failed'
}
