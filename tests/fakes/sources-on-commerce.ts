import { ok } from '../../shared/result'
import type { StoreCode } from '../../shared/store-view/store-view'
import { storeViewOf } from '../../shared/store-view/store-views'
import type { Sources } from '../../worker/storefront/load/sources'
import { type CommerceShop, postJson } from './commerce-shop'

/** Keeps every answer: nothing is asked twice. */
function createMemory(): Sources['cache'] {
  const kept = new Map<string, unknown>()
  return {
    async read(query, load) {
      const key = JSON.stringify([query.kind, query.parts])
      if (!kept.has(key)) kept.set(key, load())
      const loaded = await (kept.get(key) as ReturnType<typeof load>)
      return loaded.ok ? ok({ value: loaded.value, isCached: false, isStale: false }) : loaded
    },
  }
}

/** What the storefront's loaders ask, answered by a commerce Worker in this process: searches only. */
export function sourcesOnCommerce(shop: CommerceShop, storeCode: StoreCode): Sources {
  return {
    store: storeViewOf(storeCode),
    upstream: {
      storeCode,
      ask: async (name, { body }) => {
        if (name !== 'search') throw new Error(`Only searches are answered, not ${name}`)
        return ok((await postJson(shop, '/api/catalog/search', body)).body)
      },
      call: (name) => Promise.reject(new Error(`Only searches are answered, not ${name}`)),
    },
    cache: createMemory(),
  }
}
