import { beforeAll, describe, expect, it } from 'vitest'
import { type CallName, calls } from '../../../../shared/contract/calls'
import { type CommerceShop, openCommerceShop, postJson } from '../../../fakes/commerce-shop'
import { productDraft, SMALL_SHOP } from './small-shop'

let shop: CommerceShop

beforeAll(async () => {
  shop = await openCommerceShop(SMALL_SHOP)
})

async function read(path: string, headers = {}) {
  const response = await shop.fetch(path, { headers })
  return { status: response.status, body: await response.json() }
}

function expectResult(name: CallName, result: unknown) {
  expect(calls[name].result.safeParse(result).error, name).toBeUndefined()
}

describe('what is behind a path', () => {
  const map = async (url: string, store = 'nl_nl', rest = {}) =>
    (await postJson(shop, '/api/url/map', { url, ...rest }, { 'x-vs-store-code': store })).body

  it('is a product or a category, in the shape of the contract', async () => {
    const product = await map('ella-fauteuil')
    const category = await map('/meubels/stoelen/')
    expect(product).toMatchObject({ _type: 'product', _source: { sku: 'ELLA' } })
    expect(category).toMatchObject({ _type: 'category', _source: { name: 'Stoelen' } })
    expectResult('urlMap', product)
    expectResult('urlMap', category)
  })

  it('is null with 200 when there is nothing', async () => {
    for (const url of ['nowhere', '', '/', 'ella-fauteuil/x', 'ELLA-FAUTEUIL%', '../etc']) {
      const answer = await postJson(shop, '/api/url/map', { url })
      expect(answer).toMatchObject({ status: 200, body: null })
    }
  })

  it('belongs to the store of the call', async () => {
    expect(await map('ella-fauteuil', 'de_de')).toBeNull()
    expect(await map('ella-armchair', 'de_de')).toMatchObject({ _source: { name: 'Ella Sessel' } })
  })

  it('gives a child with its parent, and no disabled product', async () => {
    expect(await map('nora-m-red')).toMatchObject({
      _source: { sku: 'NORA-M-RED', parentSku: 'NORA', visibility: 1 },
    })
    const disabled = productDraft('OFF', { isEnabled: false })
    const other = await openCommerceShop({ ...SMALL_SHOP, products: [disabled] })
    expect((await postJson(other, '/api/url/map', { url: 'off' })).body).toBeNull()
  })

  it('comes with no more fields than asked for', async () => {
    expect(
      await map('ella-fauteuil', 'nl_nl', { includeFields: ['sku', 'stock.qty'] }),
    ).toMatchObject({
      _source: { sku: 'ELLA', stock: { qty: 10 } },
    })
    const lean = await map('ella-fauteuil', 'nl_nl', { excludeFields: ['description', 'price*'] })
    expect(lean).not.toHaveProperty('_source.description')
    expect(lean).not.toHaveProperty('_source.price_incl_tax')
  })
})

describe('a product on the wire', () => {
  it('has choices in the words of the store, and children with prices and stock', async () => {
    const { body } = await postJson(shop, '/api/url/map', { url: 'nora-dress' })
    expect(body).toMatchObject({
      _source: {
        type_id: 'configurable',
        price_incl_tax: 39.95,
        stock: { is_in_stock: true },
        size_options: ['S', 'M', 'L'],
        configurable_options: [
          { attribute_code: 'size', label: 'Maat' },
          {
            attribute_code: 'color',
            label: 'Kleur',
            values: [{ value_index: 'red', label: 'Rood' }, {}],
          },
        ],
        configurable_children: [
          { sku: 'NORA-S-RED', size: 'S', color: 'red', price_incl_tax: 39.95 },
          { sku: 'NORA-M-RED' },
          { sku: 'NORA-M-BLUE', price_incl_tax: 59.95 },
          { sku: 'NORA-L-BLUE', stock: { is_in_stock: false, qty: 0 } },
        ],
      },
    })
  })

  it('takes a special price only between its dates, from the source each time', async () => {
    const at = (from: string | null, to: string | null) =>
      productDraft('SALE', {
        price: { all: 10_000 },
        specialPrice: { all: { price: 8_000, from, to } },
      })
    const past = '2020-01-01T00:00:00Z'
    const future = '2099-01-01T00:00:00Z'
    for (const [product, price, special] of [
      [at(past, future), 80, 80],
      [at(null, past), 100, 0],
      [at(future, null), 100, 0],
    ] as const) {
      const other = await openCommerceShop({ ...SMALL_SHOP, products: [product] })
      const { body } = await postJson(other, '/api/url/map', { url: 'sale' })
      expect(body).toMatchObject({
        _source: {
          price_incl_tax: price,
          special_price_incl_tax: special,
          original_price_incl_tax: 100,
        },
      })
    }
  })
})

