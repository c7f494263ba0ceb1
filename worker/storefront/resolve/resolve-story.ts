import { storePath } from '../../../shared/routing/links'
import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { isPageComponent } from '../load/load-story-page'
import type { Lookups } from '../load/lookups'
import type { Resolution, Visit } from './resolution'

const SLUG = /^[\w\-./]{1,512}$/

/**
 * A story is a page when its component is one. An editor's `_storyblok_c` must agree (spec 2):
 * blocks such as the footer have no address of their own.
 */
export async function resolveStory(visit: Visit, lookups: Lookups): Promise<Resolution> {
  const asked = visit.query.get('_storyblok_c')
  const slug = visit.path.slice(1)
  if ((asked && !isPageComponent(asked)) || !SLUG.test(slug)) {
    return { kind: 'page-not-found' }
  }
  if (isHome(slug, visit.store)) return redirectHome(visit)
  if (isStoreCode(slug)) return { kind: 'page-not-found' }
  const story = await lookups.storyAt(slug)
  if (!story.ok) return { kind: 'unavailable', fault: story.error }
  const isPage = story.value && isPageComponent(story.value.content.component)
  return story.value && isPage ? { kind: 'story', story: story.value } : { kind: 'page-not-found' }
}

/** An empty path means home, and home has no other address than that (spec 2). */
function isHome(slug: string, store: StoreView): boolean {
  return slug === 'home' || slug === store.url || slug === `${store.url}/home`
}

function redirectHome({ store, query }: Visit): Resolution {
  const search = query.size > 0 ? `?${query}` : ''
  return { kind: 'redirect', location: storePath('/', store) + search, status: 301 }
}

/** The codes of our other stores are no pages of this one. */
function isStoreCode(slug: string): boolean {
  return STORE_VIEWS.some(({ url }) => url === slug || slug.startsWith(`${url}/`))
}
