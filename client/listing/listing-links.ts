import { useMemo } from 'react'
import { formatListingQuery, type ListingQuery, parseListingQuery } from '../../shared/search/query'
import { useLocation } from '../stores/location'

/** Where the listing is now, and the address of any other state of it. */
export interface ListingLinks {
  /** The page itself, without a query. */
  basePath: string
  query: ListingQuery
  linkTo: (query: ListingQuery) => string
}

export function useListingLinks(basePath: string): ListingLinks {
  const { query } = useLocation()
  return useMemo(
    () => ({
      basePath,
      query: parseListingQuery(query),
      linkTo: (next) => basePath + formatListingQuery(next),
    }),
    [basePath, query],
  )
}
