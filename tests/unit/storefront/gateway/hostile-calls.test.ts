// The gateway in front of the commerce Worker itself, both in this process: what no shopper sends
// is answered with what is wrong with it, never with a failure of ours.
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type CommerceShop, openCommerceShop } from '../../../fakes/commerce-shop'
import { createFakeShop } from '../../../fakes/fake-shop'
import { productDraft, SMALL_SHOP } from '../../commerce/catalogue/small-shop'
import { VISIBLE } from '../../commerce/search/query'

type Browser = ReturnType<ReturnType<typeof createFakeShop>['createBrowser']>

const GIFT_CARD = productDraft('GIFT', {
  typeId: 'amgiftcard',
  giftCard: { amounts: [2_500], openAmount: { min: 1_000, max: 50_000 } },
})

let commerce: CommerceShop
beforeAll(async () => {
  commerce = await openCommerceShop({
    ...SMALL_SHOP,
    products: [...SMALL_SHOP.products, GIFT_CARD],
  })
})

function openBrowser(): Browser {
  const backend = {
    async fetch(request: Request) {
      const { pathname, search } = new URL(request.url)
      const body = request.method === 'GET' ? null : await request.text()
      return commerce.fetch(pathname + search, {
        method: request.method,
        headers: request.headers,
        body,
      })
    },
  }
  return createFakeShop('nl_nl', backend).createBrowser()
}

function searchWith(filters: unknown[], facets: string[] = []) {
  return {
    method: 'POST',
    path: '/api/catalog/search',
    body: {
      store: 'nl_nl',
      type: 'product',
      searchQuery: {
        _availableFilters: facets.map((field) => ({ field, scope: 'catalog' })),
        _appliedFilters: filters,
      },
    },
  }
}

const chosen = (attribute: string, ...values: string[]) => ({
  attribute,
  value: { in: values },
  scope: 'catalog',
})
const BOUNDS = 'gt gte lt lte from to moreq orGt orGte orLt orLte orFrom orTo orMoreq'.split(' ')

describe('the gateway refuses in words', () => {
  test.each([
    ['50 filters', Array.from({ length: 50 }, () => chosen('size', 'S'))],
    ['26 filters on one attribute', Array.from({ length: 26 }, () => chosen('color', 'red'))],
    [
      'five filters of fourteen bounds',
      ['price', 'position', 'id', 'visibility', 'status'].map((attribute) => ({
        attribute,
        value: Object.fromEntries(BOUNDS.map((bound) => [bound, 1])),
      })),
    ],
    ['65 chosen values', [chosen('color', ...Array.from({ length: 65 }, (_, at) => `c${at}`))]],
  ])('%s', async (_, filters) => {
    const { status, json } = await openBrowser().send(searchWith(filters, ['color']))
    expect(status).toBe(400)
    expect(JSON.stringify(json.result)).toMatch(/at most|At most/)
  })

  test('a gift card of more money than there is', async () => {
    const browser = openBrowser()
    await browser.send({ method: 'POST', path: '/api/cart/create' })
    const { status, json } = await browser.send({
      method: 'POST',
      path: '/api/cart/update?cartId={{cartId}}',
      body: {
        cartItem: {
          sku: 'GIFT',
          qty: 1,
          product_option: {
            extension_attributes: {
              am_giftcard_options: { am_giftcard_amount_custom: Number.MAX_SAFE_INTEGER },
            },
          },
        },
      },
    })
    expect(status).toBe(400)
    expect(json.result).toBe('The gift card is not sold with this amount.')
  })

  test('a page request without the fields that make it one', async () => {
    const body = { url: 'bruno-coffee-table', includeFields: ['name'] }
    const { status, json } = await openBrowser().send({
      method: 'POST',
      path: '/api/url/map',
      body,
    })
    expect(status).toBe(400)
    expect(json.result).toContain('fields')
  })

  test.each(['..%2fadmin', '..%2f..%2fadmin', 'a%2f..%2f..', '%2e%2e%2fx'])(
    'the slug %s',
    async (slug) => {
      const { status } = await openBrowser().send({ path: `/api/ext/storyblok/story/${slug}` })
      expect(status).toBe(400)
    },
  )
})

