import type { ProductCard } from '../catalog/product'

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
  title: string
  kind: 'list' | 'color' | 'price'
  isSingleChoice: boolean
  options: FilterOption[]
  /** Bounds of the price filter, cents. */
  range: { min: number; max: number; from: number; to: number } | null
}

export interface SortOption {
  id: string
  label: string
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
