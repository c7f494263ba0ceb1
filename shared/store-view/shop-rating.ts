import type { StoreCode } from './store-view'

/** What shoppers think of a shop as a whole (spec 3, trusted-shop data). */
export interface ShopRating {
  /** From 1 to 5. */
  overallMark: number
  totalReviewCount: number
  /** When it was asked for, in ms since 1970; null for the fallback, which nobody was asked for. */
  fetchedAt: number | null
}

/** What is shown where no rating could be had, in a store that says so (spec 9, rich snippets). */
export const FALLBACK_RATING: ShopRating = {
  overallMark: 4.51,
  totalReviewCount: 1960,
  fetchedAt: null,
}

/** A rating older than a day says nothing (trust C7). */
export const RATING_KEPT_MS = 24 * 60 * 60_000

/**
 * By which id a rating service knows the shop; empty for none. The fallback is a number that nobody
 * has counted, and showing one is forbidden where it is not true: off for all stores (trust C7).
 */
export interface RatingSettings {
  shopId: string
  showsFallback: boolean
}

const NONE: RatingSettings = { shopId: '', showsFallback: false }

/** Beside the settings of a store, which every page loads: only the storefront Worker asks. */
export const RATING_SETTINGS: Record<StoreCode, RatingSettings> = {
  nl_nl: NONE,
  de_de: NONE,
  fr_fr: NONE,
  global_en: NONE,
}
