import type { Lookups } from './lookups'
import type { Resolution } from './resolution'
import type { Visit } from './resolve-path'

const PAGE_COMPONENTS = ['page', 'blog-page']
const SLUG = /^[\w\-./]{1,512}$/

/**
 * A story is a page when its component is one. An editor's `_storyblok_c` must agree (spec 2):
 * blocks such as the footer have no address of their own.
 */
export async function resolveStory(visit: Visit, lookups: Lookups): Promise<Resolution> {
  const asked = visit.query.get('_storyblok_c')
  const slug = visit.path.slice(1)
  if ((asked && !PAGE_COMPONENTS.includes(asked)) || !SLUG.test(slug)) {
    return { kind: 'page-not-found' }
  }
  const story = await lookups.storyAt(storySlug(slug, visit))
  if (!story.ok) return { kind: 'unavailable', fault: story.error }
  const isPage = story.value && PAGE_COMPONENTS.includes(story.value.content.component)
  return story.value && isPage ? { kind: 'story', story: story.value } : { kind: 'page-not-found' }
}

function storySlug(slug: string, { store }: Visit): string {
  return store.appendStoreCode ? `${store.url}/${slug}` : slug
}
