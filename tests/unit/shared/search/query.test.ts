import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchRequest } from '../../../../shared/contract/search/search-request'
import { LISTING_PAGE_SIZE } from '../../../../shared/search/pagination'
import { formatListingQuery, parseListingQuery, parsePrice } from '../../../../shared/search/query'
import { listingQuery } from './listing-query.arbitrary'

const parse = (text: string) => parseListingQuery(new URLSearchParams(text))

describe('the query of a listing (spec 2)', () => {
  it('reads page, sort, price and attributes of several values', () => {
    expect(parse('color=12&color=7&price=50-100&sort=price:asc&page=3&q=lamp')).toEqual({
      page: 3,
      sort: 'price:asc',
      price: { from: 50, to: 100 },
      filters: { color: ['12', '7'] },
      keyword: 'lamp',
    })
  })

  it('counts a page that is no whole number from 1 on as the first', () => {
    for (const page of ['0', '-1', '1.5', 'abc', '1e9', '', '99999999999']) {
      expect(parse(`page=${encodeURIComponent(page)}`).page).toBe(1)
    }
  })

  it('starts no further behind than a search may', () => {
    const from = (parse('page=999999').page - 1) * LISTING_PAGE_SIZE
    const request = { store: 'nl_nl', type: 'product', searchQuery: {}, from }
    expect(searchRequest.safeParse(request).error).toBeUndefined()
  })

  it('splits prices on the dash into whole numbers (spec 5)', () => {
    expect(parsePrice('50-100')).toEqual({ from: 50, to: 100 })
    expect(parsePrice('0-50')).toEqual({ from: 0, to: 50 })
    expect(parsePrice('150.0-*')).toEqual({ from: 150, to: null })
    expect(parsePrice('-50')).toEqual({ from: null, to: 50 })
    for (const bad of ['', '-', 'a-b', '50', '100-50', '1-2-3', '1e9-2']) {
      expect(parsePrice(bad)).toBeNull()
    }
  })

  it('takes the two bounds of a form without script', () => {
    expect(parse('price_from=10&price_to=90').price).toEqual({ from: 10, to: 90 })
    expect(parse('price_from=&price_to=90').price).toEqual({ from: null, to: 90 })
  })

  it('does not take marks of campaigns and of the editor for filters', () => {
    const { filters } = parse(
      'utm_source=x&gclid=1&srsltid=2&epik=4&ttclid=5&mtm_kwd=6&_storyblok_lang=app&color=1&__proto__=2&A=3',
    )
    expect(filters).toEqual({ color: ['1'] })
  })

  it('reads no more choices than a person makes, and leaves the rest of an address', () => {
    const address = ['color', 'material', 'size'].flatMap((code) =>
      Array.from({ length: 100 }, (_, id) => `${code}=${id}`),
    )
    const { filters } = parse(address.join('&'))
    const read = Object.values(filters).map((ids) => ids.length)
    expect(read).toEqual([30, 30])
  })

  it('is the same whatever the order of the parameters', () => {
    fc.assert(
      fc.property(listingQuery, fc.infiniteStream(fc.nat()), (query, seeds) => {
        const pairs = [...new URLSearchParams(formatListingQuery(query))]
        const shuffled = pairs
          .map((pair) => ({ pair, at: seeds.next().value }))
          .sort((a, b) => Number(a.at) - Number(b.at))
          .map(({ pair }) => pair)
        expect(parseListingQuery(new URLSearchParams(shuffled))).toEqual(query)
      }),
    )
  })

  it('has one address for one query', () => {
    fc.assert(
      fc.property(listingQuery, (query) => {
        const address = formatListingQuery(query)
        expect(formatListingQuery(parse(address))).toBe(address)
      }),
    )
  })

  it('reads any text without failing, into bounds', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const query = parse(text)
        expect(query.page).toBeGreaterThanOrEqual(1)
        expect(Object.keys(query.filters).length).toBeLessThanOrEqual(20)
      }),
    )
  })
})
