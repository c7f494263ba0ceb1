import { describe, expect, it } from 'vitest'
import { ok } from '../../../../shared/result'
import { RATING_SETTINGS } from '../../../../shared/store-view/shop-rating'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { loadShopRating } from '../../../../worker/storefront/load/load-shop-rating'
import type { Sources } from '../../../../worker/storefront/load/sources'
import { type Behaviour, createFakeUpstream, enveloped } from '../../../fakes/fake-upstream'

const DAY = 24 * 60 * 60_000
const NOW = Date.parse('2026-11-23T12:00:00Z')

function load(behave: Behaviour, settings = { shopId: 'X1', showsFallback: false }, kept?: object) {
  const { upstream } = createFakeUpstream(behave)
  const cache = {
    async read(_: unknown, ask: () => Promise<{ ok: boolean; value?: unknown }>) {
      if (kept) return ok({ value: kept, isCached: true, isStale: true })
      const loaded = await ask()
      return loaded.ok ? ok({ value: loaded.value, isCached: false, isStale: false }) : loaded
    },
  } as unknown as Sources['cache']
  const sources = { store: storeViewOf('nl_nl'), upstream, cache }
  return loadShopRating(sources, { now: NOW, settings })
}

const saying = (overallMark: number, totalReviewCount: number) => () =>
  enveloped({ shop: { qualityIndicators: { reviewIndicator: { overallMark, totalReviewCount } } } })
const down = () => enveloped('Gone', 502)

describe('the rating of the shop (spec 7 and 9, trust C7)', () => {
  it('is what the service says', async () => {
    const found = await load(saying(4.83, 1234))
    expect(found).toEqual({ overallMark: 4.83, totalReviewCount: 1234, fetchedAt: NOW })
  })

  it('is not there while the service is down, and no number stands in for it', async () => {
    expect(await load(down)).toBeNull()
  })

  it('is 4.51 of 1960 then, in a store that has switched that on', async () => {
    const found = await load(down, { shopId: 'X1', showsFallback: true })
    expect(found).toMatchObject({ overallMark: 4.51, totalReviewCount: 1960 })
  })

  it('is never older than a day', async () => {
    const kept = (age: number) => ({ overallMark: 4, totalReviewCount: 9, fetchedAt: NOW - age })
    expect(await load(down, undefined, kept(DAY - 1))).not.toBeNull()
    expect(await load(down, undefined, kept(DAY))).toBeNull()
  })

  it.each([
    [0, 5],
    [5.1, 5],
    [4, 0],
  ])('%s of %s is no rating', async (mark, count) => {
    expect(await load(saying(mark, count))).toBeNull()
  })

  it('is off in every store as the shop comes', () => {
    for (const settings of Object.values(RATING_SETTINGS)) {
      expect(settings).toEqual({ shopId: '', showsFallback: false })
    }
  })
})
