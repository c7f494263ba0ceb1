import type { Page } from '../../shared/routing/page'
import { loadCode } from '../browser/load-code'
import type { QueryHolder } from '../stores/query-holder'
import type { PageQueries } from './page-queries'

/** Opens the store of pages once, when it is first asked for: a first visit does without. */
export function createPageOpener(
  first: Page,
  buildId: string,
  queries: QueryHolder,
): () => Promise<PageQueries> {
  let opened: Promise<PageQueries> | null = null
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = null
      throw error
    })
    return opened
  }

  async function open(): Promise<PageQueries> {
    const { createPageQueries } = await loadCode(() => import('./page-queries'))
    return createPageQueries(first, buildId, queries)
  }
}
