import type { Context } from 'hono'
import { CARDS_PATH, MENU_PATH } from '../../../shared/routing/data-paths'
import { DATA_PREFIX, storePath } from '../../../shared/routing/links'
import { SUGGESTIONS_PATH } from '../../../shared/search/suggestions'
import { originOf } from '../../../shared/store-view/detect-store'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { AppEnv } from '../app-env'
import { GATEWAY_PATH } from '../gateway/gateway'
import { absolute } from './sitemap-entry'
import { SITEMAP_PATH } from './sitemap-index'

/**
 * Who collects words and pictures to train models, each by the name its operator publishes. They may
 * be found and read to answer a question, which sends people here; they are not for training.
 */
const TRAINERS = [
  'Applebot-Extended',
  'CCBot',
  'ClaudeBot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
]

/** What is no page. Whatever else is not to be indexed says so itself, and must be read for that. */
const NO_PAGES = [`${GATEWAY_PATH}/`, `${DATA_PREFIX}/`, MENU_PATH, CARDS_PATH, SUGGESTIONS_PATH]

/** robots.txt of an origin. Where stores share one, it names the sitemaps of all of them. */
export function serveRobots(c: Context<AppEnv>): Response {
  const url = new URL(c.req.url)
  const origin = originOf(c.get('store'), url)
  const stores = STORE_VIEWS.filter((store) => originOf(store, url) === origin)
  const lines = [
    'User-agent: *',
    ...stores.flatMap((store) => NO_PAGES.map((path) => `Disallow: ${storePath(path, store)}`)),
    'Allow: /',
    '',
    ...TRAINERS.map((name) => `User-agent: ${name}`),
    'Disallow: /',
    '',
    ...stores.map(
      (store) => `Sitemap: ${absolute(storePath(SITEMAP_PATH, store), { store, url })}`,
    ),
    '',
  ]
  return c.text(lines.join('\n'), 200, { 'cache-control': 'public, max-age=3600' })
}
