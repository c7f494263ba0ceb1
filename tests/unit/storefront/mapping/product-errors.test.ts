import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type WireProduct, wireProduct } from '../../../../shared/contract/catalogue/product'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { toCard } from '../../../../worker/storefront/mapping/product/to-card'
import { toFoundProduct } from '../../../../worker/storefront/mapping/product/to-product'

const store = storeViewOf('global_en')

function wire(fields: object): WireProduct {
  return z.parse(wireProduct, { id: 1, sku: 'RUG', type_id: 'simple', ...fields })
}

const found = (fields: object) =>
  toFoundProduct(wire(fields), { attributes: [], linked: new Map(), store })

describe('the errors of a product (spec 3 and 5)', () => {
  it('say that its price is unknown, and nothing of a product that costs nothing', () => {
    expect(found({}).product.errors).toEqual([{ key: 'cart.price-unknown' }])
    expect(found({ price_incl_tax: 0 }).product.errors).toBeUndefined()
  })

  it("say 'No available product variants' of a configurable product without any", () => {
    const child = { sku: 'RUG-S', status: 2, price_incl_tax: 10 }
    const rug = { type_id: 'configurable', configurable_children: [child] }
    expect(found(rug).product.errors).toEqual([{ key: 'product.no-variants' }])
    const sold = { ...rug, configurable_children: [{ ...child, status: 1 }] }
    expect(found(sold).product.errors).toBeUndefined()
  })

  it('are those of the backend as it says them', () => {
    const errors = { recall: 'Recalled', nothing: '', odd: 1 }
    expect(found({ price_incl_tax: 10, errors }).product.errors).toEqual([{ text: 'Recalled' }])
  })
})

describe('a product label (spec 3)', () => {
  const product_labels = [
    { category_text: '-20%', cat_style: 'Red', product_text: 'Sale', pdp_style: 'Gold' },
    { category_text: 'New', cat_style: 'Green' },
  ]

  it('has its category_text and cat_style on a card', () => {
    const { label } = toCard(wire({ product_labels }), [], store)
    expect(label).toEqual({ text: '-20%', style: 'Red' })
  })

  it('has its product_text and pdp_style on the page', () => {
    expect(found({ product_labels }).product.labels).toEqual([{ text: 'Sale', style: 'Gold' }])
  })
})

it('names what the merchant puts beside it, in order and without what is switched off', () => {
  const link = (linked_product_sku: string, link_type: string, rest: object = {}) => ({
    sku: 'RUG',
    link_type,
    linked_product_sku,
    ...rest,
  })
  const product_links = [
    link('B', 'related', { position: 2 }),
    link('A', 'related', { position: 1 }),
    link('C', 'upsell'),
    link('D', 'crosssell', { enabled: false }),
    link('E', 'crosssell'),
    link('F', 'associated'),
  ]
  expect(found({ product_links }).neighbourSkus).toEqual({
    related: ['A', 'B'],
    upSells: ['C'],
    crossSells: ['E'],
  })
})

it('names the story of its size guide, and no address elsewhere', () => {
  expect(found({ size_guide: 'service/sizes' }).product.sizeGuide).toBe('/service/sizes')
  for (const size_guide of ['//evil.example', 'https://evil.example', '', '../x']) {
    expect(found({ size_guide }).product.sizeGuide).toBeUndefined()
  }
})
