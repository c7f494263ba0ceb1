import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptions } from 'wrangler'
import { DIST } from '../../worker/tools/run/paths.ts'

/** Where the floor asks its database for one row before it answers. */
export const FLOOR_SELECT_PATH = '/select'

/**
 * Starts a Worker that does nothing but answer a string of this size, behind the same router of
 * static files as the shop, which locally costs as much again: nothing can be faster.
 */
export async function startFloor(port: number, bytes: number): Promise<Miniflare> {
  const script = `
    const text = 'x'.repeat(${bytes})
    const headers = { 'content-type': 'text/html; charset=UTF-8' }
    export default {
      async fetch({ url }, { DATABASE }) {
        if (url.endsWith('${FLOOR_SELECT_PATH}')) await DATABASE.prepare('SELECT 1').first()
        return new Response(text, { headers })
      },
    }`
  const { assets } = workerOptions(resolve(DIST, 'storefront/wrangler.json')).workerOptions
  const floor = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      logRequests: false,
      name: 'floor',
      modules: true,
      script,
      compatibilityDate: '2026-10-01',
      d1Databases: { DATABASE: 'floor' },
      assets,
    } as V4MiniflareOptions),
  )
  await floor.ready
  return floor
}
