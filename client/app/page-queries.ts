import type { Page, PageAnswer } from '../../shared/routing/page'
import { fetchPage } from '../browser/fetch-page'
import { queryClientOf } from '../stores/query-client'
import type { QueryHolder } from '../stores/query-holder'

const FRESH_MS = 30_000

/** Pages by path: seeded from the HTML, prefetched on hover, asked for on navigation (design 5.1). */
export function createPageQueries(first: Page, buildId: string, queries: QueryHolder) {
  const client = queryClientOf(queries)
  const seed: PageAnswer = { kind: 'page', page: first, buildId }
  client.setQueryData(keyOf(first.path), seed)
  const query = (path: string) => ({
    queryKey: keyOf(path),
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchPage(path, signal),
    staleTime: FRESH_MS,
    retry: false,
    // The router itself says so when there is no network: nothing may wait for one in silence.
    networkMode: 'always' as const,
  })

  /** A page that was just asked for in vain, at the hover for example, is not asked for again. */
  function hasJustFailed(path: string): boolean {
    const { status, errorUpdatedAt = 0 } = client.getQueryState(keyOf(path)) ?? {}
    return status === 'error' && Date.now() - errorUpdatedAt < FRESH_MS
  }

  return {
    async prefetch(path: string): Promise<void> {
      if (!hasJustFailed(path)) await client.prefetchQuery(query(path))
    },
    async load(path: string): Promise<PageAnswer> {
      if (hasJustFailed(path)) throw new Error(`${path} was asked for a moment ago`)
      return client.fetchQuery(query(path))
    },
    /** What is known of a page, however old. */
    known: (path: string) => client.getQueryData<PageAnswer>(keyOf(path)),
    reload: (path: string) => client.fetchQuery({ ...query(path), staleTime: 0 }),
    /** With another network, what failed may be asked for again. */
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
