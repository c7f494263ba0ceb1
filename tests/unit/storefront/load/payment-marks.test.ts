import { expect, it } from 'vitest'
import { ok } from '../../../../shared/result'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { loadPaymentMarks } from '../../../../worker/storefront/load/load-payment-marks'
import type { Sources } from '../../../../worker/storefront/load/sources'
import { createFakeUpstream, enveloped } from '../../../fakes/fake-upstream'

/** A cache that keeps what could be had, and nothing else. */
function createCache(): Sources['cache'] {
  let kept: unknown
  return {
    async read(_, load) {
      const loaded = kept ? ok(kept as never) : await load()
      if (!loaded.ok) return loaded
      kept = loaded.value
      return ok({ value: loaded.value, isCached: false, isStale: false })
    },
  }
}

function open(answer: () => Response) {
  const { upstream, requests } = createFakeUpstream(answer)
  const sources = { store: storeViewOf('nl_nl'), upstream, cache: createCache() }
  return { load: () => loadPaymentMarks(sources, String), requests }
}

it('names what a store may be paid with, as its backend says', async () => {
  const { load } = open(() => enveloped({ codes: ['paypal_express', 'unheard_of'] }))
  expect(await load()).toEqual([{ code: 'paypal_express', names: ['PayPal'] }])
})

it('asks a backend without that call once, and shows nothing', async () => {
  const { load, requests } = open(() => enveloped('Not found', 404))
  expect([await load(), await load()]).toEqual([undefined, undefined])
  expect(requests).toHaveLength(1)
})

it('asks again after any other failure', async () => {
  const { load, requests } = open(() => enveloped('Out of order', 500))
  await load()
  const before = requests.length
  expect(await load()).toBeUndefined()
  expect(requests.length).toBeGreaterThan(before)
})
