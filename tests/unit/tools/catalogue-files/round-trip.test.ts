import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { exchangeStock } from '../../../../worker/commerce/stock/exchange-stock'
import { createDemoShop } from '../../../../worker/tools/demo/create-demo-shop'
import { type CommerceShop, openCommerceShop } from '../../../fakes/commerce-shop'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { SMALL_SHOP } from '../../commerce/catalogue/small-shop'
import { csv, shirt } from './read-files'
import { SHOP_OF_EVERYTHING } from './shop-of-everything'
import { bringBack, load, takeOut } from './take-out'

let shop: CommerceShop

beforeEach(async () => {
  shop = await openCommerceShop(SMALL_SHOP)
  await load(shop, SHOP_OF_EVERYTHING, 'replace')
})

describe('a catalogue that is exported and imported again', () => {
  it.each(['replace', 'merge'] as const)('does not change: %s', async (mode) => {
    expect(await bringBack(shop, await takeOut(shop), mode)).toMatchObject({
      changed: 0,
      removed: 0,
    })
  })

  it('is the same in an empty shop', async () => {
    const { known: before, ...files } = await takeOut(shop)
    const other = await openCommerceShop(SMALL_SHOP, createDatabases())
    await bringBack(other, { ...files, known: before }, 'replace')
    const { known, ...texts } = await takeOut(other)
    expect(texts).toEqual(files)
    expect(known).toEqual(before)
  })

  it('keeps what was sold between the two', async () => {
    const sell = async (sku: string, qty: number) => {
      await shop.sales.batch([
        shop.sales
          .prepare('UPDATE stock SET qty = qty - ?, version = version + 1 WHERE sku = ?')
          .bind(qty, sku),
        shop.sales
          .prepare('INSERT INTO stock_change SELECT sku, version FROM stock WHERE sku = ?')
          .bind(sku),
      ])
      await exchangeStock(shop, Date.now())
    }
    const stockOf = async () =>
      (
        await shop.sales
          .prepare(`SELECT qty FROM stock WHERE sku = 'TABLE'`)
          .first<{ qty: number }>()
      )?.qty
    await sell('TABLE', 3)
    const files = await takeOut(shop)
    await sell('TABLE', 2)
    expect(await bringBack(shop, files, 'merge')).toMatchObject({ changed: 0 })
    expect(await stockOf()).toBe(5)
    const row = files.products.split('\n').find((line) => line.startsWith('TABLE,')) ?? ''
    expect(row).toContain(',7,1,1,')
    const counted = {
      ...files,
      products: files.products.replace(row, row.replace(',7,1,1,', ',40,1,1,')),
    }
    expect(await bringBack(shop, counted, 'merge')).toMatchObject({ changed: 1 })
    expect(await stockOf()).toBe(40)
  })

  it('may be brought back in part: what it refers to is in the shop', async () => {
    const files = await takeOut(shop)
    const [head = '', ...rows] = files.products.split('\n')
    const parts = rows.filter((line) => /^(?:NORA|BED|SET),/.test(line))
    const products = `${[head, ...parts].join('\n')}\n`.replaceAll('bed,', 'nora-dress,')
    await bringBack(shop, without({ ...files, products }), 'merge')
    const after = await takeOut(shop)
    expect(after.products).toContain('nora-dress-bed')
    expect(after.products.replaceAll('nora-dress-bed', 'bed')).toBe(files.products)
  })

  it('does not change for what another source brings a second time', async () => {
    const rows = [
      shirt({
        additional_attributes: 'color=Teal,fit=Slim',
        categories: 'Default Category/Furniture',
      }),
      shirt({ sku: 'T', name: 'T', additional_attributes: 'color=Red' }),
    ]
    const outcomes = []
    for (let time = 0; time < 2; time++) {
      const foreign = { ...(await takeOut(shop)), products: csv(rows) }
      outcomes.push(await bringBack(shop, without(foreign), 'merge'))
    }
    expect(outcomes).toMatchObject([{ changed: 4 }, { changed: 0 }])
  })

  it('changes in what was edited, and in nothing else', async () => {
    const files = await takeOut(shop)
    const products = files.products.replace('Bruno Couchtisch', 'Bruno Beistelltisch')
    expect(await bringBack(shop, { ...files, products }, 'merge')).toMatchObject({ changed: 1 })
  })
})

/** The products alone, without the files beside them. */
function without({ products, known }: Awaited<ReturnType<typeof takeOut>>) {
  return { products, known } as Awaited<ReturnType<typeof takeOut>>
}

it('the demo shop comes back as it was', async () => {
  const pictures = JSON.parse(
    readFileSync(
      new URL('../../../../worker/tools/demo/media/index.json', import.meta.url),
      'utf8',
    ),
  )
  const { attributes, categories, products } = createDemoShop(pictures)
  await load(shop, { attributes, categories, products }, 'replace')
  expect(await bringBack(shop, await takeOut(shop, 100), 'replace')).toMatchObject({
    changed: 0,
    removed: 0,
  })
}, 120_000)
