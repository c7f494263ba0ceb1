import { describe, expect, it } from 'vitest'
import type { WireAggregation } from '../../../../shared/contract/search/search-answer'
import { parseListingQuery } from '../../../../shared/search/query'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { toSearch } from '../../../../worker/storefront/load/load-listing'
import { toFilters } from '../../../../worker/storefront/mapping/listing/to-filters'
import { toCard } from '../../../../worker/storefront/mapping/product/to-card'
import { toPrice } from '../../../../worker/storefront/mapping/product/to-price'

const queryOf = (text: string) => parseListingQuery(new URLSearchParams(text))
const chairs = { categoryIds: [7, 8], attributes: [] }
const everything = { categoryIds: null, attributes: [] }

describe('the search backend query of a listing (spec 5 and 9)', () => {
  it('asks for 48 products of the page, visible and enabled, in the category and below', () => {
    const search = toSearch(chairs, queryOf('page=3'))
    expect(search).toMatchObject({ size: 48, from: 96 })
    expect(search.searchQuery._appliedFilters).toEqual([
      { attribute: 'visibility', value: { in: [2, 3, 4] } },
      { attribute: 'status', value: { in: [0, 1] } },
      { attribute: 'category_ids', value: { in: [7, 8] } },
    ])
  })

  it('carries what the shopper chose: lists, and an open price as one bound', () => {
    const filters = toSearch(chairs, queryOf('color=sage&color=navy&price=50-')).searchQuery
    expect(filters._appliedFilters?.slice(3)).toEqual([
      { attribute: 'color', value: { in: ['navy', 'sage'] }, scope: 'catalog' },
      { attribute: 'price', value: { gte: 50 }, scope: 'catalog' },
    ])
  })

  it('leaves what was searched for in the order in which it fits', () => {
    const found = toSearch(everything, queryOf('q=sofa'))
    expect(found.searchQuery._searchText).toBe('sofa')
    expect(found).not.toHaveProperty('sort')
  })

  it('sorts what was searched for by the latest only when it is asked to', () => {
    const found = toSearch(everything, queryOf('q=sofa&sort=updated_at:desc'))
    expect(found.sort).toBe('updated_at:desc')
  })

  it('sorts a list by updated_at descending unless it is asked otherwise (spec 9)', () => {
    expect(toSearch(chairs, queryOf('')).sort).toBe('updated_at:desc')
    expect(toSearch(chairs, queryOf('sort=relevance')).sort).toBe('updated_at:desc')
    expect(toSearch(chairs, queryOf('sort=final_price:asc')).sort).toBe('final_price:asc')
  })

  it('counts the default filters, in the order of spec 9', () => {
    const { _availableFilters: asked } = toSearch(chairs, queryOf('')).searchQuery
    expect(asked?.map(({ field }) => field).slice(0, 7)).toEqual([
      'color',
      'erin_recommends',
      'price',
      'size',
      'type',
      'season',
      'collection_group',
    ])
  })

  it('narrows an attribute with more values than can be listed by a range of numbers', () => {
    const options = Array.from({ length: 101 }, (_, cm) => ({ value: `${cm}`, label: `${cm}` }))
    const attributes = [{ attribute_code: 'width', is_filterable: true, options }]
    const { searchQuery } = toSearch({ categoryIds: null, attributes }, queryOf('width=80-120'))
    expect(searchQuery._availableFilters?.at(-1)?.field).toBe('width')
    expect(searchQuery._appliedFilters?.at(-1)).toEqual({
      attribute: 'width',
      value: { gte: 80, lte: 120 },
      scope: 'catalog',
    })
  })
})

