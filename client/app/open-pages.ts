import { unfoldFilters } from '../../shared/routing/fold-listing'
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
  buildId: string
}

/** Loads the filter options that the HTML of the page left out; false when they did not come. */
export async function loadAllFilters({ openPages, state, buildId }: Parts): Promise<boolean> {
  const { page } = state.getState()
  const answer = await openPages()
    .then((pages) => pages.reload(page.path))
    .catch(() => null)
  if (answer?.kind !== 'page' || answer.buildId !== buildId) return false
  // Race: the shopper may have gone to another page meanwhile.
  if (state.getState().page === page) {
    state.setState({ page: { ...page, data: unfoldFilters(page.data, answer.page.data) } })
  }
  return true
}
