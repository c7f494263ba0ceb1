import { expect, it } from 'vitest'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { createLookups } from '../../../../worker/storefront/load/lookups'
import type { Sources } from '../../../../worker/storefront/load/sources'
import { createFakeUpstream, enveloped } from '../../../fakes/fake-upstream'

it.each([
  ['too long', 'x'.repeat(300)],
  ['of two lines', 'LAMP\nBED'],
  ['cut by a NUL', 'LAMP\u0000'],
])('a text that is %s is the sku of no product, and nobody is asked', async (_, text) => {
  const { upstream, requests } = createFakeUpstream(() => enveloped('That is no sku', 400))
  const cache: Sources['cache'] = {
    async read(_query, load) {
      const loaded = await load()
      return loaded.ok
        ? { ...loaded, value: { ...loaded, isCached: false, isStale: false } }
        : loaded
    },
  }
  const lookups = createLookups({ store: storeViewOf('nl_nl'), upstream, cache } as Sources)
  expect(await lookups.productBySku(text)).toEqual({ ok: true, value: null })
  expect(await lookups.parentOfChild(text)).toEqual({ ok: true, value: null })
  expect(requests).toHaveLength(0)
})
