// Letters, as a browser may ask for them (trust C10): neither the answer nor its time says who gets
// them already, and nobody is unsubscribed by somebody else. The call upstream stays as specified.
import { calls } from '../../../shared/contract/calls'
import { askForLetters } from './ask-for-letters'
import { sendFault, sendRefusal, sendResult } from './envelope'
import { type GatewayContext, sessionFieldsOf, upstreamOf } from './gateway-context'
import { isLetterToken } from './letter-token'
import { readCall } from './read-call'

export async function handleSubscribe(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.newsletterSubscribe, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const asked = await askForLetters(c, read.value.body)
  if (asked.ok) return sendResult(c, 'subscribed')
  return asked.error === 'not-human'
    ? sendRefusal(c, 403, 'An error occurred during the subscription process!')
    : sendFault(c, asked.error)
}

export async function handleUnsubscribe(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.newsletterUnsubscribe, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const { email, token = '' } = read.value.body
  const { newsletterKey } = c.get('settings')
  if (!(await isLetterToken(newsletterKey, c.get('store').storeCode, email, token))) {
    return sendRefusal(c, 403, 'This needs the link at the end of a letter to this address')
  }
  const asked = await upstreamOf(c).ask('newsletterUnsubscribe', { body: { email } })
  return asked.ok ? sendResult(c, 'unsubscribed') : sendFault(c, asked.error)
}
