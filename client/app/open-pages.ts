import type { Page } from '../../shared/routing/page'
import { loadCode } from '../browser/load-code'
import type { QueryHolder } from '../stores/query-holder'
import type { PageQueries } from './page-queries'

/** Opens the store of pages; its code is loaded the first time, and a first visit does without. */
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
