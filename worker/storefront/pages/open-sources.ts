import type { Context } from 'hono'
import type { AppEnv } from '../app-env'
import { type Caches, openCaches, purgeViewOf } from '../cache/open-caches'
import type { Sources } from '../load/sources'
import { logLine } from '../runtime/log-line'
import { openUpstream } from '../upstream/open-upstream'
import { BUILD_ID } from './page-assets'

/** Longest a page may take to be made, in ms; after that it says what is wrong (trust I20). */
const PAGE_LIMIT_MS = 1800

/** Where the pages of one request get their data, and where they are kept. */
export function openSources(
  c: Context<AppEnv>,
): { sources: Sources } & Pick<Caches, 'pages' | 'feeds'> {
  const store = c.get('store')
  const settings = c.get('settings')
  const requestId = c.get('requestId')
  const caches = openCaches(c.env, settings, {
    storeCode: store.storeCode,
    version: BUILD_ID,
    waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
    report: (event: string) => logLine('warn', event, { requestId }),
  })
  const upstream = openUpstream(c.env, settings, {
    storeCode: store.storeCode,
    deadline: Date.now() + PAGE_LIMIT_MS * settings.patience,
    bookmark: purgeViewOf(c.env).bookmark,
    report: (event) =>
      logLine('warn', 'upstream-fault', {
        requestId,
        ...event,
        ...(event.call === 'search' && { message: 'Cannot connect to the search instance' }),
      }),
  })
  const { data, pages, feeds } = caches
  const { mapTiles } = settings
  return { sources: { store, upstream, cache: data, mapTiles }, pages, feeds }
}
