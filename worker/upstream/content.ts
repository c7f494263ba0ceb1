import { toStory, type WireStory } from '../../shared/contract/story'
import { ok, type Result } from '../../shared/result'
import type { UpstreamFault } from './fault'
import type { Upstream } from './upstream'

/**
 * The story at a full slug, or null. A connector says "no such story" either as 200 with false or
 * as 404; both are a miss and neither is an outage (contract 1.8).
 */
export async function fetchStory(
  upstream: Upstream,
  slug: string,
  language?: string,
): Promise<Result<WireStory | null, UpstreamFault>> {
  const query = language ? { language } : {}
  const answer = await upstream.call('story', { params: { slug }, query })
  if (answer.ok) return ok(toStory(answer.value) ?? null)
  return answer.error.kind === 'status' && answer.error.status === 404 ? ok(null) : answer
}
