import { countActive, toggleFilter } from '../../shared/search/filters'
import type { Filter, Listing } from '../../shared/search/listing'
import {
  clearAll,
  type ListingAddress,
  listingAddress,
  listingLink,
} from '../../shared/search/listing-address'
import type { ListingQuery } from '../../shared/search/query'

/** What the listing is now, and the address of any other state of it. */
export interface ListingLinks {
  query: ListingQuery
  linkTo: (query: ListingQuery) => string
  /** The same for a form: where it is sent, and what it has to keep. */
  addressOf: (query: ListingQuery) => ListingAddress
  /** Selects an option, or takes it away. */
  toggle: (filter: Filter, id: string) => string
  /** Where nothing narrows the list any more; empty while nothing does. */
  clearLink: string
}

export function listingLinks({ query, place, filters }: Listing): ListingLinks {
  const linkTo = (next: ListingQuery) => listingLink(place, next)
  return {
    query,
    linkTo,
    addressOf: (next) => listingAddress(place, next),
    toggle: ({ code, isSingleChoice }, id) => linkTo(toggleFilter(query, code, id, isSingleChoice)),
    clearLink: countActive(filters) > 0 ? linkTo(clearAll(place, query)) : '',
  }
}
