import { calls } from '../../shared/contract/calls'
import { ok } from '../../shared/result'
import type { StoreCode } from '../../shared/store-view/store-view'
import { storeViewOf } from '../../shared/store-view/store-views'
import type { Sources } from '../../worker/storefront/load/sources'
import { readResult } from '../../worker/storefront/upstream/upstream'
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

/** What the storefront's loaders ask, answered by a commerce Worker in this process: all that reads. */
export function sourcesOnCommerce(shop: CommerceShop, storeCode: StoreCode): Sources {
  return {
    store: storeViewOf(storeCode),
    upstream: {
      storeCode,
      ask: async (name, { body }) => {
        if (name !== 'search') throw new Error(`Only searches are answered, not ${name}`)
        return ok((await postJson(shop, '/api/catalog/search', body)).body)
      },
      async call(name, { query, body }) {
        const { method, path } = calls[name]
        const asked = new URLSearchParams({ ...(query as object), storeCode })
        if (method === 'POST')
          return readResult(name, (await postJson(shop, `${path}?${asked}`, body)).body)
        const response = await shop.fetch(`${path}?${asked}`)
        return readResult(name, await response.json())
      },
    },
    cache: createMemory(),
  }
}
