import { expect, test } from 'vitest'
import type { WireStory } from '../../../../shared/contract/content/story'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { pageInStores } from '../../../../worker/storefront/load/page-in-stores'
import { toStory } from '../../../../worker/storefront/mapping/story/to-story'

/** Where the language switcher of a story leads, and which of these are the same page. */
function storesOf(rest: Partial<WireStory>) {
  const wire = { id: 1, full_slug: 'service', content: { component: 'page' }, ...rest }
  const story = toStory(wire as WireStory, storeViewOf('nl_nl'))
  const data = { route: 'storyblok' as const, story, related: [] }
  const url = new URL('http://nl.localhost/klantenservice')
  return pageInStores(data, { url, path: '/service' }).map(({ href, isSamePage }) => [
    href.replace(/^http:\/\/|\.localhost/g, ''),
    isSamePage,
  ])
}

test('a story of all stores is the same page in each, at its own path', () => {
  const everywhere = ['nl', 'de', 'fr', 'en'].map((store) => [`${store}/service`, true])
  expect(storesOf({})).toEqual(everywhere)
  expect(storesOf({ translated_slugs: [{ lang: 'de', path: 'service' }] })).toEqual(everywhere)
})

test('a story of one store leads the others home, and is no page of theirs', () => {
  const slug = (lang: string, published: boolean) => ({ lang, path: 'service', published })
  const slugs = [slug('nl', true), slug('de', false), slug('fr', false), slug('en', false)]
  expect(storesOf({ translated_slugs: slugs })).toEqual([
    ['nl/service', true],
    ['de/', false],
    ['fr/', false],
    ['en/', false],
  ])
})
