import type { ProductCard } from '../catalog/product'
import type { SortId } from './sort-options'

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
  kind: 'list' | 'color' | 'price'
  isSingleChoice: boolean
  options: FilterOption[]
  /** How many options are left out until the shopper asks for all. */
  folded: number
  /** Of the price filter: what there is and what is chosen, in whole units of the currency. */
  range: { min: number; max: number; from: number; to: number } | null
}

export interface SortOption {
  id: SortId
  isActive: boolean
}

/** A page of products with everything around it (spec 2, category and search results page). */
export interface Listing {
  cards: ProductCard[]
  total: number
  page: number
  perPage: number
  totalPages: number
  filters: Filter[]
  sorts: SortOption[]
  /** The answer came from a store of earlier answers and may be old. */
  isStale: boolean
}
