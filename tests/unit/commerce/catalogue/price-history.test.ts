import { expect, it } from 'vitest'
import { CARD_FIELDS } from '../../../../shared/contract/catalogue/card-fields'
import { ADMIN_KEY } from '../../../fakes/admin-key'
import { openCommerceShop, postJson } from '../../../fakes/commerce-shop'
import { writeCatalogue } from '../../../fakes/write-catalogue'
import { productDraft, SMALL_SHOP } from './small-shop'

const EMPTY = { ...SMALL_SHOP, products: [] }
const offer = { all: { price: 8_000, from: null, to: null } }

it('tells the lowest price before a reduction, from what imports said before', async () => {
  const before = productDraft('VASE', { price: { all: 9_000 } })
  const shop = await openCommerceShop({ ...SMALL_SHOP, products: [...SMALL_SHOP.products, before] })
  const lowest = async (fields?: string[]) => {
    const { body } = await postJson(shop, '/api/catalog/search', {
      store: 'global_en',
      type: 'product',
      searchQuery: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'VASE' } }] },
      size: 1,
      ...(fields && { _sourceInclude: fields }),
    })
    return body.items[0].lowest_price_incl_tax
  }
  expect(await lowest()).toBeUndefined()
  const reduced = { ...before, price: { all: 10_000 }, specialPrice: offer }
  await writeCatalogue(shop, { ...EMPTY, products: [reduced] }, 'merge')
  expect(await lowest()).toBe(90)
  expect(await lowest(['sku', 'lowest_price_incl_tax'])).toBe(90)
  expect(await lowest(['sku'])).toBeUndefined()
  await writeCatalogue(shop, { ...EMPTY, products: [reduced] }, 'merge')
  const { results } = await shop.catalogue.prepare('SELECT price FROM price_history').all()
  expect(results.every((row) => (row as { price: number }).price === 9_000)).toBe(true)
})

it('knows what a merchant says of prices before the first import', async () => {
  const from = '2026-01-05T00:00:00.000Z'
  const specialPrice = { all: { price: 8_000, from, to: null } }
  const vase = productDraft('VASE', { price: { all: 10_000 }, specialPrice })
  const shop = await openCommerceShop({ ...SMALL_SHOP, products: [...SMALL_SHOP.products, vase] })
  const lowest = async (more: object = {}) => {
    const _appliedFilters = [{ attribute: 'sku', value: { eq: 'VASE' } }]
    const asked = { store: 'global_en', type: 'product', searchQuery: { _appliedFilters }, size: 1 }
    const { body } = await postJson(shop, '/api/catalog/search', { ...asked, ...more })
    return body.items[0].lowest_price_incl_tax
  }
  const card = { _sourceInclude: CARD_FIELDS }
  expect([await lowest(), await lowest(card)]).toEqual([100, 100])
  const until = '2025-12-20T00:00:00.000Z'
  const pastPrices = [{ sku: 'vase', store: 'global_en', until, price: 9_000 }]
  const key = { authorization: `Bearer ${ADMIN_KEY}` }
  expect((await postJson(shop, '/admin/records', { pastPrices }, key)).status).toBe(200)
  expect([await lowest(), await lowest(card)]).toEqual([90, 90])
})
