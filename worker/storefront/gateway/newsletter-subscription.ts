// The newsletter's calls of a browser (trust C10): neither the answer nor its time says whether an
// address was subscribed already, and only the link of a newsletter unsubscribes it. The call
// upstream stays as specified.
import { calls } from '../../../shared/contract/calls'
import { wantedCaptcha } from '../upstream/captcha'
import { sendFault, sendRefusal, sendResult } from './envelope'
import { type GatewayContext, sessionFieldsOf, upstreamOf } from './gateway-context'
import { readCall } from './read-call'
import { subscribe } from './subscribe'
import { isUnsubscribeToken } from './unsubscribe-token'

export async function handleSubscribe(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.newsletterSubscribe, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const asked = await subscribe(c, read.value.body)
  if (asked.ok) return sendResult(c, 'subscribed')
  if (asked.error !== 'not-human') return sendFault(c, asked.error)
  return sendRefusal(
    c,
    403,
    'An error occurred during the subscription process!',
    wantedCaptcha(c.get('settings')),
  )
}

export async function handleUnsubscribe(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.newsletterUnsubscribe, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const { email, token = '' } = read.value.body
  const { newsletterKey } = c.get('settings')
  if (!(await isUnsubscribeToken(newsletterKey, c.get('store').storeCode, email, token))) {
    return sendRefusal(c, 403, 'This needs the link at the end of a newsletter to this address')
  }
  const asked = await upstreamOf(c).ask('newsletterUnsubscribe', { body: { email } })
  return asked.ok ? sendResult(c, 'unsubscribed') : sendFault(c, asked.error)
}
