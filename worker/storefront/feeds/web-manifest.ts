import type { Context } from 'hono'
import { messagesOf } from '../../../client/entry-server'
import { createTranslate, type MessageKey } from '../../../shared/i18n/messages'
import { storePath } from '../../../shared/routing/links'
import type { AppEnv } from '../app-env'
import { toManifestScreenshots } from './app-screenshots'

/** Below an icon there is little room. */
const SHORT_NAME = 'Wilm & Erin'
/** The paper that pages are drawn on: `tokens.css`. */
const PAPER = '#faf8f5'
/** Home, under the address by which visits of an installed shop can be told (spec 2, alias of home). */
const START_PATH = '/pwa.html'
const MANIFEST_TYPE = 'application/manifest+json; charset=UTF-8'

const SHORTCUTS: readonly [key: MessageKey, path: string][] = [
  ['cart.title', '/cart'],
  ['wishlist.title', '/wishlist'],
  ['stores.title', '/storelocator/'],
]

const png = (name: string, size: number) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})
const SMALL_ICON = png('icon-192', 192)
const ICONS = [
  SMALL_ICON,
  png('icon-512', 512),
  // Systems cut it to their own shape, so there is room around what it shows.
  { ...png('icon-maskable-512', 512), purpose: 'maskable' },
  { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
]

/** The shop as an app that can be installed, each store by itself (spec 1). */
export function serveWebManifest(c: Context<AppEnv>): Response {
  const store = c.get('store')
  const t = createTranslate(messagesOf(store.storeCode))
  const own = (path: string) => storePath(path, store)
  const manifest = {
    id: own('/'),
    name: store.name,
    short_name: SHORT_NAME,
    description: store.seo.defaultTitle,
    lang: store.i18n.defaultLocale,
    dir: 'ltr',
    start_url: own(START_PATH),
    scope: own('/'),
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['shopping', 'lifestyle'],
    icons: ICONS,
    shortcuts: SHORTCUTS.map(([key, path]) => ({
      name: t(key),
      url: own(path),
      icons: [SMALL_ICON],
    })),
    screenshots: toManifestScreenshots(store.storeCode, t),
  }
  return c.body(JSON.stringify(manifest), 200, {
    'content-type': MANIFEST_TYPE,
    'cache-control': 'public, max-age=86400',
  })
}
