import { expect, it, vi } from 'vitest'
import type { GatewayRequest } from '../../../../../client/engine/ports'
import { loadOwnPrices } from '../../../../../client/stores/account/load-own-prices'
import { storeViewOf } from '../../../../../shared/store-view/store-views'
import { productCard } from '../../../../fixtures/product-card'

const store = storeViewOf('nl_nl')

it('cards are priced as the shop tells who is logged in, but for those made of parts', async () => {
  const sent: GatewayRequest[] = []
  const send = async (request: GatewayRequest) => {
    sent.push(request)
    const price_info = { regular_price: 40, final_price: 36, special_price: 0 }
    const result = { items: [{ id: 1, sku: 'CHAIR', price_info }] }
    return { kind: 'answered', code: 200, result, retryAfterMs: null } as const
  }
  const cards = [
    productCard({ sku: 'CHAIR', typeId: 'configurable' }),
    productCard({ sku: 'SET', typeId: 'bundle' }),
  ]
  const prices = await loadOwnPrices({ send }, store, cards)
  expect(prices?.get('CHAIR')).toEqual({ regular: 4000, special: 3600 })
  expect(sent).toHaveLength(1)
  expect(sent[0]?.path).toContain('skus=CHAIR&')
})

it('what several lists of a page ask at once is one question', async () => {
  const paths: string[] = []
  const send = async ({ path }: GatewayRequest) => {
    paths.push(path)
    const price_info = { regular_price: 40, final_price: 36, special_price: 0 }
    const items = ['CHAIR', 'TABLE'].map((sku, id) => ({ id, sku, price_info }))
    return { kind: 'answered', code: 200, result: { items }, retryAfterMs: null } as const
  }
  const http = { send }
  const [first, second] = await Promise.all([
    loadOwnPrices(http, store, [productCard({ sku: 'CHAIR' })]),
    loadOwnPrices(http, store, [productCard({ sku: 'TABLE' }), productCard({ sku: 'GONE' })]),
  ])
  expect(paths).toHaveLength(1)
  expect([...(first ?? [])].map(([sku]) => sku)).toEqual(['CHAIR'])
  expect([...(second ?? [])].map(([sku]) => sku)).toEqual(['TABLE'])
})

it('cards keep the prices of everybody where the shop does not answer', async () => {
  vi.useFakeTimers()
  const send = async () => ({ kind: 'lost', reason: 'timeout' }) as const
  const prices = loadOwnPrices({ send }, store, [productCard({ typeId: 'simple' })])
  await vi.runAllTimersAsync()
  expect(await prices).toBe(null)
  vi.useRealTimers()
})

it('a shop that is busy is asked again', async () => {
  vi.useFakeTimers()
  let asked = 0
  const send = async () => {
    asked += 1
    const price_info = { regular_price: 40, final_price: 36, special_price: 0 }
    const result = { items: [{ id: 1, sku: 'LAMP', price_info }] }
    const code = asked === 1 ? 429 : 200
    return { kind: 'answered', code, result, retryAfterMs: null } as const
  }
  const prices = loadOwnPrices({ send }, store, [productCard({ typeId: 'simple' })])
  await vi.runAllTimersAsync()
  expect((await prices)?.get('LAMP')).toEqual({ regular: 4000, special: 3600 })
  expect(asked).toBe(2)
  vi.useRealTimers()
})
