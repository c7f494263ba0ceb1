// The form in which a shopper writes of a product (spec 2, review modal).

/** Names of its fields. */
export const REVIEW_FIELDS = {
  sku: 'sku',
  rating: 'rating',
  nickname: 'nickname',
  title: 'title',
  detail: 'detail',
  pictures: 'pictures',
  /** Paths of pictures that were sent with a try that was refused. */
  held: 'held',
  /** Of this try to write: sent again, it is the same review. */
  attempt: 'attempt',
  /** In the address of its page: it was sent. */
  sent: 'sent',
} as const

/** Longest name, title and text, in UTF-16 units (contract 1.6). */
export const MAX_REVIEW = { nickname: 64, title: 128, detail: 2000 } as const

/** Most pictures of a review, and most bytes of each (spec 5, form rules). */
export const MAX_PICTURES = 3
export const MAX_PICTURE_BYTES = 2_000_000

/** What browsers are asked to offer; the shop looks at the bytes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

const FAULTS = [
  'incomplete',
  'too-long',
  'too-many-pictures',
  'picture-too-large',
  'no-picture',
  'pictures-gone',
  'no-product',
  'failed',
] as const

/** Why a review was not taken. */
export type ReviewFault = (typeof FAULTS)[number]

/** Reads why a review was not taken; anything else is a failure. */
export function parseReviewFault(given: unknown): ReviewFault {
  return FAULTS.find((fault) => fault === given) ?? 'failed'
}

/** What a shopper writes; the rating is 0 until one is chosen. */
export interface ReviewDraft {
  rating: number
  nickname: string
  title: string
  detail: string
}

/** A review that was posted without script and not taken, and why. */
export interface RefusedReview {
  draft: ReviewDraft
  fault: ReviewFault
  attempt: string
  /** Paths of its pictures that the shop holds: a browser does not fill files in again. */
  held: string[]
  /** There were pictures that the shop does not hold. */
  hasLostPictures: boolean
}

export const EMPTY_REVIEW: ReviewDraft = { rating: 0, nickname: '', title: '', detail: '' }

/** What is wrong with the written part of a review; null when nothing is. */
export function reviewFault({ rating, nickname, title, detail }: ReviewDraft): ReviewFault | null {
  const isRated = Number.isInteger(rating) && rating >= 1 && rating <= 5
  if (!isRated || [nickname, title, detail].some((text) => text.trim() === '')) return 'incomplete'
  const isLong =
    nickname.length > MAX_REVIEW.nickname ||
    title.length > MAX_REVIEW.title ||
    detail.length > MAX_REVIEW.detail
  return isLong ? 'too-long' : null
}

/** What is wrong with chosen pictures, by their sizes in bytes; null when nothing is (spec 5). */
export function picturesFault(sizes: readonly number[]): ReviewFault | null {
  if (sizes.length > MAX_PICTURES) return 'too-many-pictures'
  return sizes.some((size) => size > MAX_PICTURE_BYTES) ? 'picture-too-large' : null
}
