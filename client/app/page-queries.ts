import type { Page, PageAnswer, PageData } from '../../shared/routing/page'
import { isPublicPath } from '../../shared/routing/public-screens'
import { fetchPage } from '../browser/fetch-page'
import { queryClientOf } from '../stores/query-client'
import type { QueryHolder } from '../stores/query-holder'
import type { ScreenStore } from './screen-store'

const FRESH_MS = 30_000

/**
 * Pages by path: seeded from the HTML, prefetched on hover, asked for on navigation (design 5.1). What is
 * one shopper's is shown once: it must not come back when their login is over.
 */
export function createPageQueries(first: Page, buildId: string, queries: QueryHolder) {
  const client = queryClientOf(queries)
  const seed: PageAnswer = { kind: 'page', page: first, buildId }
  if (isPublicPath(first.path)) client.setQueryData(keyOf(first.path), seed)
  const query = (path: string) => ({
    queryKey: keyOf(path),
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchPage(path, signal),
    staleTime: FRESH_MS,
    ...(!isPublicPath(path) && { gcTime: FRESH_MS }),
    retry: false,
    // The router has its own offline page: a query must fail at once instead of waiting for a network.
    networkMode: 'always' as const,
  })

  /** A page whose request has just failed, at the hover for example, is not requested again. */
  function hasJustFailed(path: string): boolean {
    const { status, errorUpdatedAt = 0 } = client.getQueryState(keyOf(path)) ?? {}
    return status === 'error' && Date.now() - errorUpdatedAt < FRESH_MS
  }

  return {
    async prefetch(path: string): Promise<void> {
      if (!hasJustFailed(path)) await client.prefetchQuery(query(path))
    },
    async load(path: string): Promise<PageAnswer> {
      if (hasJustFailed(path)) throw new Error(`${path} has failed a moment ago`)
      const answer = await client.fetchQuery(query(path))
      if (!isPublicPath(path)) client.removeQueries({ queryKey: keyOf(path) })
      return answer
    },
    /** What is known of a page, however old. */
    known: (path: string) => client.getQueryData<PageAnswer>(keyOf(path)),
    /** Loads the filters of the page on the screen as a whole; false when they did not come. */
    async loadAllFilters(state: ScreenStore): Promise<boolean> {
      const { page } = state.getState()
      const answer = await client
        .fetchQuery({ ...query(page.path), staleTime: 0 })
        .catch(() => null)
      if (answer?.kind !== 'page' || answer.buildId !== buildId) return false
      // Race: the shopper may have gone to another page meanwhile.
      if (state.getState().page === page) {
        state.setState({ page: { ...page, data: withFiltersOf(page.data, answer.page.data) } })
      }
      return true
    },
    /** After the network came back, failed pages may be requested again. */
    forgetFailures: () =>
      client.removeQueries({
        queryKey: ['page'],
        predicate: ({ state }) => state.status === 'error',
      }),
  }
}

export type PageQueries = ReturnType<typeof createPageQueries>

function keyOf(path: string) {
  return ['page', path] as const
}

/** A page whose HTML left options out (`fold-listing.ts`), with the filters of the whole one. */
function withFiltersOf(data: PageData, whole: PageData): PageData {
  if (!('listing' in data && 'listing' in whole)) return data
  return { ...data, listing: { ...data.listing, filters: whole.listing.filters } }
}
