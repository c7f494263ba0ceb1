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

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

it('keeps past prices as long as somebody may ask for them', async () => {
  const vase = productDraft('VASE', { price: { all: 10_000 } })
  const chair = productDraft('CHAIR', { price: { all: 10_000 }, specialPrice: offer })
  const products = [...SMALL_SHOP.products, vase, chair]
  const shop = await openCommerceShop({ ...SMALL_SHOP, products })
  const note = (sku: string, days: number, price: number, special: number | null) =>
    shop.catalogue
      .prepare('INSERT INTO price_history VALUES (?, 2, ?, ?, ?, NULL, NULL)')
      .bind(sku, daysAgo(days), price, special)
      .run()
  for (const days of [400, 60, 31, 29, 5]) await note('VASE', days, 9_000, null)
  await note('CHAIR', 140, 1_000, null)
  await note('CHAIR', 120, 7_000, null)
  await note('CHAIR', 100, 9_500, null)
  await note('CHAIR', 50, 10_000, 8_500)
  const changed = [vase, chair].map((one) => ({ ...one, name: { all: `New ${one.sku}` } }))
  await writeCatalogue(shop, { ...EMPTY, products: changed }, 'merge')
  const { results } = await shop.catalogue
    .prepare('SELECT sku, until FROM price_history WHERE store_id = 2 ORDER BY until')
    .all<{ sku: string; until: string }>()
  const kept = results.map(({ sku, until }) => [
    sku,
    Math.round((Date.now() - Date.parse(until)) / DAY_MS),
  ])
  expect(kept).toEqual([
    ['CHAIR', 120],
    ['CHAIR', 100],
    ['CHAIR', 50],
    ['VASE', 29],
    ['VASE', 5],
  ])
  const card = await shop.catalogue
    .prepare(`SELECT body FROM card JOIN product ON id = product_id
      WHERE sku = 'VASE' AND store_id = 2`)
    .first<{ body: string }>()
  expect(card?.body).toContain('"pastPrices":[]')
  const { body } = await postJson(shop, '/api/catalog/search', {
    store: 'global_en',
    type: 'product',
    searchQuery: { _appliedFilters: [{ attribute: 'sku', value: { eq: 'CHAIR' } }] },
    size: 1,
  })
  expect(body.items[0].lowest_price_incl_tax).toBe(70)
})
