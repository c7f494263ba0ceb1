// Letters, as a browser may ask for them (trust C10): neither the answer nor its time says who gets
// them already, and nobody is unsubscribed by somebody else. The call upstream stays as specified.
import { calls } from '../../shared/contract/calls'
import { isHuman } from '../upstream/captcha'
import type { UpstreamFault } from '../upstream/fault'
import { pause } from '../upstream/retry-pause'
import { answer, refuse, refuseFor } from './envelope'
import { type GatewayContext, ownFactsOf, upstreamOf } from './gateway-context'
import { isLetterToken } from './letter-token'
import { readCall } from './read-call'

/** Longer than the backend usually takes: every answer comes after this, in ms. */
const ANSWER_MS = 400

type Change = ReturnType<(typeof calls)['newsletterSubscribe']['body']['parse']>

export async function subscribe(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.newsletterSubscribe, c.req.raw, ownFactsOf(c))
  if (!read.ok) return refuse(c, read.error.status, read.error.result)
  const { token = '' } = read.value.body as Change
  const address = c.req.header('cf-connecting-ip')
  if (!(await isHuman(c.get('settings'), token, address))) {
    return refuse(c, 403, 'An error occurred during the subscription process!')
  }
  const [asked] = await Promise.all([
    upstreamOf(c).ask('newsletterSubscribe', read.value),
    pause(ANSWER_MS),
  ])
  return asked.ok || isKnown(asked.error) ? answer(c, 'subscribed') : refuseFor(c, asked.error)
}

export async function unsubscribe(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.newsletterUnsubscribe, c.req.raw, ownFactsOf(c))
  if (!read.ok) return refuse(c, read.error.status, read.error.result)
  const { email, token = '' } = read.value.body as Change
  const { newsletterKey } = c.get('settings')
  if (!(await isLetterToken(newsletterKey, c.get('store').storeCode, email, token))) {
    return refuse(c, 403, 'This needs the link at the end of a letter to this address')
  }
  const asked = await upstreamOf(c).ask('newsletterUnsubscribe', { body: { email } })
  return asked.ok ? answer(c, 'unsubscribed') : refuseFor(c, asked.error)
}

function isKnown({ kind, status }: UpstreamFault): boolean {
  return kind === 'status' && status === 409
}
