import type { Miniflare } from 'miniflare'
import { STORE_PORT } from './addresses.ts'

const STORES = ['nl', 'de', 'fr', 'en']

/** The first page of a store reads its whole catalogue: done before anybody is told that it is open. */
export async function openHomePages(workers: Miniflare): Promise<void> {
  for (const store of STORES) {
    const page = await workers.dispatchFetch(`http://${store}.localhost:${STORE_PORT}/`)
    await page.arrayBuffer()
  }
}
