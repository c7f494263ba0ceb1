import { QueryClient } from '@tanstack/react-query'
import type { QueryHolder } from './query-holder'

/** The one client of this page load: pages, screens and drawers share it. Made when first needed. */
export function queryClientOf(holder: QueryHolder): QueryClient {
  holder.client ??= new QueryClient()
  return holder.client
}