describe('filters in words', () => {
  const color = {
    attribute_code: 'color',
    frontend_label: 'Kleur',
    options: [
      { value: 'sage', label: 'Salie', swatch: '#a8b5a0' },
      { value: 'navy', label: 'Marine' },
      { value: 'red', label: 'Rood' },
    ],
  }
  const counted = (aggregations: Record<string, WireAggregation>) => ({
    aggregations,
    attributeMetadata: [],
  })
  const aggregations = {
    agg_terms_color: { buckets: [{ key: 'sage', doc_count: 2 }] },
    agg_terms_color_options: {
      buckets: [
        { key: 'sage', doc_count: 3 },
        { key: 'nobody-knows', doc_count: 1 },
      ],
    },
  }

  it('count simple and configurable products, and drop options nobody knows or nobody has', () => {
    const [filter] = toFilters(counted(aggregations), [color], queryOf(''))
    expect(filter).toMatchObject({ code: 'color', title: 'Kleur', kind: 'color' })
    expect(filter?.options).toEqual([
      { id: 'sage', label: 'Salie', count: 5, isActive: false, swatch: '#a8b5a0' },
    ])
  })

  it('keep a chosen option that would leave nothing, so that it can be taken away', () => {
    const [filter] = toFilters(counted(aggregations), [color], queryOf('color=red'))
    expect(filter?.options.find(({ id }) => id === 'red')).toMatchObject({
      count: 0,
      isActive: true,
    })
  })

  const prices = {
    agg_min_price: { value: 12.5 },
    agg_max_price: { value: 180.2 },
    agg_range_price: {
      buckets: [
        { key: '0.0-50.0', from: 0, to: 50, doc_count: 4 },
        { key: '50.0-100.0', from: 50, to: 100, doc_count: 0 },
        { key: '100.0-150.0', from: 100, to: 150, doc_count: 2 },
        { key: '150.0-*', from: 150, doc_count: 1 },
      ],
    },
  }

  it('bound a price by whole numbers, and offer the ready-made ranges that have products', () => {
    const [filter] = toFilters(counted(prices), [], queryOf('price=100-150'))
    expect(filter?.range).toEqual({
      min: 12,
      max: 181,
      from: 100,
      to: 150,
      isActive: true,
      buckets: [
        { from: null, to: 50, count: 4 },
        { from: 100, to: 150, count: 2 },
        { from: 150, to: null, count: 1 },
      ],
    })
  })

  it('are a range of numbers where there are more than 100 values', () => {
    const options = Array.from({ length: 101 }, (_, cm) => ({ value: `${cm}`, label: `${cm}` }))
    const width = {
      attribute_code: 'width',
      frontend_label: 'Breedte',
      is_filterable: true,
      options,
    }
    const ends = { agg_min_width: { value: 40 }, agg_max_width: { value: 220 } }
    const [filter] = toFilters(counted(ends), [width], queryOf('width=80-'))
    expect(filter).toMatchObject({ code: 'width', title: 'Breedte', kind: 'range', options: [] })
    expect(filter?.range).toMatchObject({ min: 40, max: 220, from: 80, to: 220, isActive: true })
  })

  it.each([
    ['words', (at: number) => `b${at}`],
    ['words behind the ids of a backend', (at: number) => String(at)],
  ])('are a list of %s, however many', (_, toValue) => {
    const options = Array.from({ length: 101 }, (_, at) => ({
      value: toValue(at),
      label: `B ${at}`,
    }))
    const brand = { attribute_code: 'brand', frontend_label: 'Merk', is_filterable: true, options }
    const counts = { agg_terms_brand: { buckets: [{ key: toValue(7), doc_count: 2 }] } }
    const [filter] = toFilters(counted(counts), [brand], queryOf(''))
    expect(filter).toMatchObject({
      code: 'brand',
      kind: 'list',
      options: [{ id: toValue(7), count: 2 }],
    })
  })

  it('are shown as the search answer says: title, collapsed, how many, and its own words', () => {
    const settings = {
      attribute_code: 'color',
      title: 'Tint',
      isCollapsed: true,
      expandText: 'Alle tinten',
      collapseText: 'Minder tinten',
      numberOfShownAttributes: 8,
    }
    const answer = { aggregations, attributeMetadata: [settings] }
    const [filter] = toFilters(answer, [color], queryOf(''))
    expect(filter).toMatchObject({
      title: 'Tint',
      isCollapsed: true,
      shownCount: 8,
      expandText: 'Alle tinten',
      collapseText: 'Minder tinten',
    })
  })
})

describe('a price off the wire (contract 2.10)', () => {
  it('is regular only, when nothing is below it', () => {
    expect(toPrice({ price_incl_tax: 19.95 })).toEqual({ regular: 1995, special: null })
    expect(toPrice({ price_incl_tax: 19.95, special_price_incl_tax: 0 })).toEqual({
      regular: 1995,
      special: null,
    })
  })

  it('strikes through the original price, also when only the final price is lower', () => {
    const wire = { original_price_incl_tax: 100, price_incl_tax: 80, special_price_incl_tax: 0 }
    expect(toPrice(wire)).toEqual({ regular: 10000, special: 8000 })
  })
})

describe('a product card (spec 3)', () => {
  const children = [
    { sku: 'E-S', size: '1', color: '5', price_incl_tax: 10, stock: { is_in_stock: true } },
    { sku: 'E-M', size: '2', color: '5', price_incl_tax: 12, stock: { is_in_stock: false } },
    { sku: 'E-L', size: '3', color: '6', price_incl_tax: 1, status: 2 },
  ]
  const wire = {
    id: 1,
    sku: 'E',
    type_id: 'configurable',
    name: 'Ella',
    url_path: 'ella stoel',
    image: '/e.webp',
    price_incl_tax: 10,
    stock: { is_in_stock: false },
    configurable_options: [
      {
        attribute_id: '93',
        attribute_code: 'color',
        label: 'Kleur',
        values: [{ value_index: '5', label: 'Groen' }],
      },
      {
        attribute_id: '94',
        attribute_code: 'size',
        label: 'Maat',
        values: [{ value_index: '1', label: 'S' }],
      },
    ],
    configurable_children: children,
  }
  const card = toCard(wire as Parameters<typeof toCard>[0], [], storeViewOf('nl_nl'))

  it('is in stock when any child is', () => {
    expect(card.isInStock).toBe(true)
  })

  it('has a price from only when what can be had differs in price', () => {
    expect(card.isFromPrice).toBe(false)
  })

  it('links to itself with the child it shows and, by its swatches, to its children', () => {
    expect(card.link).toBe('/ella%20stoel?childSku=E-S')
    expect(card.colors).toEqual([
      { color: 'Groen', swatch: null, image: 'e.webp', link: '/ella%20stoel?childSku=E-S' },
    ])
  })
})
