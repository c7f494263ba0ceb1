import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toggleFilter } from '../../../../shared/search/filters'
import { clearAll, joinFilters, listingLink } from '../../../../shared/search/listing-address'
import { placeAt, queryAt } from '../../../fixtures/listing'
import { filterCode, listingQuery, optionId } from './listing-query.arbitrary'

const none = queryAt('')
const blue = { link: '/l/blue-wallpaper/', filters: { color: ['navy', 'sky'] } }
const pink = { link: '/l/pink-wallpaper/', filters: { color: ['blush'] } }
const onBlue = { ...placeAt('/wallpaper'), landingPage: blue, landingPages: [pink] }
const inCategory = { ...placeAt('/wallpaper'), landingPages: [blue, pink] }
const blueQuery = { ...none, filters: blue.filters }

describe('a landing page (spec 4, listing)', () => {
  it('is where its own filters lead, without a query', () => {
    expect(listingLink(onBlue, blueQuery)).toBe('/l/blue-wallpaper/')
  })

  it('keeps what is chosen beside its own filters, another value of the same attribute included', () => {
    const more = toggleFilter(toggleFilter(blueQuery, 'size', 'm'), 'color', 'teal')
    expect(listingLink(onBlue, more)).toBe('/l/blue-wallpaper/?color=teal&size=m')
  })

  it('selecting a filter that is part of the current landing page returns to the parent path', () => {
    const single = { ...onBlue, landingPage: pink }
    const query = { ...none, filters: pink.filters }
    expect(listingLink(single, toggleFilter(query, 'color', 'blush'))).toBe('/wallpaper')
    expect(listingLink(onBlue, toggleFilter(blueQuery, 'color', 'sky'))).toBe(
      '/wallpaper?color=navy',
    )
  })

  it('may be of an attribute that is called as what every object has', () => {
    const odd = toggleFilter(none, 'constructor', 'a')
    expect(joinFilters(odd.filters, blue.filters)).toEqual({ constructor: ['a'], ...blue.filters })
    expect(listingLink(inCategory, odd)).toBe('/wallpaper?constructor=a')
  })

  it('clear all resets all filters', () => {
    const more = { ...toggleFilter(blueQuery, 'size', 'm'), price: { from: 1, to: 9 }, page: 3 }
    expect(listingLink(onBlue, clearAll(onBlue, more))).toBe('/l/blue-wallpaper/')
    expect(listingLink(placeAt('/rugs'), clearAll(placeAt('/rugs'), more))).toBe('/rugs')
  })

  it('clear all goes to the parent path if only the landing-page filter is active', () => {
    expect(listingLink(onBlue, clearAll(onBlue, blueQuery))).toBe('/wallpaper')
  })
})

describe('a filter that a landing page stands for (spec 3, is_filter_link_allowed)', () => {
  it('leads to that landing page, in whatever order its values were chosen', () => {
    const sky = toggleFilter(none, 'color', 'sky')
    expect(listingLink(inCategory, sky)).toBe('/wallpaper?color=sky')
    expect(listingLink(inCategory, toggleFilter(sky, 'color', 'navy'))).toBe('/l/blue-wallpaper/')
    expect(listingLink(inCategory, { ...none, filters: pink.filters })).toBe('/l/pink-wallpaper/')
  })

  it('keeps the order and the page there', () => {
    const sorted = { ...blueQuery, sort: 'final_price:asc', page: 2 }
    expect(listingLink(inCategory, sorted)).toBe('/l/blue-wallpaper/?sort=final_price%3Aasc&page=2')
  })
})

it('the filters of two places together hold every value once', () => {
  fc.assert(
    fc.property(listingQuery, filterCode, optionId, ({ filters }, code, id) => {
      const joined = joinFilters(filters, { [code]: [id] })
      expect(joined[code]).toContain(id)
      expect(joinFilters(joined, filters)).toEqual(joined)
      expect(joinFilters(filters, joined)).toEqual(joined)
    }),
  )
})
