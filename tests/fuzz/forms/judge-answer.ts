// What must hold for the answer to any form, and for the page that it leads to.
import { RETURN_PATH } from '../../../shared/routing/order-links'
import { TELLS_HOW_IT_IS_MADE } from '../tells-how-it-is-made'
import type { RandomPost } from './random-post'
import { MARK } from './random-text'
import type { Visitor } from './visitors'
import { ORIGIN, PAYMENT_ORIGIN } from './whole-shop'

const SEE_OTHER = 303
const FORBIDDEN = 403
const TYPES = /^(?:text\/(?:html|plain)|application\/json)/

/** As a tag; as an attribute, outside of a string of a script, where its quote is escaped; or as a link. */
const SLIPPED_IN = new RegExp(
  [
    `<${MARK}`,
    `(?<!\\\\)" ${MARK}=`,
    `(?:href|src|action)="(?:javascript:|(?:https?:)?[/\\\\]{2}${MARK})`,
  ].join('|'),
  'i',
)

/** What is wrong with the answer to a form; null when nothing is. */
export function faultOfAnswer(
  answer: Response,
  text: string,
  post: RandomPost,
  visitors: readonly Visitor[],
): string | null {
  const { pathname } = new URL(post.request.url)
  // Banks send back to the page of an order by a form of theirs.
  const isRefused = answer.status === FORBIDDEN || pathname === RETURN_PATH
  if (post.isForeign && !isRefused) return 'a form of another site is taken'
  const location = answer.headers.get('location')
  if (location !== null) {
    if (answer.status !== SEE_OTHER) return `it leads on by ${answer.status}`
    const { origin } = new URL(location, ORIGIN)
    if (origin !== ORIGIN && origin !== PAYMENT_ORIGIN) return `it leads to ${location}`
  }
  return faultOfPage(answer, `${text} ${location}`, post, visitors)
}

/** The same of a page that is shown to whoever has sent it. */
export function faultOfPage(
  answer: Response,
  text: string,
  post: Pick<RandomPost, 'senders' | 'body'>,
  visitors: readonly Visitor[],
): string | null {
  if (answer.status >= 500) return `${answer.status} ${text.slice(0, 200)}`
  const type = answer.headers.get('content-type')
  if (type !== null && !TYPES.test(type)) return `it is ${type}`
  if (TELLS_HOW_IT_IS_MADE.test(text))
    return `it tells how it is made: ${around(text, TELLS_HOW_IT_IS_MADE)}`
  if (type?.startsWith('text/html') && SLIPPED_IN.test(text)) {
    return `what was typed is a part of the page: ${around(text, SLIPPED_IN)}`
  }
  if (String(answer.headers.get('set-cookie')).includes(MARK))
    return 'it sets a cookie that was typed'
  const shown = visitors.find((one) => !isSender(one, post) && shows(text, one))
  return shown ? `it shows ${shown.first} to somebody else` : null
}

/** By a cookie, or by what only this visitor knows. */
function isSender(visitor: Visitor, { senders, body }: Pick<RandomPost, 'senders' | 'body'>) {
  return senders.includes(visitor) || visitor.secrets.some((secret) => body.includes(secret))
}

function shows(text: string, { first, street }: Visitor): boolean {
  return text.includes(first) || text.includes(street)
}

function around(text: string, pattern: RegExp): string {
  const at = text.search(pattern)
  return text.slice(Math.max(0, at - 80), at + 120)
}
