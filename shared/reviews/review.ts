/** What a shopper wrote of a product (spec 2, review modal). */
export interface Review {
  id: number
  title: string
  detail: string
  nickname: string
  /** From 1 to 5; null where none was given. */
  rating: number | null
  /** ISO 8601; empty when it is not known. */
  writtenAt: string
  /** An order shows that the writer bought it. */
  isVerified: boolean
  /** Paths below /media. */
  pictures: string[]
}

export interface Reviews {
  /** Of all, not only of those that are here. */
  total: number
  /** From 1 to 5; null when nobody gave a rating. */
  average: number | null
  items: Review[]
  /** They could not be had: nobody knows whether there are any. */
  isUnknown?: true
}

export const NO_REVIEWS: Reviews = { total: 0, average: null, items: [] }
export const UNKNOWN_REVIEWS: Reviews = { ...NO_REVIEWS, isUnknown: true }

/** Reviews that a page comes with, and most that can be read (contract 1.6). */
export const FIRST_REVIEWS = 5
export const MAX_REVIEWS = 50
