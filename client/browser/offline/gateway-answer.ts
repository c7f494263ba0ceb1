// What the shop's own gateway has answered, as pages and the service worker read it.
import { isJsonType } from '../../../shared/json/is-json-type'
import type { GatewayAnswer, LostReason } from '../../engine/ports'

export function lost(reason: LostReason): GatewayAnswer {
  return { kind: 'lost', reason }
}

/** Who is asked for a proof, or is not logged in, has to be there. */
const NEEDS_SHOPPER: readonly number[] = [401, 403]

/** What the service worker makes of an answer: what needs a shopper waits for a page. */
export function withoutShopper(answer: GatewayAnswer): GatewayAnswer {
  const needsShopper = answer.kind === 'answered' && NEEDS_SHOPPER.includes(answer.code)
  return needsShopper ? lost('network') : answer
}

/** An envelope, or one of the two ways in which it is none (spec 8, responses). */
export async function toGatewayAnswer(response: Response): Promise<GatewayAnswer> {
  if (!isJsonType(response.headers.get('content-type'))) return lost('bad-content-type')
  const envelope: unknown = await response.json().catch(() => null)
  if (typeof envelope !== 'object' || envelope === null) return lost('wrong-format')
  const { code, result, meta } = envelope as { code?: unknown; result?: unknown; meta?: unknown }
  if (typeof code !== 'number') return lost('wrong-format')
  return { kind: 'answered', code, result, meta, retryAfterMs: retryAfterMs(response) }
}

function retryAfterMs(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}
