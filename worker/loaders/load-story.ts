import type { Story } from '../../shared/content/story'
import { ok, type Result } from '../../shared/result'
import { fetchStory } from '../upstream/content'
import type { UpstreamFault } from '../upstream/fault'
import type { Sources } from './sources'
import { toStory } from './to-story'

/** The published story at a full slug, or null. */
export async function loadStory(
  sources: Sources,
  slug: string,
): Promise<Result<Story | null, UpstreamFault>> {
  const read = await sources.cache.read(
    { kind: 'story', parts: slug, tags: () => ['storyblok', `S${slug}`] },
    async () => {
      const story = await fetchStory(sources.upstream, slug)
      return story.ok ? ok(story.value && toStory(story.value)) : story
    },
  )
  return read.ok ? ok(read.value.value) : read
}

const SLUG = /^[\w\-./]{1,512}$/

/** The same where a page is poorer without it and never broken: an outage leaves it out. */
export async function loadOptionalStory(sources: Sources, slug: string): Promise<Story | null> {
  if (!SLUG.test(slug)) return null
  const story = await loadStory(sources, slug)
  return story.ok ? story.value : null
}
