import { beforeAll, describe, expect, it } from 'vitest'
import { ListingView } from '../../../../client/listing/listing-view'
import { loadLateParts } from '../../../../client/stores/late-part'
import type { Filter, Listing } from '../../../../shared/search/listing'
import { drawInShop } from '../../../fixtures/draw-in-shop'
import { listFilter, listing, priceFilter, queryAt } from '../../../fixtures/listing'

beforeAll(() => loadLateParts(async () => {}))

function draw(other: Partial<Listing> = {}, at = '/lamps'): string {
  const shown = listing({ query: queryAt(at), ...other })
  return drawInShop(<ListingView title="Lamps" breadcrumbs={null} listing={shown} />, { at })
}

const links = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

describe('a listing (spec 2)', () => {
  it('says how many products were found', () => {
    expect(draw({ total: 18 })).toContain('18 products found')
    expect(draw({ total: 1 })).toContain('1 product found')
  })

  it('offers every option as an address: one that is not active adds itself', () => {
    const html = draw({ filters: [listFilter('type', 2)] }, '/lamps?material=oak&page=3')
    expect(links(html)).toContain('/lamps?material=oak&type=type-1')
  })

  it('selecting an active option removes it (spec 4)', () => {
    const at = '/lamps?type=type-1&type=type-2&sort=final_price%3Aasc'
    const html = draw({ filters: [listFilter('type', 2, ['type-1', 'type-2'])] }, at)
    expect(links(html)).toContain('/lamps?type=type-2&sort=final_price%3Aasc')
  })

  it('lists what is active with a way to take each away and one to clear all', () => {
    const html = draw({ filters: [listFilter('type', 2, ['type-1'])] }, '/lamps?type=type-1')
    expect(html).toContain('Active filters')
    expect(html).toContain('aria-label="Remove filter type 1"')
    expect(html).toMatch(/<a href="\/lamps">Clear all filters<\/a>/)
  })

  it('says nothing of active filters while there are none', () => {
    expect(draw({ filters: [listFilter('type', 2)] })).not.toContain('Active filters')
  })

  it('counts the active filters in brackets on the button of a phone', () => {
    const filters = [
      listFilter('type', 2, ['type-1', 'type-2']),
      priceFilter({ min: 5, max: 90, from: 10, to: 20 }),
    ]
    const at = '/lamps?type=type-1&type=type-2&price=10-20'
    expect(draw({ filters }, at)).toContain('Filters (3)')
  })

  it('shows a show-more button from 6 options on, and then 5 of them (spec 9)', () => {
    const five = draw({ filters: [listFilter('type', 5)] })
    expect(five).not.toContain('Show more')
    const six = draw({ filters: [listFilter('type', 6)] })
    expect(six).toContain('Show more')
    expect(six).toContain('type 5<')
    expect(six).not.toContain('type 6<')
  })

  it('leads to the options that the first visit left out, also without script', () => {
    const filter = { ...listFilter('type', 5), folded: 4 }
    expect(links(draw({ filters: [filter] }, '/lamps?material=oak'))).toContain(
      '/lamps?material=oak&all_options=1',
    )
    const whole = draw({ filters: [listFilter('type', 9)] }, '/lamps?all_options=1')
    expect(whole).toContain('type 9<')
    expect(links(whole).filter((href) => href.includes('all_options'))).toEqual([])
  })

  it('sorts and bounds by forms that keep everything else', () => {
    const filters = [priceFilter({ min: 10, max: 90, from: 20, to: 60 })]
    const at = '/lamps?q=desk&type=a&type=b&price=20-60&sort=final_price%3Aasc&page=3'
    const [byOrder = '', byPrice = ''] = [/<select [^>]*name="sort"/, /name="price_from"/].map(
      (field) =>
        draw({ filters }, at)
          .split('<form')
          .find((part) => field.test(part) && part.includes('action="/lamps"')),
    )
    const kept = (form: string) =>
      Array.from(
        form.split('</form>')[0]?.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g) ?? [],
        ([, name, value]) => `${name}=${value}`,
      )
    const others = ['q=desk', 'type=a', 'type=b']
    expect(kept(byOrder)).toEqual([...others, 'price=20-60'])
    expect(kept(byPrice)).toEqual([...others, 'sort=final_price:asc'])
  })

  it('shows the button for options that the first visit left out', () => {
    const html = draw({ filters: [{ ...listFilter('type', 5), folded: 4 }] })
    expect(html).toContain('Show more')
  })

  it('keeps an active option in sight behind the show-more button', () => {
    const html = draw({ filters: [listFilter('type', 9, ['type-9'])] }, '/lamps?type=type-9')
    expect(html).toContain('type 9<')
    expect(html).not.toContain('type 8<')
  })

  it('keeps filters out of search engines', () => {
    const html = draw({ filters: [listFilter('type', 1)] })
    expect(html).toMatch(/href="\/lamps\?type=type-1"[^>]*rel="nofollow"/)
  })

  it('paints a colour, and a light default where there is none (spec 9)', () => {
    const color = listFilter('color', 2)
    const [red, many] = color.options
    const options = [
      { ...red, swatch: '#aa2222' },
      { ...many, swatch: null },
    ] as typeof color.options
    const html = draw({ filters: [{ ...color, kind: 'color', options }] })
    expect(html).toContain('fill="#aa2222"')
    expect(html).toContain('fill="#e7e0d5"')
  })
})

