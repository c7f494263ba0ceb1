// What the shop's own gateway has answered, as pages and the service worker read it.
import { isJsonType } from '../../../shared/json/is-json-type'
import type { GatewayAnswer, LostReason } from '../../engine/ports'

export function lost(reason: LostReason): GatewayAnswer {
  return { kind: 'lost', reason }
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
