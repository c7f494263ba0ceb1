import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseEntities } from '../../../../shared/contract/search/entities'
import { toSearchAnswer } from '../../../../shared/contract/search/search-dialects'
import { searchRequest } from '../../../../shared/contract/search/search-request'
import { product } from './examples'

const query = {
  _availableFilters: [{ field: 'color', scope: 'catalog', options: {} }],
  _appliedFilters: [
    { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
    { attribute: 'price', value: { gte: 50, lte: 100 }, scope: 'catalog' },
    { attribute: 'image', value: { nor: null }, scope: 'default' },
  ],
  _appliedSort: [{ field: 'updated_at', options: 'desc' }],
  _searchText: 'sofa',
}
const request = { store: 'nl_nl', type: 'product', searchQuery: query, size: 48, from: 0 }

describe('the search request', () => {
  it('accepts the query as its clients serialise it', () => {
    expect(
      searchRequest.parse({ ...request, groupToken: null, groupId: null }).searchQuery,
    ).toEqual(query)
  })

  it('makes a size of zero or less 50 and a start below zero 0', () => {
    fc.assert(
      fc.property(fc.integer({ max: 0 }), fc.integer({ max: -1 }), (size, from) => {
        expect(searchRequest.parse({ ...request, size, from })).toMatchObject({ size: 50, from: 0 })
      }),
    )
    expect(searchRequest.parse({ ...request, size: undefined, from: undefined })).toMatchObject({
      size: 50,
      from: 0,
    })
  })

  it('reads a sort given as an object with its order', () => {
    const searchQuery = { _appliedSort: [{ field: 'position', options: { order: 'asc' } }] }
    expect(searchRequest.parse({ ...request, searchQuery }).searchQuery).toEqual({
      _availableFilters: [],
      _appliedFilters: [],
      _appliedSort: [{ field: 'position', options: 'asc' }],
      _searchText: '',
    })
  })

  it.each([
    ['another entity', { type: 'customer' }],
    ['a store that is a path', { store: '../x' }],
    ['a size as text', { size: '48' }],
    ['a size without bounds', { size: 1e9 }],
    ['a broken start', { from: 1.5 }],
    ['a sort with code in it', { sort: 'price;drop' }],
    [
      'a filter on a strange field',
      { searchQuery: { _appliedFilters: [{ attribute: 'a b', value: {} }] } },
    ],
    [
      'a value that is no number',
      { searchQuery: { _appliedFilters: [{ attribute: 'price', value: { gte: Infinity } }] } },
    ],
    [
      'too many filters',
      { searchQuery: { _appliedFilters: Array(51).fill({ attribute: 'a', value: {} }) } },
    ],
    [
      'too many values',
      {
        searchQuery: { _appliedFilters: [{ attribute: 'a', value: { in: Array(4001).fill(1) } }] },
      },
    ],
    ['an endless text', { searchQuery: { _searchText: 'a'.repeat(257) } }],
    ['a text with control characters', { searchQuery: { _searchText: 'so\u0000fa' } }],
  ])('refuses %s', (_, change) => {
    expect(searchRequest.safeParse({ ...request, ...change }).success).toBe(false)
  })
})

describe('the search answer', () => {
  const options = { start: 48, perPage: 48 }
  const aggregations = { agg_terms_color: { buckets: [{ key: 49, doc_count: 3 }] } }

  it('is read from our own dialect', () => {
    const answer = toSearchAnswer(
      {
        items: [{ sku: 'A' }],
        total: 1,
        start: 0,
        perPage: 50,
        aggregations,
        attributeMetadata: [],
        suggestions: [],
        RequestId: 'r1',
      },
      options,
    )
    expect(answer).toEqual({
      items: [{ sku: 'A' }],
      total: 1,
      start: 0,
      perPage: 50,
      aggregations,
      attributeMetadata: [],
      suggestions: [],
      RequestId: 'r1',
    })
  })

  it.each([
    ['a number', 2],
    ['an object, as of version 7', { value: 2, relation: 'eq' }],
  ])('is read from Elasticsearch with the total as %s', (_, total) => {
    const hits = [
      { _id: '1', _score: 3.5, _source: { sku: 'A' } },
      { _id: '2', _score: null, _source: { sku: 'B' } },
    ]
    const answer = toSearchAnswer(
      {
        hits: { total, hits },
        aggregations,
        attribute_metadata: [{ attribute_code: 'color' }],
        suggest: { name: [{ text: 'sofa' }] },
      },
      options,
    )
    expect(answer).toEqual({
      items: [
        { sku: 'A', _score: 3.5 },
        { sku: 'B', _score: null },
      ],
      total: 2,
      start: 48,
      perPage: 48,
      aggregations,
      attributeMetadata: [{ attribute_code: 'color' }],
      suggestions: [{ text: 'sofa' }],
    })
  })

  it('is read from the compact dialect, with keys and inherited child fields restored', () => {
    const hit = {
      sku: 'A',
      p: 39,
      _score: 1,
      configurable_children: [{ sku: 'A-S' }, { sku: 'A-M', p: 41 }],
    }
    const answer = toSearchAnswer(
      { hits: [hit], total: 1 },
      { ...options, compactKeys: { p: 'price' }, compressedFields: ['price', 'image'] },
    )
    expect(answer?.items).toEqual([
      {
        sku: 'A',
        price: 39,
        _score: 1,
        configurable_children: [
          { sku: 'A-S', price: 39 },
          { sku: 'A-M', price: 41 },
        ],
      },
    ])
  })

  it('is read out of an envelope', () => {
    expect(toSearchAnswer({ code: 200, result: { items: [], total: 0 } }, options)?.total).toBe(0)
  })

  it('is none when the body is something else', () => {
    for (const body of [
      null,
      [],
      'x',
      {},
      { hits: 1 },
      { items: [], total: 'many' },
      { items: [1], total: 1 },
      { hits: { hits: [], total: { value: 'x' } } },
    ]) {
      expect(toSearchAnswer(body, options)).toBeUndefined()
    }
  })

  it('never lets a __proto__ key into an item', () => {
    const body: unknown = JSON.parse('{"hits":[{"sku":"A","__proto__":{"x":1}}],"total":1}')
    const item = toSearchAnswer(body, options)?.items[0]
    expect(JSON.stringify(item)).toBe('{"sku":"A"}')
    expect(item?.x).toBeUndefined()
  })
})

describe('the items of an answer', () => {
  it('are parsed one by one, so that a bad one does not take the others with it', () => {
    const { items, rejected } = parseEntities('product', [
      product,
      { sku: 'broken' },
      null,
      product,
    ])
    expect(items.map((item) => item.sku)).toEqual(['WS08', 'WS08'])
    expect(rejected).toHaveLength(2)
  })

  it('have the shape of the type that was asked for', () => {
    const redirects = parseEntities('redirect', [
      { request_path: 'old', target_path: 'new', redirect_type: '301' },
      { request_path: 'old', target_path: 'new', redirect_type: 200 },
    ])
    expect(redirects.items).toEqual([
      { request_path: 'old', target_path: 'new', redirect_type: 301 },
    ])
    expect(redirects.rejected).toHaveLength(1)
    const mapping = {
      request_path: 'a',
      name: 'simple-product',
      params: { parentSku: 'A', slug: 'a' },
    }
    expect(parseEntities('url_mapping', [mapping]).items).toEqual([mapping])
    const rule = {
      id: 1,
      product_tax_class_ids: ['2'],
      customer_tax_class_ids: [3],
      rates: [{ rate: '21', tax_country_id: 'NL', tax_region_id: 0 }],
    }
    expect(parseEntities('taxrule', [rule]).items[0]?.rates[0]?.rate).toBe(21)
    expect(
      parseEntities('attribute', [
        {
          attribute_code: 'color',
          attribute_id: 93,
          options: [
            { value: '', label: ' ' },
            { value: 49, label: 'Black' },
          ],
        },
      ]).items[0]?.options?.[1],
    ).toEqual({ value: '49', label: 'Black' })
    expect(
      parseEntities('tweakwise_landing_page', [
        {
          url_path: 'sofa/red',
          active: '1',
          filter_attributes: [{ attribute: 'color', value: 5 }],
        },
      ]).items[0],
    ).toEqual({
      url_path: 'sofa/red',
      active: true,
      filter_attributes: [{ attribute: 'color', value: '5' }],
    })
  })
})
