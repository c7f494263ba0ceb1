import type { StoreCode } from '../../../shared/store-view/store-view'
import type { Settings } from '../env'
import { createDataCache, type DataCache } from './data-cache'
import type { KeptPage } from './kept-page'
import { createKvEntries, type DataEntry } from './kv-entries'
import { createMemoryLayer } from './memory-layer'
import { createPageCache, type PageCache } from './page-cache'
import { createPageStore } from './page-store'
import { type PurgeLogBinding, purgeLogOf } from './purge-log'
import { createPurgeView, type PurgeView } from './purge-view'
import { createRepeatFilter } from './repeat-filter'
import { createSingleFlight, type WaitUntil } from './single-flight'

// What an isolate remembers between requests: public data and public pages, nothing personal.
const dataMemory = createMemoryLayer<DataEntry>(8 * 1024 * 1024)
const pageMemory = createMemoryLayer<KeptPage>(24 * 1024 * 1024)
/** Few read feeds, and a feed is as large as a catalogue: it must not drive out what shoppers read. */
const feedMemory = createMemoryLayer<KeptPage>(1024 * 1024)
const repeats = createRepeatFilter()
const dataFlight = createSingleFlight()
const pageFlight = createSingleFlight()
const viewByEnv = new WeakMap<object, PurgeView>()

export interface CacheRequest {
  storeCode: StoreCode
  /** Changes with every build. */
  version: string
  waitUntil: WaitUntil
  report: (event: string) => void
}

export interface Caches {
  data: DataCache
  pages: PageCache
  /** Parts of feeds, kept as pages are. */
  feeds: PageCache
}

/** The caches of one request. */
export function openCaches(
  env: PurgeLogBinding & { CACHE: KVNamespace },
  settings: Pick<Settings, 'pageCache'>,
  request: CacheRequest,
): Caches {
  const purges = purgeViewOf(env)
  const entries = createKvEntries(env.CACHE, request.report)
  const store = createPageStore(caches.default, request.report)
  const pages = {
    ...request,
    store,
    purges,
    flight: pageFlight,
    repeats,
    isOn: settings.pageCache,
  }
  return {
    data: createDataCache({
      ...request,
      entries,
      memory: dataMemory,
      purges,
      flight: dataFlight,
      repeats,
    }),
    pages: createPageCache({ ...pages, memory: pageMemory }),
    feeds: createPageCache({ ...pages, memory: feedMemory }),
  }
}

/** What this isolate knows of purges; a purge through this isolate counts here at once. */
export function purgeViewOf(env: PurgeLogBinding): PurgeView {
  const known = viewByEnv.get(env)
  if (known) return known
  const view = createPurgeView((since) => purgeLogOf(env).since(since))
  viewByEnv.set(env, view)
  return view
}
