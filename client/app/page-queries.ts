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
  })
  return {
    prefetch: (path: string) => client.prefetchQuery(query(path)),
    load: (path: string) => client.fetchQuery(query(path)),
    reload: (path: string) => client.fetchQuery({ ...query(path), staleTime: 0 }),
  }
}

export type PageQueries = ReturnType<typeof createPageQueries>

function keyOf(path: string) {
  return ['page', path] as const
}
