// Products as the shop told them last, each kept by itself: a wishlist and what was viewed last show
// their prices without a connection too.
import type { WorkboxPlugin } from 'workbox-core'
import { CacheExpiration } from 'workbox-expiration'
import { SOME_CARDS } from '../../shared/routing/data-paths'

const CACHE = 'cards'

/** Where one product is kept. */
function addressOf({ origin, pathname }: URL, sku: string): string {
  return `${origin}${pathname}?${new URLSearchParams({ sku })}`
}

/** Keeps what is there, and forgets what is gone. */
async function keep(asked: URL, answer: Response): Promise<void> {
  const { result }: { result: { sku: string }[] } = await answer.json()
  const cards = new Map(result.map((card) => [card.sku, card]))
  const cache = await caches.open(CACHE)
  const limits = new CacheExpiration(CACHE, { maxEntries: 200 })
  for (const sku of asked.searchParams.getAll('sku')) {
    const address = addressOf(asked, sku)
    const card = cards.get(sku)
    if (!card) {
      await cache.delete(address)
      continue
    }
    await cache.put(address, Response.json(card))
    await limits.updateTimestamp(address)
  }
  await limits.expireEntries()
}

/** What is kept of the products that are asked for; nothing where none is. */
async function findKept(asked: URL): Promise<Response | null> {
  const cache = await caches.open(CACHE)
  const addresses = asked.searchParams.getAll('sku').map((sku) => addressOf(asked, sku))
  const kept = await Promise.all(addresses.map((address) => cache.match(address)))
  const cards = await Promise.all(kept.flatMap((card) => card?.json() ?? []))
  return cards.length > 0 ? Response.json({ code: SOME_CARDS, result: cards }) : null
}

/** Keeps the products of an answer, and answers with those that are kept. */
export const keptCards: WorkboxPlugin = {
  async fetchDidSucceed({ request, response, event }) {
    if (!response.ok) throw new Error(`The shop has answered ${response.status}`)
    event.waitUntil(keep(new URL(request.url), response.clone()))
    return response
  },
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: ({ request }) => findKept(new URL(request.url)),
}
