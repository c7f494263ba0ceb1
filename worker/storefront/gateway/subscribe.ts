import type * as z from 'zod/mini'
import type { newsletterCalls } from '../../../shared/contract/services/newsletter'
import { fail, ok, type Result } from '../../../shared/result'
import { isHuman } from '../upstream/captcha'
import type { UpstreamFault } from '../upstream/fault'
import { inEvenTime } from './even-time'
import { type GatewayContext, upstreamOf } from './gateway-context'

type Change = z.infer<(typeof newsletterCalls)['newsletterSubscribe']['body']>

/**
 * Subscribes an address to the newsletter. Neither the answer nor its time says whether it was
 * subscribed already (trust C10).
 */
export async function subscribe(
  c: GatewayContext,
  change: Change,
): Promise<Result<null, UpstreamFault | 'not-human'>> {
  const address = c.req.header('cf-connecting-ip')
  if (!(await isHuman(c.get('settings'), change.token ?? '', address))) return fail('not-human')
  const asked = await inEvenTime(upstreamOf(c).ask('newsletterSubscribe', { body: change }))
  return asked.ok || isKnownReader(asked.error) ? ok(null) : asked
}

/** Whether an address cannot be subscribed because it is, or was asked by mail a moment ago. */
export function isKnownReader({ kind, status }: UpstreamFault): boolean {
  return kind === 'status' && status === 409
}
