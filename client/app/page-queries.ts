import { QueryClient } from '@tanstack/react-query'
import type { Page, PageAnswer } from '../../shared/routing/page'
import { fetchPage } from '../browser/fetch-page'

const FRESH_MS = 30_000

/** Pages by path: seeded from the HTML, prefetched on hover, asked for on navigation (design 5.1). */
export function createPageQueries(first: Page, buildId: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
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
