import { describe, expect, it } from 'vitest'
import { urlMapAnswer, urlMapRequest } from '../../../../shared/contract/url/url-map'
import { category, product } from './examples'

describe('the answer of the URL map', () => {
  it('is a product, a category, a CMS page or null', () => {
    const hit = { _index: 'vue_storefront_catalog', _id: '677', _score: 5.1 }
    const parsed = urlMapAnswer.parse({ ...hit, _type: 'product', _source: product })
    expect(parsed?._type === 'product' && parsed._source.sku).toBe('WS08')
    expect(urlMapAnswer.parse({ ...hit, _type: 'category', _source: category })?._type).toBe(
      'category',
    )
    const page = { id: 5, identifier: 'about-us', title: 'About', content: '<p>' }
    expect(urlMapAnswer.parse({ ...hit, _type: 'cms_page', _source: page })?._source).toEqual(page)
    expect(urlMapAnswer.parse(null)).toBeNull()
  })

  it('is refused when it is anything else', () => {
    for (const body of [{}, [], 'x', { _type: 'product' }, { _type: 'user', _source: {} }]) {
      expect(urlMapAnswer.safeParse(body).success).toBe(false)
    }
  })

  it('is asked for by the path without its slash, and a child sku', () => {
    const request = {
      url: 'women/tops/a.html',
      includeFields: null,
      excludeFields: [],
      options: { prefetchGroupProducts: true, setProductErrors: false },
      filters: { sku: 'A-M' },
      groupId: null,
      groupToken: '',
    }
    expect(urlMapRequest.parse(request)).toEqual(request)
    expect(urlMapRequest.safeParse({ ...request, url: 'a'.repeat(2049) }).success).toBe(false)
    expect(urlMapRequest.safeParse({ ...request, url: 5 }).success).toBe(false)
    expect(urlMapRequest.safeParse({}).success).toBe(false)
  })
})
