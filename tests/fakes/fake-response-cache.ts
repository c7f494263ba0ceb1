import type { ResponseCache } from '../../worker/storefront/cache/page-store'

export interface FakeResponseCache extends ResponseCache {
  size(): number
}

/** The Cache API in memory. As the real one it refuses what it may not hold. */
export function createFakeResponseCache(
  state: 'working' | 'broken' = 'working',
): FakeResponseCache {
  const kept = new Map<string, Response>()
  return {
    size: () => kept.size,
    async match(url) {
      if (state === 'broken') throw new Error('cache is out of reach')
      return kept.get(url)?.clone()
    },
    async put(url, response) {
      if (state === 'broken') throw new Error('cache is out of reach')
      if (response.headers.has('set-cookie')) throw new Error('a cookie in the cache')
      kept.set(url, response)
    },
  }
}
