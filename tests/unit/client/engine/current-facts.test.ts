import { describe, expect, it } from 'vitest'
import { fetchCurrentFacts } from '../../../../client/engine/current-facts'
import type { GatewayAnswer, HttpPort } from '../../../../client/engine/ports'
import { storeViewOf } from '../../../../shared/store-view/store-views'

const store = storeViewOf('global_en')

/** Answers prices and stock of whatever is asked, and notes the questions. */
function createHttp(answerOf: (path: string, skus: string[]) => unknown) {
  const asked: { path: string; query: URLSearchParams; skus: string[] }[] = []
  const http: HttpPort = {
    async send(request): Promise<GatewayAnswer> {
      const [path = '', text] = request.path.split('?')
      const query = new URLSearchParams(text)
      const skus = (query.get('skus') ?? '').split(',')
      asked.push({ path, query, skus })
      const result = answerOf(path, skus)
      if (result === undefined) return { kind: 'lost', reason: 'offline' }
      return { kind: 'answered', code: 200, result, retryAfterMs: null }
    },
  }
  return { http, asked }
}

const isStock = (path: string) => path === '/api/stock/list'

const price = (regular_price: number, special_price = 0) => ({
  price_info: { regular_price, special_price, final_price: special_price || regular_price },
})

function answer(path: string, skus: string[]): unknown {
  if (isStock(path)) return skus.map((_, nth) => ({ qty: nth, is_in_stock: nth > 0 }))
  return { items: skus.map((sku, nth) => ({ id: nth + 1, sku, ...price(10, nth === 1 ? 8 : 0) })) }
}

describe('prices and stock as they are now (spec 4 and 9)', () => {
  it('are asked for in batches of 15 skus of stock', async () => {
    const { http, asked } = createHttp(answer)
    const wanted = Array.from({ length: 31 }, (_, nth) => ({ sku: `S${nth}` }))
    const facts = await fetchCurrentFacts(http, store, wanted)
    const stock = asked.filter(({ path }) => isStock(path))
    expect(stock.map(({ skus }) => skus.length)).toEqual([15, 15, 1])
    expect(facts?.stocks.size).toBe(31)
    expect(facts?.prices.size).toBe(31)
  })

  it('come from render-list with skus, currencyCode and storeId', async () => {
    const { http, asked } = createHttp(answer)
    const facts = await fetchCurrentFacts(http, store, [{ sku: 'A' }, { sku: 'B' }])
    const [prices] = asked.filter(({ path }) => path === '/api/product/render-list')
    expect(Object.fromEntries(prices?.query ?? [])).toEqual({
      skus: 'A,B',
      currencyCode: 'EUR',
      storeId: '2',
    })
    expect(facts?.prices.get('A')).toEqual({ regular: 1000, special: null })
    expect(facts?.prices.get('B')).toEqual({ regular: 1000, special: 800 })
  })

  it('tell steps of price by quantity where the shop platform does', async () => {
    const { http } = createHttp((path, skus) => {
      if (isStock(path)) return answer(path, skus)
      const { price_info } = price(10)
      const tier_prices = [
        { qty: 1, value: 10 },
        { qty: 3, value: 8.5 },
      ]
      const told = { ...price_info, extension_attributes: { tier_prices } }
      return {
        items: [
          { id: 1, sku: 'A', price_info: told },
          { id: 2, sku: 'B', price_info },
        ],
      }
    })
    const facts = await fetchCurrentFacts(http, store, [{ sku: 'A' }, { sku: 'B' }])
    expect([...(facts?.tiers ?? [])]).toEqual([['A', [{ qty: 3, price: 850 }]]])
  })

  it('find their product by its id where no sku is told, and stock by its place', async () => {
    const { http } = createHttp((path, skus) =>
      isStock(path) ? answer(path, skus) : { items: [{ id: 7, ...price(12) }] },
    )
    const facts = await fetchCurrentFacts(http, store, [
      { sku: 'A', id: 6 },
      { sku: 'B', id: 7 },
    ])
    expect([...(facts?.prices ?? [])]).toEqual([['B', { regular: 1200, special: null }]])
    expect(facts?.stocks.get('A')?.isInStock).toBe(false)
    expect(facts?.stocks.get('B')?.isInStock).toBe(true)
  })

  it.each([
    ['no network', () => undefined],
    ['an answer of another shape', () => 'html'],
    [
      'fewer stocks than skus',
      (path: string, skus: string[]) => (isStock(path) ? [] : answer(path, skus)),
    ],
  ])('are nothing at all after %s', async (_, answerOf) => {
    const { http } = createHttp(answerOf)
    expect(await fetchCurrentFacts(http, store, [{ sku: 'A' }])).toBeNull()
  })
})
