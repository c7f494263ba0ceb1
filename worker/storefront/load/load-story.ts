import type { Story } from '../../../shared/content/story'
import { storyTag } from '../../../shared/contract/change-tags'
import { ok, type Result } from '../../../shared/result'
import type { StoreView } from '../../../shared/store-view/store-view'
import { toStory } from '../mapping/story/to-story'
import type { Edition } from '../preview/open-edition'
import { fetchDraft, fetchStory } from '../upstream/content'
import type { UpstreamFault } from '../upstream/fault'
import type { Sources } from './sources'

/** The story at a full slug, or null: what is published, and for an editor what is being written. */
export async function loadStory(
  sources: Sources,
  slug: string,
): Promise<Result<Story | null, UpstreamFault>> {
  const fullSlug = slugIn(sources.store, slug)
  if (sources.edition) return loadDraft(sources, sources.edition, fullSlug)
  const read = await sources.cache.read(
    { kind: 'story', parts: slug, tags: () => tagsOf(slug) },
    () => loadPublished(sources, fullSlug),
  )
  return read.ok ? ok(read.value.value) : read
}

async function loadPublished(
  { upstream, store }: Sources,
  fullSlug: string,
): Promise<Result<Story | null, UpstreamFault>> {
  const story = await fetchStory(upstream, fullSlug)
  return story.ok ? ok(story.value && toStory(story.value, store)) : story
}

function tagsOf(slug: string): string[] {
  return ['storyblok', storyTag(slug)]
}

/** Where a store writes its code into paths, its stories lie below that code (spec 2). */
function slugIn(store: StoreView, slug: string): string {
  return store.appendStoreCode ? `${store.url}/${slug}` : slug
}

/** Never cached: drafts change often, and only editors may see them. */
export async function loadDraft(
  { upstream, store }: Sources,
  edition: Edition,
  slugOrId: string,
): Promise<Result<Story | null, UpstreamFault>> {
  const language = store.i18n.defaultLanguage
  const story = await fetchDraft(upstream, slugOrId, { ...edition, language })
  return story.ok ? ok(story.value && toStory(story.value, store)) : story
}

const SLUG = /^[\w\-./]{1,512}$/

/**
 * The same where a page is poorer without it and never broken: an outage leaves it out. That there is none
 * is kept as a story is, since nothing leads astray by it: most categories have none, and each of their
 * pages would ask again. Publishing it purges that too.
 */
export async function loadOptionalStory(sources: Sources, slug: string): Promise<Story | null> {
  if (!SLUG.test(slug)) return null
  if (sources.edition) return found(await loadStory(sources, slug))
  const read = await sources.cache.read(
    { kind: 'story', parts: { optional: slug }, tags: () => tagsOf(slug) },
    async () => {
      const story = await loadPublished(sources, slugIn(sources.store, slug))
      return story.ok ? ok({ story: story.value }) : story
    },
  )
  return read.ok ? read.value.value.story : null
}

function found(read: Result<Story | null, UpstreamFault>): Story | null {
  return read.ok ? read.value : null
}
