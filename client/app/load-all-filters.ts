import { unfoldFilters } from '../../shared/routing/fold-listing'
import type { PageQueries } from './page-queries'
import type { ScreenStore } from './screen-store'

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
  if (state.getState().page === page) {
    state.setState({ page: { ...page, data: unfoldFilters(page.data, answer.page.data) } })
  }
  return true
}