test.each([51, 4000])('a search for %i products is refused in words', async (size) => {
  const { path, method, body } = searchWith([])
  const { status, json } = await openBrowser().send({ path, method, body: { ...body, size } })
  expect(status).toBe(400)
  expect(JSON.stringify(json.result)).toContain('at most 50 products')
})

test('50 products and 4,000 categories may be asked for at once (spec 9)', async () => {
  const { path, method, body } = searchWith([])
  for (const asked of [{ size: 50 }, { type: 'category', size: 4000 }]) {
    const { status } = await openBrowser().send({ path, method, body: { ...body, ...asked } })
    expect(status).toBe(200)
  }
})

test('as many filters as a search may have are answered', async () => {
  const filters = [...VISIBLE, ...Array.from({ length: 22 }, () => chosen('color', 'red', 'sage'))]
  const { status } = await openBrowser().send(searchWith(filters, ['color', 'size', 'price']))
  expect(status).toBe(200)
})

const strange = fc.constantFrom<unknown>(
  ...[
    null,
    true,
    -1,
    0,
    1.5,
    1e15,
    2 ** 53 - 1,
    -1e300,
    '',
    '0',
    '../..',
    '%00',
    '\u0000',
    '\ud800',
  ],
  ...['__proto__', "' OR 1=1--", '"*"', 'NEAR(a b)', 'x'.repeat(600), [], {}, [[]], ['a', 1, null]],
)
const anyFilter = fc.record({
  attribute: fc.constantFrom('color', 'size', 'price', 'name', 'sku', 'status', 'id', 'toString'),
  value: fc.dictionary(
    fc.constantFrom('eq', 'neq', 'in', 'nin', 'or', 'nor', ...BOUNDS),
    fc.oneof(strange, fc.array(fc.constantFrom('red', 'S', 3, true), { maxLength: 5 })),
    { maxKeys: 17 },
  ),
  scope: fc.constantFrom('default', 'catalog'),
})
const anySearch = fc.record({
  store: fc.constant('nl_nl'),
  type: fc.constantFrom('product', 'category', 'review', 'redirect', 'url_mapping', 'attribute'),
  searchQuery: fc.record({
    _availableFilters: fc.array(
      fc.record({ field: fc.constantFrom('color', 'size', 'price', 'constructor') }),
      { maxLength: 30 },
    ),
    _appliedFilters: fc.array(anyFilter, { maxLength: 55 }),
    _searchText: fc.oneof(fc.string(), fc.constantFrom('ELLA', '"', 'a* OR b', '('.repeat(99))),
  }),
  size: fc.oneof(fc.integer(), strange),
  from: fc.oneof(fc.integer(), strange),
})
const anyItem = fc.record({
  sku: fc.oneof(fc.constantFrom('ELLA', 'NORA', 'GIFT', 'NONE'), strange),
  qty: fc.oneof(fc.integer(), strange),
  item_id: fc.oneof(fc.constant(undefined), strange),
  product_option: fc.record({
    extension_attributes: fc.dictionary(
      fc.constantFrom(
        'am_giftcard_options',
        'configurable_item_options',
        'custom_options',
        'bundle_options',
      ),
      fc.oneof(strange, fc.dictionary(fc.constantFrom('am_giftcard_amount', 'option_id'), strange)),
    ),
  }),
})
const anyCall = fc.oneof(
  anySearch.map((body) => ({ method: 'POST', path: '/api/catalog/search', body })),
  anyItem.map((cartItem) => ({
    method: 'POST',
    path: '/api/cart/update?cartId={{cartId}}',
    body: { cartItem },
  })),
  fc
    .record({ url: fc.oneof(fc.constant('ella-fauteuil'), strange), includeFields: strange })
    .map((body) => ({ method: 'POST', path: '/api/url/map', body })),
  fc.string().map((slug) => ({ path: `/api/ext/storyblok/story/${encodeURIComponent(slug)}` })),
  fc.string().map((sku) => ({ path: `/api/stock/check?sku=${encodeURIComponent(sku)}` })),
)

test('1,500 calls drawn at random are answered below 500', async () => {
  const browser = openBrowser()
  await browser.send({ method: 'POST', path: '/api/cart/create' })
  await fc.assert(
    fc.asyncProperty(anyCall, async (call) => {
      expect((await browser.send(call)).status).toBeLessThan(500)
    }),
    { numRuns: 1500 },
  )
}, 60_000)
