import { expect, it } from 'vitest'
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
