// The pages of a search against all of its hits sorted at once.
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { orderOf } from '../../../../worker/commerce/search/memory/list-parts'
import { sortHits } from '../../../../worker/commerce/search/sort-hits'

const store = storeViewOf('nl_nl')
const BEST_FIRST = { by: 'relevance', isDescending: true } as const

/** How well each product fits, which are found, and all of them in the order of their updates. */
const searches = fc.integer({ min: 1, max: 60 }).chain((size) => {
  const numbers = Array.from({ length: size }, (_, at) => at + 1)
  return fc.record({
    ranks: fc.array(fc.constantFrom(0.5, 1, 2, 2.25), { minLength: size + 1, maxLength: size + 1 }),
    hits: fc.subarray(numbers),
    order: fc.shuffledSubarray(numbers, { minLength: size }),
  })
})

it('comes best first, the latest first among equals, on any page', () => {
  fc.assert(
    fc.property(searches, fc.nat(50), fc.integer({ min: 1, max: 30 }), (search, from, size) => {
      const { ranks, hits, order } = search
      const held = { of: 'lists' as const, held: Int32Array.from(order) }
      const parts = new Map([[orderOf('updated_at', store.storeId).name, held]])
      const rank = Float64Array.from(ranks)
      const page = sortHits(
        { versions: {}, parts },
        store,
        Int32Array.from(hits),
        BEST_FIRST,
        { from, size },
        rank,
      )
      const sorted = hits.toSorted(
        (one, other) =>
          (ranks[other] ?? 0) - (ranks[one] ?? 0) || order.indexOf(other) - order.indexOf(one),
      )
      expect(page).toEqual(sorted.slice(from, from + size))
    }),
    { numRuns: 500 },
  )
})
