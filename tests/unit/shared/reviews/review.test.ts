import { describe, expect, it } from 'vitest'
import { toReviews } from '../../../../shared/contract/catalogue/to-reviews'

const told = (id: number, value?: number) => ({
  id,
  title: 'Soft',
  detail: 'Very.',
  nickname: 'Wilm',
  created_at: '2026-03-01T10:00:00Z',
  ...(value === undefined ? {} : { ratings: [{ value }] }),
})

describe('reviews (spec 3)', () => {
  it('have the average that the backend counted over all', () => {
    expect(toReviews([told(1, 5)], 40, 4.2)).toMatchObject({ total: 40, average: 4.2 })
  })

  it('have the average of those that are here where nobody counted', () => {
    expect(toReviews([told(1, 5), told(2, 2), told(3)], 3, undefined).average).toBe(3.5)
    expect(toReviews([told(1)], 1, undefined).average).toBeNull()
  })

  it('have no rating that is none', () => {
    const ratings = [told(1, 0), told(2, 6), told(3)]
    expect(toReviews(ratings, 3, undefined).items.map(({ rating }) => rating)).toEqual([
      null,
      null,
      null,
    ])
  })
})
