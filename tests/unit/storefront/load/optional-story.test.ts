import { expect, it } from 'vitest'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { createDataCache } from '../../../../worker/storefront/cache/data-cache'
import { createKvEntries } from '../../../../worker/storefront/cache/kv-entries'
import { createMemoryLayer } from '../../../../worker/storefront/cache/memory-layer'
import { createPurgeView } from '../../../../worker/storefront/cache/purge-view'
import { createRepeatFilter } from '../../../../worker/storefront/cache/repeat-filter'
import { createSingleFlight } from '../../../../worker/storefront/cache/single-flight'
import { loadOptionalStory, loadStory } from '../../../../worker/storefront/load/load-story'
import { createBackground } from '../../../fakes/background'
import { createFakeKv } from '../../../fakes/fake-kv'
import { createFakeUpstream, enveloped } from '../../../fakes/fake-upstream'

const USPS = '/api/ext/storyblok/story/blocks/usp-bar'

const STORY = {
  id: 1,
  uuid: 'u',
  name: 'USPs',
  slug: 'usp-bar',
  full_slug: 'blocks/usp-bar',
  content: { _uid: '0', component: 'usp-bar' },
}

/** Nothing is published until it is. */
function open() {
  let isPublished = false
  const { upstream, requests } = createFakeUpstream(() =>
    isPublished ? enveloped({ story: STORY }) : enveloped({ story: false }),
  )
  const purges = createPurgeView(async () => ({ tags: [], bookmark: null }))
  const cache = createDataCache({
    entries: createKvEntries(createFakeKv(), () => undefined, queueMicrotask),
    memory: createMemoryLayer(),
    purges,
    flight: createSingleFlight(),
    repeats: createRepeatFilter(),
    storeCode: 'nl_nl',
    version: 'v1',
    waitUntil: createBackground().waitUntil,
    report: () => undefined,
  })
  const publish = () => {
    isPublished = true
  }
  return {
    sources: { store: storeViewOf('nl_nl'), upstream, cache },
    requests,
    publish,
    purge: (tag: string) => purges.apply([{ tag, at: Date.now() + 1 }]),
  }
}

it('is asked for once, though there is none, until somebody publishes it', async () => {
  const { sources, requests, publish, purge } = open()
  expect(await loadOptionalStory(sources, 'blocks/usp-bar')).toBeNull()
  expect(await loadOptionalStory(sources, 'blocks/usp-bar')).toBeNull()
  expect(requests).toHaveLength(1)
  publish()
  purge('Sblocks/usp-bar')
  expect(await loadOptionalStory(sources, 'blocks/usp-bar')).toMatchObject({ id: 1 })
})

it('is asked for again each time where a page is nothing without it', async () => {
  const { sources, requests } = open()
  await loadStory(sources, 'blocks/usp-bar')
  await loadStory(sources, 'blocks/usp-bar')
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([USPS, USPS])
})
