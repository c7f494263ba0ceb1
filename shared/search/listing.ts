import type { ProductCard } from '../catalog/product'
import type { ListingPlace } from './listing-address'
import type { ListingQuery } from './query'
import { type SortId, sortOf, sortsFor } from './sort-options'

/** One value a filter offers, with how many products it would leave. */
export interface FilterOption {
  /** As it stands in the URL. */
  id: string
  label: string
  count: number
  isActive: boolean
  /** A colour to paint, when the filter is one of colours. */
  swatch: string | null
}

/** A section of the filter sidebar (spec 3, filter settings). */
export interface Filter {
  /** Attribute code and URL parameter. */
  code: string
  /** In the words of the store; empty for the price, which every store names itself. */
  title: string
  kind: 'list' | 'color' | 'price' | 'range'
  isSingleChoice: boolean
  options: FilterOption[]
  /** How many options are left out until the shopper asks for all. */
  folded: number
  /** Of a price, or of numbers too many to list: what there is and what is chosen, whole. */
  range: FilterRange | null
  /** Whether its section is closed until somebody opens it (spec 4). */
  isCollapsed: boolean
  /** How many of its options are in sight before somebody asks for more (spec 4). */
  shownCount: number
  /** What asks for more and for less options; empty where the shop's own words do. */
  expandText: string
  collapseText: string
}

export interface FilterRange {
  min: number
  max: number
  from: number
  to: number
  isActive: boolean
  /** Ready-made parts of a price range (spec 9); the first and the last are open at one end. */
  buckets: PriceBucket[]
}

export interface PriceBucket {
  from: number | null
  to: number | null
  count: number
}

export interface SortOption {
  id: SortId
  isActive: boolean
}

/** A page of products with everything around it (spec 2, category and search results page). */
export interface Listing {
  /** What narrows and sorts it, without what the shop does not know (spec 2). */
  query: ListingQuery
  place: ListingPlace
  cards: ProductCard[]
  total: number
  page: number
  perPage: number
  totalPages: number
  filters: Filter[]
  sorts: SortOption[]
  /** The text as it was understood where it was taken for misspelt; null where it was not. */
  corrected: string | null
  /** Of the search that found them, for tracking; empty on lists that nobody searched for. */
  requestId: string
  /** The answer came from a store of earlier answers and may be old. */
  isStale: boolean
}

/** The ways to sort what an address asks for, the one it is in marked (spec 9). */
export function sortOptions(query: ListingQuery): SortOption[] {
  const active = sortOf(query)
  return sortsFor(query).map((id) => ({ id, isActive: id === active }))
}

/** A list in which nothing was looked for. */
export function emptyListing(query: ListingQuery, place: ListingPlace, perPage: number): Listing {
  const counts = { total: 0, page: 1, perPage, totalPages: 1 }
  return {
    query,
    place,
    cards: [],
    ...counts,
    filters: [],
    sorts: [],
    corrected: null,
    requestId: '',
    isStale: false,
  }
}
