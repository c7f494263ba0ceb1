import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clearFilters,
  countFilters,
  keepKnownFilters,
  toggleFilter,
  toggleSort,
  withPrice,
} from '../../../../shared/search/filters'
import { parseListingQuery } from '../../../../shared/search/query'
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
    expect(withPrice(third, { from: 1, to: 2 }).page).toBe(1)
    expect(toggleSort(third, 'price:asc').page).toBe(1)
    expect(clearFilters(third).page).toBe(1)
  })

  it('the same sort again goes back to the default, another one replaces it', () => {
    const byPrice = toggleSort(none, 'price:asc')
    expect(byPrice.sort).toBe('price:asc')
    expect(toggleSort(byPrice, 'price:desc').sort).toBe('price:desc')
    expect(toggleSort(byPrice, 'price:asc').sort).toBeNull()
  })

  it('clear all takes every filter away and keeps the search text and the order', () => {
    fc.assert(
      fc.property(listingQuery, (query) => {
        const cleared = clearFilters(query)
        expect(countFilters(cleared)).toBe(0)
        expect(cleared.keyword).toBe(query.keyword)
        expect(cleared.sort).toBe(query.sort)
      }),
    )
  })

  it('unknown filters are ignored', () => {
    const query = { ...none, filters: { color: ['1'], nonsense: ['2'] } }
    expect(keepKnownFilters(query, ['color', 'size']).filters).toEqual({ color: ['1'] })
  })

  it('counts each option once and the price once', () => {
    const query = {
      ...none,
      filters: { color: ['1', '2'], size: ['m'] },
      price: { from: 1, to: 9 },
    }
    expect(countFilters(query)).toBe(4)
  })
})
