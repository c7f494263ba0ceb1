import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SUGGESTIONS_PATH, suggestions } from '../../../shared/search/suggestions.ts'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { STORES } from '../../fixtures/stores.ts'

const [NL] = STORES

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const ask = async (query: string) => {
  const { status, text, headers } = await shop.visit(NL.host, SUGGESTIONS_PATH + query)
  return { status, headers, ...(JSON.parse(text) as { code: number; result: unknown }) }
}

describe('what the search panel asks for', () => {
  it('is found in the shop, with addresses that lead somewhere', async () => {
    const { status, result } = await ask('?q=stoel')
    const { categories, products } = suggestions.parse(result)
    expect([status, categories.length > 0, products.length]).toEqual([200, true, 6])
    for (const { link } of [...categories, ...products.slice(0, 1)]) {
      expect((await shop.visit(NL.host, link)).status, link).toBe(200)
    }
  })

  it('is what the shop recommends without a term', async () => {
    const { products } = suggestions.parse((await ask('')).result)
    expect(products).toHaveLength(6)
  })

  it.each(['?q=l', '?q=la', '?q=%20%20l%20%20', '?q=%00%01a'])(
    'is refused for %s, which is too short',
    async (query) => {
      const { status, code } = await ask(query)
      expect([status, code]).toEqual([400, 400])
    },
  )

  it.each([
    '?q=%',
    '?q=%E0%A4%A',
    '?q=100%25%20katoen',
    '?q=lamp%00%0a%1f',
    `?q=${'lamp%20'.repeat(500)}`,
    '?q=%22OR%201%3D1--',
    '?q=lamp&q=stoel',
    '?q=%F0%9F%98%80%F0%9F%98%80%F0%9F%98%80',
  ])('survives %s', async (query) => {
    const { status, code, headers } = await ask(query)
    expect([200, 400]).toContain(status)
    expect(code).toBe(status)
    expect(headers['cache-control']).toBe('no-store')
  })
})
