import { describe, expect, it } from 'vitest'
import { parseListingQuery } from '../../../../shared/search/query'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { toSearch } from '../../../../worker/storefront/load/load-listing'
import { toFilters } from '../../../../worker/storefront/mapping/listing/to-filters'
import { toCard } from '../../../../worker/storefront/mapping/product/to-card'
import { toPrice } from '../../../../worker/storefront/mapping/product/to-price'

const queryOf = (text: string) => parseListingQuery(new URLSearchParams(text))
const chairs = { categoryIds: [7, 8], fixed: [] }

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
    const found = toSearch(
      { categoryIds: null, fixed: [] },
      { ...queryOf('q=sofa'), sort: 'updated_at:desc' },
    )
    expect(found.searchQuery._searchText).toBe('sofa')
    expect(found).not.toHaveProperty('sort')
  })

  it('adds the filters of a landing page', () => {
    const fixed = [{ attribute: 'material', value: 'oak|walnut' }]
    const search = toSearch({ categoryIds: null, fixed }, queryOf(''))
    expect(search.searchQuery._appliedFilters?.[2]).toEqual({
      attribute: 'material',
      value: { in: ['oak', 'walnut'] },
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
    const [filter] = toFilters(aggregations, [color], queryOf(''))
    expect(filter).toMatchObject({ code: 'color', title: 'Kleur', kind: 'color' })
    expect(filter?.options).toEqual([
      { id: 'sage', label: 'Salie', count: 5, isActive: false, swatch: '#a8b5a0' },
    ])
  })

  it('keep a chosen option that would leave nothing, so that it can be taken away', () => {
    const [filter] = toFilters(aggregations, [color], queryOf('color=red'))
    expect(filter?.options.find(({ id }) => id === 'red')).toMatchObject({
      count: 0,
      isActive: true,
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
      { color: 'Groen', image: 'e.webp', link: '/ella%20stoel?childSku=E-S' },
    ])
  })
})
