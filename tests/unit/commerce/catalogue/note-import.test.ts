import { beforeEach, describe, expect, it } from 'vitest'
import type { CatalogueDraft } from '../../../../shared/contract/admin/catalogue-draft'
import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import { writeRecords } from '../../../../worker/commerce/records/write-records'
import { createD1 } from '../../../fakes/d1-in-memory'
import { writeCatalogue } from '../../../fakes/write-catalogue'
import { productDraft, SMALL_SHOP } from './small-shop'

let { db: catalogue, sqlite } = createD1('catalogue')
let { db: sales } = createD1('sales')

beforeEach(async () => {
  ;({ db: catalogue, sqlite } = createD1('catalogue'))
  ;({ db: sales } = createD1('sales'))
  await writeCatalogue({ catalogue, sales }, SMALL_SHOP, 'replace')
  sqlite.exec('DELETE FROM changed_tag')
})

const idOf = (sku: string) => sqlite.prepare('SELECT id FROM product WHERE sku = ?').get(sku)?.id
const noted = () =>
  sqlite
    .prepare('SELECT tag FROM changed_tag')
    .all()
    .map(({ tag }) => String(tag))
    .sort()

const product = (sku: string): ProductDraft => {
  const found = SMALL_SHOP.products.find((draft) => draft.sku === sku)
  if (!found) throw new Error(`The small shop has no ${sku}`)
  return found
}

/** Merges part of a shop and answers what was noted. */
async function merge(draft: Partial<CatalogueDraft>): Promise<string[]> {
  const whole = { attributes: [], categories: [], products: [], ...draft }
  expect(await writeCatalogue({ catalogue, sales }, whole, 'merge')).toMatchObject({ ok: true })
  return noted()
}

describe('an import', () => {
  it('notes nothing when it changes nothing', async () => {
    await writeCatalogue({ catalogue, sales }, SMALL_SHOP, 'replace')
    expect(noted()).toEqual([])
  })

  it('notes for each kind of record that is no product', async () => {
    const records = {
      redirects: [{ store: 'nl_nl', requestPath: 'a', targetPath: 'b', status: 301 }],
      urlMappings: [{ store: 'nl_nl', requestPath: 'c', name: 'category', params: {} }],
      searchRedirects: [{ store: 'nl_nl', term: 'sale', url: '/sale' }],
    } satisfies Partial<CatalogueDraft>
    for (const [name, rows] of Object.entries(records)) {
      sqlite.exec('DELETE FROM changed_tag')
      expect(await merge({ [name]: rows }), name).toEqual(['url'])
      sqlite.exec('DELETE FROM changed_tag')
      expect(await merge({ [name]: rows }), name).toEqual([])
    }
  })

  it('notes for a price: the product, whatever names it, and every list of products', async () => {
    const tags = await merge({ products: [{ ...product('TABLE'), price: { all: 30_000 } }] })
    expect(tags).toEqual([`P${idOf('TABLE')}`, `P${idOf('ELLA')}`, 'listing'].sort())
  })

  it('notes for a child: the page of its parent too', async () => {
    const tags = await merge({ products: [{ ...product('NORA-S-RED'), price: { all: 5_000 } }] })
    expect(tags).toContain(`P${idOf('NORA-S-RED')}`)
    expect(tags).toContain(`P${idOf('NORA')}`)
  })

  it('notes for a product that is new, moves or is switched off: addresses as well', async () => {
    expect(await merge({ products: [productDraft('NEW')] })).toContain('url')
    sqlite.exec('DELETE FROM changed_tag')
    const moved = { ...product('TABLE'), urlKey: { all: 'another-key' } }
    expect(await merge({ products: [moved] })).toContain('url')
    sqlite.exec('DELETE FROM changed_tag')
    const off = { ...moved, isEnabled: false }
    expect(await merge({ products: [off] })).toContain('url')
  })

  it('notes for a product that goes: itself, and addresses', async () => {
    const id = idOf('TABLE')
    const products = SMALL_SHOP.products.filter(({ sku }) => sku !== 'TABLE')
    await writeCatalogue({ catalogue, sales }, { ...SMALL_SHOP, products }, 'replace')
    expect(noted()).toEqual(expect.arrayContaining([`P${id}`, 'listing', 'url']))
  })

  it('notes for a category: itself and the tree', async () => {
    const [first] = SMALL_SHOP.categories
    if (!first) throw new Error('The small shop has no category')
    const { id } = sqlite.prepare('SELECT id FROM category WHERE level = 2 LIMIT 1').get() ?? {}
    const tags = await merge({ categories: [{ ...first, name: { all: 'Another name' } }] })
    expect(tags).toEqual([`C${id}`, 'category', 'listing'].sort())
  })

  it('notes for an attribute: everything that shows its words', async () => {
    const [first] = SMALL_SHOP.attributes
    if (!first) throw new Error('The small shop has no attribute')
    expect(await merge({ attributes: [{ ...first, label: { all: 'Tint' } }] })).toContain(
      'attribute',
    )
  })

  it('notes for a redirect and a stored mapping: addresses, once for the same', async () => {
    const redirects = [
      { store: 'nl_nl', requestPath: 'old', targetPath: '/new', status: 301 },
    ] satisfies CatalogueDraft['redirects']
    expect(await merge({ redirects })).toEqual(['url'])
    sqlite.exec('DELETE FROM changed_tag')
    expect(await merge({ redirects })).toEqual([])
    const urlMappings = [
      { store: 'nl_nl', requestPath: 'chair', name: 'category', params: { slug: 'furniture' } },
    ] satisfies CatalogueDraft['urlMappings']
    expect(await merge({ urlMappings })).toEqual(['url'])
  })

  it('notes for a story: itself and the lists of articles; for its draft: nothing', async () => {
    const story = {
      store: 'all',
      fullSlug: 'blocks/footer',
      name: 'Footer',
      content: { component: 'footer', _uid: '1', text: 'Old' },
      isPublished: true,
      createdAt: '2026-01-01T00:00:00.000Z',
    } as const
    expect(await merge({ stories: [story] })).toEqual(['Sblocks/footer', 'articles'])
    sqlite.exec('DELETE FROM changed_tag')
    const nextContent = { component: 'footer', _uid: '1', text: 'New' }
    expect(await merge({ stories: [{ ...story, nextContent }] })).toEqual([])
    expect(await merge({ stories: [{ ...story, content: nextContent }] })).toEqual([
      'Sblocks/footer',
      'articles',
    ])
  })

  it('notes everything when there are too many changes for single tags', async () => {
    const products = Array.from({ length: 401 }, (_, at) => productDraft(`MANY-${at}`))
    expect(await merge({ products })).toEqual(['*', 'listing'])
  })
})

it('a review notes its product, and one that is known does not', async () => {
  const review = {
    reference: 'r1',
    sku: 'TABLE',
    store: 'nl_nl',
    nickname: 'Erin',
    title: 'Good',
    detail: 'Very good',
    rating: 5,
    createdAt: '2026-01-01T00:00:00.000Z',
  } as const
  await writeRecords({ catalogue, sales }, { reviews: [review] })
  expect(noted()).toEqual([`P${idOf('TABLE')}`])
  sqlite.exec('DELETE FROM changed_tag')
  await writeRecords({ catalogue, sales }, { reviews: [review] })
  expect(noted()).toEqual([])
})
