import type { Page } from '../../shared/routing/page'
import { loadCode } from '../browser/load-code'
import type { QueryHolder } from '../stores/query-holder'
import type { PageQueries } from './page-queries'
import type { ScreenStore } from './screen-store'

/** Returns the queries of pages; their code is loaded at the first call, so a first visit needs none. */
export function createPageOpener(
  first: Page,
  buildId: string,
  queries: QueryHolder,
): () => Promise<PageQueries> {
  let opened: PageQueries | null = null
  return async () => {
    const { createPageQueries } = await loadCode(() => import('./page-queries'))
    opened ??= createPageQueries(first, buildId, queries)
    return opened
  }
}

interface Parts {
  openPages: () => Promise<PageQueries>
  state: ScreenStore
}

/** Loads the filter options that the HTML of the page left out; false when they did not come. */
export async function loadAllFilters({ openPages, state }: Parts): Promise<boolean> {
  const pages = await openPages().catch(() => null)
  return pages ? pages.loadAllFilters(state) : false
}
