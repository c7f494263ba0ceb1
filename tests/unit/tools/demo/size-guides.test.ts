import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Block } from '../../../../shared/content/story'
import { tableField } from '../../../../shared/content/table-field'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'
import { createDemoShop } from '../../../../worker/tools/demo/create-demo-shop'
import { SIZES } from '../../../../worker/tools/demo/words/sizes'

const index = resolve('worker/tools/demo/media/index.json')
const { products, stories = [] } = createDemoShop(JSON.parse(readFileSync(index, 'utf8')))
const bySku = new Map(products.map((product) => [product.sku, product]))

/** What the rows of all tables of a guide begin with. */
function sizesInGuide(store: string, slug: string): string[] {
  return rowsOfGuide(store, slug).map(([size = '']) => size.replaceAll('\u00a0', ' '))
}

/** The rows of all tables of a guide, cell by cell. */
function rowsOfGuide(store: string, slug: string): string[][] {
  const guide = stories.find((story) => story.store === store && story.fullSlug === slug)
  const body = (guide?.content.body ?? []) as Block[]
  const tables = body.filter(({ component }) => component === 'table')
  return tables.flatMap((block) =>
    tableField(block, 'table').rows.map(({ cells }) => cells.map(({ text }) => text)),
  )
}

const guided = products.flatMap(({ sku, variations, attributes = {} }) => {
  const guide = attributes.size_guide?.[0]
  const sizes = variations?.skus.flatMap((child) => bySku.get(child)?.attributes?.size ?? [])
  return guide && sizes ? [{ sku, guide, sizes: [...new Set(sizes)] }] : []
})

describe('the size guides', () => {
  it.each([
    ['kidswear', 'Kidswear', 50],
    ['bedding', 'Textiles/Bed linen', 20],
  ])('are opened by all %s that is sold in sizes', (_, category, least) => {
    const sized = products.filter(
      ({ categories, variations }) =>
        variations?.attributes.includes('size') && categories.includes(category),
    )
    expect(sized.length).toBeGreaterThan(least)
    const opened = new Set(guided.map(({ sku }) => sku))
    expect(sized.filter(({ sku }) => !opened.has(sku)).map(({ sku }) => sku)).toEqual([])
  })

  it.each(STORE_VIEWS.map(({ storeCode }) => storeCode))(
    'name every size of what opens them, %s',
    (store) => {
      const guides = new Map(guided.map(({ guide }) => [guide, sizesInGuide(store, guide)]))
      const missing = guided.flatMap(({ sku, guide, sizes }) =>
        sizes
          .filter((size) => !guides.get(guide)?.includes(SIZES[size]?.[0] ?? size))
          .map((size) => `${sku} ${size}`),
      )
      expect(missing).toEqual([])
    },
  )

  it.each(['kids-sizes', 'curtain-sizes', 'rug-sizes', 'bed-sizes'])(
    'break no measure in two, neither before its unit nor behind its dash: %s',
    (slug) => {
      const cells = STORE_VIEWS.flatMap(({ storeCode }) => rowsOfGuide(storeCode, slug).flat())
      expect(cells.filter((cell) => /\d\u00a0[cm]m/.test(cell)).length).toBeGreaterThan(10)
      expect(cells.filter((cell) => /\d [cm]m|\d–\d/.test(cell))).toEqual([])
    },
  )
})