describe('prices, stock and quantities', () => {
  it('renders prices in the order of asking, without unknown skus', async () => {
    const { status, body } = await read(
      '/api/product/render-list?skus=TABLE,NOPE,ELLA&currencyCode=EUR&storeId=1',
    )
    expect(status).toBe(200)
    expectResult('renderList', body.result)
    expect(body.result.items).toMatchObject([
      { sku: 'TABLE', price_info: { final_price: 250, special_price: 0 } },
      {
        sku: 'ELLA',
        price_info: {
          final_price: 399,
          regular_price: 499,
          extension_attributes: { tax_adjustments: { final_price: 329.75 } },
        },
      },
    ])
  })

  it('refuses to render more than 100 prices at once, in words', async () => {
    const skus = Array.from({ length: 101 }, (_, at) => `SKU-${at}`).join(',')
    const { status, body } = await read(
      `/api/product/render-list?skus=${skus}&currencyCode=EUR&storeId=1`,
    )
    expect(status).toBe(400)
    expect(JSON.stringify(body.result)).toContain('At most 100 skus at once')
  })

  it('renders the price of a configurable product as a list shows it', async () => {
    const { body } = await read('/api/product/render-list?skus=NORA&currencyCode=EUR&storeId=1')
    const listed = await postJson(shop, '/api/catalog/search', {
      store: 'nl_nl',
      type: 'product',
      searchQuery: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'NORA' } }] },
    })
    const [nora] = (listed.body as { items: Record<string, number>[] }).items
    expect(body.result.items).toMatchObject([
      {
        sku: 'NORA',
        price_info: {
          final_price: nora?.final_price_incl_tax,
          regular_price: nora?.original_price_incl_tax,
          special_price: nora?.special_price_incl_tax,
        },
      },
    ])
  })

  it('gives price lists their turn: of many at once some are told to come later', async () => {
    const path = '/api/product/render-list?skus=TABLE&currencyCode=EUR&storeId=1'
    const answers = await Promise.all(Array.from({ length: 30 }, () => shop.fetch(path)))
    const statuses = answers.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('2')
  })

  it('renders no prices of another store or currency', async () => {
    const path = '/api/product/render-list?skus=ELLA'
    expect((await read(`${path}&currencyCode=USD&storeId=1`)).status).toBe(400)
    expect((await read(`${path}&currencyCode=EUR&storeId=3`)).status).toBe(400)
    expect((await read(`${path}&currencyCode=EUR&storeId=3&storeCode=de_de`)).status).toBe(200)
    expect((await read('/api/product/render-list')).status).toBe(400)
  })

  it('tells the stock of one sku, of a parent by its children', async () => {
    const own = await read('/api/stock/check?sku=ella')
    expectResult('stockCheck', own.body.result)
    expect(own.body.result).toMatchObject({ qty: 10, is_in_stock: true })
    expect((await read('/api/stock/check?sku=NORA-L-BLUE')).body.result.is_in_stock).toBe(false)
    expect((await read('/api/stock/check?sku=NORA')).body.result.is_in_stock).toBe(true)
    expect((await read('/api/stock/check?sku=NOPE')).status).toBe(404)
    expect((await read('/api/stock/check')).status).toBe(400)
  })

  it('tells the stock of many in the order of asking, whatever else is unknown', async () => {
    const { body } = await read('/api/stock/list?skus=TABLE,NOPE,NORA-L-BLUE,TABLE')
    expectResult('stockList', body.result)
    expect(body.result.map((one: { is_in_stock: boolean }) => one.is_in_stock)).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('says whether a quantity can be sold', async () => {
    const path = '/api/inventory/are-product-salable-for-requested-qty'
    const asked = ['ELLA', '10', 'ELLA', '11', 'NORA-L-BLUE', '1', 'NOPE', '1']
    const pairs = asked.map((value, n) => {
      const member = n % 2 === 0 ? 'sku' : 'qty'
      return `skuRequests[${Math.floor(n / 2)}][${member}]=${value}`
    })
    const { body } = await read(`${path}?stockId=1&${pairs.join('&')}`)
    expectResult('inventorySalable', body.result)
    expect(body.result).toMatchObject([
      { sku: 'ELLA', salable: true, errors: [] },
      { sku: 'ELLA', salable: false, errors: [{ code: 'back_order-disabled' }] },
      { sku: 'NORA-L-BLUE', salable: false },
      { sku: 'NOPE', salable: false, errors: [{ code: 'no-such-product' }] },
    ])
    expect((await read(`${path}?skuRequests[0][sku]=ELLA&skuRequests[0][qty]=0`)).status).toBe(400)
    expect((await read(path)).status).toBe(400)
    expect((await read(`${path}?stockId=2&${pairs[0]}&${pairs[1]}`)).status).toBe(404)
  })
})

describe('stories', () => {
  const story = async (path: string) => {
    const { status, body } = await read(`/api/ext/storyblok/story${path}`)
    expect(status).toBe(200)
    expectResult('story', body.result)
    return body.result.story
  }

  it('are the store’s own before those of all, home for nothing and for a store code', async () => {
    for (const path of ['', '/', '/home', '/nl_nl', '/home/']) {
      expect(await story(path)).toMatchObject({ name: 'Thuis' })
    }
    expect(await story('/?storeCode=de_de')).toMatchObject({ name: 'Home' })
    expect(await story('/blocks/footer')).toMatchObject({ full_slug: 'blocks/footer' })
  })

  it('are never drafts, and anything else is a miss', async () => {
    for (const path of ['/secret', '/nowhere', '/%ff', '/a%00b', '/1']) {
      expect(await story(path)).toBe(false)
    }
  })
})

describe('countries and redirects of a search', () => {
  it('names countries in the language of the store', async () => {
    const { body } = await read('/api/directory/countries?storeCode=fr_fr')
    expectResult('countries', body.result)
    expect(body.result).toContainEqual({
      id: 'DE',
      two_letter_abbreviation: 'DE',
      three_letter_abbreviation: 'DEU',
      full_name_locale: 'Allemagne',
      full_name_english: 'Germany',
    })
  })

  it('leads a word to a page, in its store', async () => {
    expect((await read('/api/search/redirect?tn_q=%20WINKELS')).body).toEqual({
      redirect: { url: '/storelocator/' },
    })
    expect((await read('/api/search/redirect?tn_q=winkels&storeCode=de_de')).body).toEqual({
      redirect: null,
    })
    expect((await read('/api/search/redirect')).body).toEqual({ redirect: null })
  })
})
