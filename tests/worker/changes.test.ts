// What changes in commerce shows in the storefront by itself, in pages and in their data, within
// five seconds. Each page is asked for until it comes from the cache; then something changes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueDraft, CategoryDraft } from '../../shared/contract/admin/catalogue-draft'
import {
  type AdminClient,
  createAdminClient,
} from '../../worker/tools/catalogue-cli/admin-client.ts'
import { type OpenShop, openShop } from '../fixtures/open-shop.ts'
import { STORES } from '../fixtures/stores.ts'
import { TEST_SECRETS } from '../fixtures/test-secrets.ts'
import { productDraft } from '../unit/commerce/catalogue/small-shop'

const [, , , EN] = STORES
const WITHIN_MS = 5000

let shop: OpenShop
let admin: AdminClient
beforeAll(async () => {
  shop = await openShop()
  admin = createAdminClient(
    `http://127.0.0.1:${shop.commercePort}`,
    TEST_SECRETS.commerce.ADMIN_KEY,
  )
  await merge(FIRST)
})
afterAll(() => shop.close())

async function merge(draft: Partial<CatalogueDraft>): Promise<void> {
  const runId = await admin.begin('merge')
  await admin.stage(runId, draft)
  await admin.commit(runId)
}

const read = async (path: string) => {
  const { status, headers, text } = await shop.visit(EN.host, path)
  return { status, from: headers['x-cache'], location: headers.location, text }
}

/** The page of a path and the data of that page, as both are kept. */
async function untilKept(path: string): Promise<void> {
  for (const address of [path, `/_data${path}`]) {
    const cached = async () => (await read(address)).from
    await expect.poll(cached, { timeout: 15_000, interval: 100 }).toBe('hit')
  }
}

/** Changes something and sees it in the page and in its data before five seconds are over. */
async function seeChange(path: string, draft: Partial<CatalogueDraft>, ...words: string[]) {
  await untilKept(path)
  await merge(draft)
  const changedAt = Date.now()
  for (const address of [path, `/_data${path}`]) {
    const timeout = changedAt + WITHIN_MS - Date.now()
    const shown = async () => {
      const { text } = await read(address)
      return words.filter((word) => !text.includes(word))
    }
    await expect.poll(shown, { timeout, interval: 50 }).toEqual([])
  }
}

const room: CategoryDraft = {
  path: 'Change room',
  name: { all: 'Change room' },
  urlKey: { all: 'change-room' },
  position: 99,
  isActive: true,
  displayMode: 'PRODUCTS',
}
const lamp = productDraft('CHANGE-LAMP', { categories: ['Change room'] })
const stool = productDraft('CHANGE-STOOL', {
  categories: ['Change room'],
  related: ['CHANGE-LAMP'],
})

const story = (fullSlug: string, content: Record<string, unknown>) => ({
  store: EN.storeCode,
  fullSlug,
  name: fullSlug,
  content: { component: 'page', _uid: fullSlug, ...content },
  isPublished: true,
  createdAt: '2026-01-01T00:00:00.000Z',
})
const usps = (text: string) => ({
  items: [{ component: 'promise', _uid: 'one', icon: 'truck', text }],
})
const article = (name: string) => ({ ...story(`change-blog/${name}`, { body: [] }), name })
const landingPage = {
  store: EN.storeCode,
  urlPath: 'change-landing',
  category: 'Change room',
  isActive: true,
  name: 'Change landing',
  filters: [],
  isFilterLinkAllowed: true,
  hidesSelectedFilters: false,
}

const FIRST: Partial<CatalogueDraft> = {
  categories: [room],
  products: [lamp, stool],
  landingPages: [landingPage],
  redirects: [
    { store: EN.storeCode, requestPath: 'old-lamp', targetPath: 'change-lamp', status: 301 },
  ],
  stories: [
    article('first-article'),
    story('change-blog', {
      body: [
        { component: 'blog-category-articles', _uid: 'list', slug: 'change-blog', title: 'All' },
      ],
    }),
  ],
}

