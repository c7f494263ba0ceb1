import type { PendingReview } from '../../../shared/contract/admin/pending-review.ts'

/** What a terminal would obey instead of showing it. */
const CONTROL = /[\p{Cc}\p{Cf}]/gu

/** A review that waits, with the number by which it is decided. */
export function reviewText(review: PendingReview): string {
  const { title, detail, pictures } = review
  const shown = pictures.map((path) => `/media/${path}`)
  return [headOf(review), ...[title, ...detail.split('\n'), ...shown].map(indented)].join('\n')
}

function headOf(review: PendingReview): string {
  const { id, sku, store, rating, createdAt, nickname, isVerified } = review
  const bought = isVerified ? ['bought here'] : []
  return [id, createdAt, store, sku, `${rating} of 5`, plain(nickname), ...bought].join('  ')
}

function indented(line: string): string {
  return `  ${plain(line)}`
}

function plain(text: string): string {
  return text.replace(CONTROL, '')
}
