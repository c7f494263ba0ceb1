import type { Context } from 'hono'
import type { AppEnv } from '../app-env'
import { fetchBuiltFile } from '../upstream/built-file'

/** Browsers compare it with theirs: an old one is of no use. */
const ASK_AGAIN = { 'cache-control': 'no-cache' }

/**
 * In the place of the service worker where it was switched off: it empties what was kept on the
 * device and takes itself away, at the latest a day after the switch.
 */
const REMOVER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`

/** Answers with the service worker (spec 7), or with what removes it. */
export async function serveServiceWorker(c: Context<AppEnv>): Promise<Response> {
  if (!c.get('settings').serviceWorker) {
    return c.body(REMOVER, 200, { ...ASK_AGAIN, 'content-type': 'text/javascript; charset=UTF-8' })
  }
  const file = await fetchBuiltFile(c.env.ASSETS, c.req.raw)
  const answer = new Response(file.body, file)
  for (const [name, value] of Object.entries(ASK_AGAIN)) answer.headers.set(name, value)
  return answer
}
