import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countActive,
  keepKnownFilters,
  toggleFilter,
  toggleSort,
  withRange,
} from '../../../../shared/search/filters'
import { parseListingQuery } from '../../../../shared/search/query'
import { listFilter, priceFilter } from '../../../fixtures/listing'
import { filterCode, listingQuery, optionId } from './listing-query.arbitrary'

const none = parseListingQuery(new URLSearchParams())

describe('filters of a listing (spec 4, 5; contract 2.11)', () => {
  it('selecting a filter twice changes nothing but the page', () => {
    fc.assert(
      fc.property(listingQuery, filterCode, optionId, (query, code, id) => {
        const twice = toggleFilter(toggleFilter(query, code, id), code, id)
        expect(twice).toEqual({ ...query, page: 1 })
      }),
    )
  })

  it('the order in which filters are selected does not matter', () => {
    fc.assert(
      fc.property(listingQuery, optionId, optionId, (query, one, other) => {
        const forth = toggleFilter(toggleFilter(query, 'color', one), 'size', other)
        const back = toggleFilter(toggleFilter(query, 'size', other), 'color', one)
        expect(forth).toEqual(back)
      }),
    )
  })

  it('a filter of a single choice replaces what was chosen', () => {
    const red = toggleFilter(none, 'type', 'red', true)
    expect(toggleFilter(red, 'type', 'blue', true).filters).toEqual({ type: ['blue'] })
    expect(toggleFilter(red, 'type', 'red', true).filters).toEqual({})
  })

  it('a list that becomes empty is dropped, and the query before is left alone', () => {
    const before = toggleFilter(none, 'color', '1')
    const after = toggleFilter(before, 'color', '1')
    expect(after.filters).toEqual({})
    expect(before.filters).toEqual({ color: ['1'] })
  })

  it('every change of the list begins on its first page', () => {
    const third = { ...none, page: 3 }
    expect(toggleFilter(third, 'color', '1').page).toBe(1)
    expect(withRange(third, 'price', { from: 1, to: 2 }).page).toBe(1)
    expect(toggleSort(third, 'price:asc').page).toBe(1)
  })

  it('the same sort again goes back to the default, another one replaces it', () => {
    const byPrice = toggleSort(none, 'price:asc')
    expect(byPrice.sort).toBe('price:asc')
    expect(toggleSort(byPrice, 'price:desc').sort).toBe('price:desc')
    expect(toggleSort(byPrice, 'price:asc').sort).toBeNull()
  })

  it('unknown filters and unknown values are ignored', () => {
    const query = { ...none, filters: { color: ['1', '9'], size: ['9'], nonsense: ['1'] } }
    const isKnown = (code: string, id: string) => ['color', 'size'].includes(code) && id === '1'
    expect(keepKnownFilters(query, isKnown).filters).toEqual({ color: ['1'] })
  })

  it('counts each active option once and the price once', () => {
    const filters = [
      listFilter('color', 3, ['color-1', 'color-2']),
      listFilter('size', 2, ['size-1']),
      priceFilter({ min: 0, max: 90, from: 1, to: 9 }),
    ]
    expect(countActive(filters)).toBe(4)
  })

  it('a range of numbers is chosen, changed and taken away as one value', () => {
    const wide = withRange(none, 'width', { from: 80, to: 120 })
    expect(wide.filters).toEqual({ width: ['80-120'] })
    expect(withRange(wide, 'width', { from: 90, to: null }).filters).toEqual({ width: ['90-'] })
    expect(withRange(wide, 'width', null).filters).toEqual({})
  })
})