describe('the price filter (spec 5)', () => {
  const price = (from: number, to: number) => priceFilter({ min: 10, max: 90, from, to })

  it('has two sliders and two inputs for the same two ends', () => {
    const html = draw({ filters: [price(20, 60)] })
    expect(html.match(/type="range"/g)).toHaveLength(2)
    expect(html).toMatch(/name="price_from"[^>]*value="20"|value="20"[^>]*name="price_from"/)
    expect(html).toMatch(/name="price_to"[^>]*value="60"|value="60"[^>]*name="price_to"/)
  })

  it('says "Only one price available" when there is nothing to choose', () => {
    const single = { min: 10, max: 10, from: 10, to: 10 }
    expect(draw({ filters: [priceFilter(single)] })).toContain('Only one price available')
  })

  it('can be taken away', () => {
    const html = draw({ filters: [price(20, 60)] }, '/lamps?price=20-60&type=x')
    expect(html).toMatch(/href="\/lamps\?type=x"[^>]*aria-label="Remove filter €20.00 – €60.00"/)
  })
})

describe('pages of a listing (spec 9)', () => {
  it('shows 3 pages with the current one marked, and keeps the filters', () => {
    const html = draw({ page: 5, totalPages: 9 }, '/lamps?type=x&page=5')
    const pages = Array.from(html.matchAll(/aria-label="Page (\d+)"/g), ([, page]) => page)
    expect(pages).toEqual(['4', '5', '6'])
    expect(html).toMatch(/aria-label="Page 5"[^>]*aria-current="page"/)
    expect(links(html)).toContain('/lamps?type=x&page=6')
  })

  it('leads to the first page without a number in the address', () => {
    expect(links(draw({ page: 2, totalPages: 2 }, '/lamps?page=2'))).toContain('/lamps')
  })

  it('shows no pages when there is only one', () => {
    expect(draw()).not.toContain('aria-label="Pages"')
  })
})

describe('an empty listing (spec 2)', () => {
  const empty = (at: string, filters: Filter[] = []) => draw({ cards: [], total: 0, filters }, at)

  it('says so in the words of the specification', () => {
    const html = empty('/lamps')
    expect(html).toContain('No products found!')
    expect(html).toContain('Please change Your search criteria and try again.')
  })

  it('offers to clear the filters when there are any', () => {
    const filters = [listFilter('type', 1, ['type-1'])]
    expect(empty('/lamps?type=type-1', filters)).toContain('Clear all filters')
    expect(empty('/lamps')).not.toContain('Clear all filters')
  })
})
