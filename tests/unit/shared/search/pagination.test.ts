import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampPage, countPages, visiblePages } from '../../../../shared/search/pagination'

describe('pages of a listing (spec 9)', () => {
  it('fills pages with 48 products, the last one with the rest', () => {
    expect(countPages(0)).toBe(1)
    expect(countPages(48)).toBe(1)
    expect(countPages(49)).toBe(2)
    expect(countPages(1994)).toBe(42)
  })

  it('shows 3 pages, the current one among them', () => {
    expect(visiblePages(1, 9)).toEqual([1, 2, 3])
    expect(visiblePages(5, 9)).toEqual([4, 5, 6])
    expect(visiblePages(9, 9)).toEqual([7, 8, 9])
    expect(visiblePages(2, 2)).toEqual([1, 2])
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        (page, total) => {
          const pages = visiblePages(page, total)
          expect(pages.length).toBe(Math.min(3, total))
          expect(pages).toContain(clampPage(page, total))
          expect(pages.every((one) => one >= 1 && one <= total)).toBe(true)
        },
      ),
    )
  })

  it('brings any number into the pages that are there', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: 99 }), (page, total) => {
        const clamped = clampPage(page, total)
        expect(Number.isInteger(clamped) && clamped >= 1 && clamped <= total).toBe(true)
      }),
    )
  })
})
