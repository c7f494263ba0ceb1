import type { CallBody, CallQuery } from '../../../shared/contract/calls'
import type { WireBlogArticles } from '../../../shared/contract/content/blog'
import { parseStoryAnswer, type WireStory } from '../../../shared/contract/content/story'
import { ok, type Result } from '../../../shared/result'
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
  if (answer.ok) return ok(parseStoryAnswer(answer.value) ?? null)
  return answer.error.kind === 'status' && answer.error.status === 404 ? ok(null) : answer
}

/** A page of articles below a slug, newest first (spec 7, blog). */
export function fetchArticles(
  upstream: Upstream,
  query: CallQuery<'blogList'>,
): Promise<Result<WireBlogArticles, UpstreamFault>> {
  return upstream.call('blogList', { query })
}

/** Articles below a slug that share tags, the most first (spec 7, blog). */
export function fetchRelatedArticles(
  upstream: Upstream,
  query: CallQuery<'blogRelated'>,
  body: CallBody<'blogRelated'>,
): Promise<Result<WireBlogArticles, UpstreamFault>> {
  return upstream.call('blogRelated', { query, body })
}

/** A story as its editors see it, by full slug or number; null when there is none. */
export async function fetchDraft(
  upstream: Upstream,
  slug: string,
  { token, release, language }: { token: string; release: number | null; language: string },
): Promise<Result<WireStory | null, UpstreamFault>> {
  const answer = await upstream.call('storyDraft', {
    params: { slug },
    query: {
      token,
      version: 'draft',
      language,
      ...(release === null ? {} : { from_release: String(release) }),
    },
  })
  if (answer.ok) return ok(answer.value.story)
  return answer.error.kind === 'status' && answer.error.status === 404 ? ok(null) : answer
}