describe('within five seconds', () => {
  it('a page shows another price, also where the product stands beside another', async () => {
    await untilKept('/change-stool')
    await untilKept('/change-lamp')
    await merge({ products: [{ ...lamp, price: { all: 123_456 } }] })
    const timeout = WITHIN_MS
    const page = async () => (await read('/change-lamp')).text
    await expect.poll(page, { timeout, interval: 50 }).toContain('1,234.56')
    const data = async () => (await read('/_data/change-lamp')).text
    await expect.poll(data, { timeout, interval: 50 }).toContain('"regular":123456')
    const beside = async () => (await read('/change-stool')).text
    await expect.poll(beside, { timeout, interval: 50 }).toContain('1,234.56')
  })

  it('a page and a list show another name of a product', async () => {
    await untilKept('/change-room')
    await seeChange(
      '/change-lamp',
      { products: [{ ...lamp, name: { all: 'Renamed' } }] },
      'Renamed',
    )
    const list = async () => (await read('/change-room')).text
    await expect.poll(list, { timeout: WITHIN_MS, interval: 50 }).toContain('Renamed')
  })

  it('a page shows other pictures', async () => {
    const images = ['another-picture.webp']
    await seeChange('/change-lamp', { products: [{ ...lamp, images }] }, 'another-picture.webp')
  })

  it('a page and a card show that a product is sold out', async () => {
    const stock = { ...stool.stock, qty: 0 }
    await untilKept('/change-room')
    await untilKept('/change-stool')
    await merge({ products: [{ ...stool, stock }] })
    const timeout = WITHIN_MS
    const page = async () => (await read('/change-stool')).text
    await expect.poll(page, { timeout, interval: 50 }).toContain('Temporarily out of stock')
    const card = async () => {
      const { page } = JSON.parse((await read('/_data/change-room')).text)
      const cards: { sku: string; isInStock: boolean }[] = page.data.listing.cards
      return cards.find(({ sku }) => sku === stool.sku)?.isInStock
    }
    await expect.poll(card, { timeout, interval: 50 }).toBe(false)
  })

  it('a new product is listed, and its address is found', async () => {
    expect((await read('/change-chair')).status).toBe(404)
    const chair = productDraft('CHANGE-CHAIR', { categories: ['Change room'] })
    await seeChange('/change-room', { products: [chair] }, 'CHANGE-CHAIR')
    expect((await read('/change-chair')).status).toBe(200)
  })

  it('a page and the menu show another name of a category', async () => {
    await untilKept('/change-lamp')
    const menu = async () => (await read('/_menu')).text
    expect(await menu()).toContain('Change room')
    await seeChange(
      '/change-room',
      { categories: [{ ...room, name: { all: 'Room two' } }] },
      'Room two',
    )
    const timeout = WITHIN_MS
    await expect.poll(menu, { timeout, interval: 50 }).toContain('Room two')
    const page = async () => (await read('/change-lamp')).text
    await expect.poll(page, { timeout, interval: 50 }).toContain('Room two')
  })

  it('a landing page links to the new address of its category', async () => {
    const moved = { ...room, urlKey: { all: 'moved-room' } }
    await seeChange('/l/change-landing/', { categories: [moved] }, '/moved-room')
  })

  it('an address leads to another target of its redirect', async () => {
    const target = async () => (await read('/old-lamp')).location
    await untilKept('/old-lamp')
    expect(await target()).toContain('/change-lamp')
    const redirect = { store: EN.storeCode, requestPath: 'old-lamp', status: 301 } as const
    await merge({ redirects: [{ ...redirect, targetPath: 'change-stool' }] })
    await expect.poll(target, { timeout: WITHIN_MS, interval: 50 }).toContain('/change-stool')
  })

  it('a stored mapping takes over the address of another page', async () => {
    const name = 'change-product'
    const params = { parentSku: 'CHANGE-STOOL', slug: 'change-stool' }
    const urlMappings = [{ store: EN.storeCode, requestPath: 'change-lamp', name, params }]
    await seeChange('/change-lamp', { urlMappings }, 'CHANGE-STOOL')
  })

  it('every page shows another footer', async () => {
    await untilKept('/change-room')
    const stories = [story('blocks/footer', { text: 'Another footer', columns: [] })]
    await merge({ stories })
    const page = async () => (await read('/catalogsearch/result?q=lamp')).text
    await expect.poll(page, { timeout: WITHIN_MS, interval: 50 }).toContain('Another footer')
  })

  it('a page shows other usps, at its top and beside the button', async () => {
    await untilKept('/change-stool')
    const stories = [
      story('blocks/usp-bar', usps('Told above every page')),
      story('blocks/product-usps', usps('Told beside the button')),
    ]
    await merge({ stories })
    const page = async () => (await read('/change-stool')).text
    const timeout = WITHIN_MS
    await expect.poll(page, { timeout, interval: 50 }).toContain('Told above every page')
    await expect.poll(page, { timeout, interval: 50 }).toContain('Told beside the button')
  })

  it('the list of articles shows a new article', async () => {
    await seeChange('/change-blog', { stories: [article('second-article')] }, 'second-article')
  })
})
