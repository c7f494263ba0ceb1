import { expect, it } from 'vitest'
import { reviewText } from '../../../../worker/tools/reviews-cli/review-text.ts'

const REVIEW = {
  id: 7,
  sku: 'ARM-LUNA',
  store: 'nl_nl',
  nickname: 'Juno',
  title: 'Fine',
  detail: 'Soft\nand wide',
  rating: 4,
  createdAt: '2026-11-20T10:00:00.000Z',
  isVerified: false,
  pictures: [] as string[],
} as const

it('a review is shown with the number by which it is decided', () => {
  expect(reviewText(REVIEW)).toBe(
    '7  2026-11-20T10:00:00.000Z  nl_nl  ARM-LUNA  4 of 5  Juno\n  Fine\n  Soft\n  and wide',
  )
})

it('what a terminal would obey is left out', () => {
  const text = reviewText({ ...REVIEW, title: '\u001b[2JGone', nickname: 'a\u202eb' })
  expect(text).toContain('  ab\n  [2JGone\n')
})

it('a review says whether it was bought here, and where its pictures lie', () => {
  const text = reviewText({ ...REVIEW, isVerified: true, pictures: ['reviews/a.jpg'] })
  expect(text).toContain('Juno  bought here\n')
  expect(text).toContain('\n  /media/reviews/a.jpg')
})
