// The fonts of the shop, for the pages that this Worker shows by itself: see page-style.ts.
import { Hono } from 'hono'
import display from '../../../shared/fonts/display.woff2?inline'
import text from '../../../shared/fonts/text.woff2?inline'
import type { CommerceEnv } from '../env'

/** The address stays when a font is cut anew; until then a browser writes with the one that it has. */
const HEADERS = {
  'content-type': 'font/woff2',
  'cache-control': 'public, max-age=2592000',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

export const fontRoutes = new Hono<CommerceEnv>()

fontRoutes.get('/fonts/text.woff2', (c) => c.body(bytesOf(text), 200, HEADERS))
fontRoutes.get('/fonts/display.woff2', (c) => c.body(bytesOf(display), 200, HEADERS))

/** The build gives a file as a data URI. */
function bytesOf(uri: string): Uint8Array<ArrayBuffer> {
  const base64 = uri.slice(uri.indexOf(',') + 1)
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
