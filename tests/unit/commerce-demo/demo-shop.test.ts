import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createDemoShop } from '../../../worker/commerce/demo/create-demo-shop'

const DEMO = resolve(import.meta.dirname, '../../../worker/commerce/demo')
const pictures = JSON.parse(readFileSync(resolve(DEMO, 'media/index.json'), 'utf8'))
const shop = createDemoShop(pictures)
const STORES = ['nl_nl', 'de_de', 'fr_fr'] as const

const parents = shop.products.filter(({ visibility }) => visibility !== 1)

describe('the starter catalogue', () => {
  it('is the same to the byte on every run', () => {
    expect(JSON.stringify(createDemoShop(pictures))).toBe(JSON.stringify(shop))
  })

  it('sells at least 60 products in five departments', () => {
    expect(parents.length).toBeGreaterThanOrEqual(60)
    expect(shop.categories.filter(({ path }) => !path.includes('/'))).toHaveLength(5)
  })

  it('says everything in four languages', () => {
    for (const { name, urlKey, description } of shop.products) {
      for (const text of [name, urlKey, description]) {
        expect(text.all).not.toBe('')
        for (const store of STORES) expect(text[store]).toBeTruthy()
      }
    }
  })

  it('gives every product an address of its own in every store', () => {
    for (const store of ['all', ...STORES] as const) {
      const keys = parents.map(({ urlKey }) => urlKey[store] ?? urlKey.all)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('shows a picture of every product, and every picture is there', () => {
    for (const { sku, images } of shop.products) {
      expect(images, sku).not.toEqual([])
      for (const image of images) {
        expect(existsSync(resolve(DEMO, 'media', image.replace(/^demo\//, ''))), image).toBe(true)
      }
    }
  })

  it('leads every configurable product to children that exist', () => {
    const skus = new Set(shop.products.map(({ sku }) => sku))
    for (const { variations } of shop.products) {
      for (const sku of variations?.skus ?? []) expect(skus).toContain(sku)
    }
  })

  it('has prices in whole and ninety-five cents', () => {
    for (const { price } of shop.products) expect([0, 95]).toContain(price.all % 100)
  })

  it('has the stories that every store needs', () => {
    const slugs = (shop.stories ?? [])
      .filter(({ store }) => store === 'de_de')
      .map((s) => s.fullSlug)
    expect(slugs).toEqual(
      expect.arrayContaining([
        'home',
        'blocks/footer',
        'about',
        'service',
        'returns',
        'terms',
        'privacy',
      ]),
    )
  })
})

describe('sets, bundles, services and gift cards', () => {
  const skus = new Set(shop.products.map(({ sku }) => sku))
  const composed = shop.products.filter(
    ({ typeId }) => !['simple', 'configurable'].includes(typeId),
  )

  it('are there of every type that needs nothing to be downloaded', () => {
    const types = new Set(composed.map(({ typeId }) => typeId))
    expect(types).toEqual(new Set(['grouped', 'bundle', 'virtual', 'amgiftcard']))
  })

  it('are put together from products that exist', () => {
    for (const { associated = [], bundle } of composed) {
      const selections = (bundle?.options ?? []).flatMap((option) => option.selections)
      for (const { sku } of [...associated, ...selections]) expect(skus).toContain(sku)
    }
  })
})
