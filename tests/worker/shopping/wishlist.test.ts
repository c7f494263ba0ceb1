// What the server knows of a wishlist: the page around it, and products by their skus.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductCard } from '../../../shared/catalog/product.ts'
import { CARDS_AT_ONCE, CARDS_PATH } from '../../../shared/routing/data-paths.ts'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { STORES } from '../../fixtures/stores.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe.each(STORES)('the wishlist of $storeCode', ({ host }) => {
  it('is a page for everybody that no search engine lists, with the blocks of its editors', async () => {
    const { status, text, headers } = await shop.visit(host, '/wishlist')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(text).toContain('content="noindex,nofollow"')
    expect(text).not.toContain('rel="canonical"')
    expect(text.match(/<h1/g)).toHaveLength(1)
    expect(text).toContain('<h2')
  })

  it('asks for its products by sku, with the price and the words of the store', async () => {
    const { status, text } = await shop.visit(host, `${CARDS_PATH}?sku=ARM-LUNA&sku=NO-SUCH`)
    expect(status).toBe(200)
    const cards: ProductCard[] = JSON.parse(text).result
    expect(cards.map(({ sku }) => sku)).toEqual(['ARM-LUNA'])
    const [card] = cards
    expect(card?.price.regular).toBeGreaterThan(0)
    expect((await shop.visit(host, card?.link ?? '')).text).toContain(card?.name)
  })
})

describe('products by sku', () => {
  const skusAt = async (query: string) => {
    const { status, text } = await shop.visit(STORES[0].host, CARDS_PATH + query)
    const cards: ProductCard[] = status === 200 ? JSON.parse(text).result : []
    return { status, skus: cards.map(({ sku }) => sku) }
  }

  it.each([
    '',
    '?sku=',
    '?sku=%00',
    `?sku=${'x'.repeat(5000)}`,
    "?sku='%20OR%201=1%20--",
    '?skus=ARM-LUNA',
  ])('are none for %s', async (query) => {
    expect(await skusAt(query)).toEqual({ status: 200, skus: [] })
  })

  it('are each told once, and no more than so many', async () => {
    expect((await skusAt('?sku=ARM-LUNA&sku=ARM-LUNA')).skus).toEqual(['ARM-LUNA'])
    const many = Array.from({ length: CARDS_AT_ONCE }, (_, n) => `sku=A-${n}`).join('&')
    expect((await skusAt(`?${many}&sku=ZZZ&sku=ARM-LUNA`)).skus).toEqual([])
  })

  it('are asked for and never posted', async () => {
    const answer = await shop.visit(STORES[0].host, CARDS_PATH, { method: 'POST' })
    expect(answer.status).toBe(405)
  })
})
