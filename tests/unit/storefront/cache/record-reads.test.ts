import { describe, expect, test } from 'vitest'
import { fail, ok } from '../../../../shared/result'
import type { DataCache, DataQuery } from '../../../../worker/storefront/cache/data-cache'
import { recordReads } from '../../../../worker/storefront/cache/record-reads'

const query: DataQuery<string[]> = {
  kind: 'search',
  parts: 'lamps',
  tags: (skus) => ['listing', ...skus.map((sku) => `P${sku}`)],
}

/** A cache that gives what is loaded, as old as a test wants it. */
function cacheOf(isStale = false): DataCache {
  return {
    async read(_query, load) {
      const loaded = await load()
      return loaded.ok ? ok({ value: loaded.value, isCached: true, isStale }) : loaded
    },
  }
}

describe('the tags of a page', () => {
  test('are those of everything that was read for it', async () => {
    const reads = recordReads(cacheOf())
    await reads.cache.read(query, async () => ok(['1', '2']))
    await reads.cache.read(query, async () => ok(['2', '3']))
    expect(reads.outcome().tags).toEqual(['listing', 'P1', 'P2', 'P3'])
    expect(reads.outcome().isIncomplete).toBe(false)
  })

  test('name what was not found too, so that the page is made anew once it is there', async () => {
    const reads = recordReads(cacheOf())
    const story: DataQuery<null> = { kind: 'story', parts: 'a', tags: () => ['Sa'] }
    await reads.cache.read(story, async () => ok(null))
    expect(reads.outcome().tags).toEqual(['Sa'])
    expect(reads.outcome().isIncomplete).toBe(false)
  })
})

describe('a page', () => {
  test('is incomplete when something was out of reach', async () => {
    const reads = recordReads(cacheOf())
    await reads.cache.read(query, async () => fail('down'))
    expect(reads.outcome().isIncomplete).toBe(true)
  })

  test('is incomplete when something is older than it should be', async () => {
    const reads = recordReads(cacheOf(true))
    await reads.cache.read(query, async () => ok(['1']))
    expect(reads.outcome().isIncomplete).toBe(true)
  })

  test('is incomplete when a list is empty that never is', async () => {
    const reads = recordReads(cacheOf())
    const isEmpty = (skus: string[]) => skus.length === 0
    await reads.cache.read({ ...query, isEmpty }, async () => ok([]))
    expect(reads.outcome().isIncomplete).toBe(true)
  })
})
