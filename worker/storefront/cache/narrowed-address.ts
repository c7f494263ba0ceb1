import { withoutApp } from '../../../shared/routing/app-url'

/**
 * Whether an address is that of a search, or of a list with a filter. Such a list has to be counted
 * for the request, and there are too many of them to keep all.
 */
export function isNarrowed(url: URL): boolean {
  const { searchParams } = withoutApp(url)
  return [...searchParams.keys()].some((name) => name !== 'page')
}
