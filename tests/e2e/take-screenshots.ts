// `npm run screenshots`: the main screens at phone and desktop width in all four stores, to be
// looked at. `--readme` also renews the two pictures of the README; `--app` renews only those of the
// shop as an app, in public/screenshots.
import { copyFileSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { ROOT } from '../../worker/tools/run/paths.ts'
import { STORES, type TestStore } from '../fixtures/stores.ts'
import { findProduct } from './find-product.ts'
import { openShopWithBrowser, type ShopWithBrowser } from './open-shop-with-browser.ts'
import { addToCart } from './shop-page.ts'
import { takeAppScreenshots } from './take-app-screenshots.ts'
import { wordsOf } from './words.ts'

const OUT = resolve(ROOT, 'test-results/screenshots')
const README = resolve(ROOT, 'tests/e2e/screenshots')
const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

/** One product of each type. */
const PRODUCTS = {
  simple: 'ARM-LUNA',
  configurable: 'SOFA-ELLA',
  grouped: 'SET-DINING-OAK',
  bundle: 'BUNDLE-READING',
  virtual: 'ADVICE-ONLINE',
  downloadable: 'PATTERN-SKIRT',
  'gift-card': 'GIFT-BOTANICAL',
}

const { values } = parseArgs({
  options: {
    readme: { type: 'boolean', default: false },
    app: { type: 'boolean', default: false },
  },
})
const shop = await openShopWithBrowser()
if (values.app) await takeAppScreenshots(shop)
else await takeScreens(shop)
await shop.close()

async function takeScreens({ browser, originOf }: ShopWithBrowser): Promise<void> {
  mkdirSync(OUT, { recursive: true })
  for (const [device, viewport] of Object.entries(WIDTHS)) {
    for (const store of STORES)
      await takeAll(browser, device, viewport, store, originOf(store.host))
  }
  if (values.readme) {
    for (const device of Object.keys(WIDTHS)) {
      copyFileSync(`${OUT}/${device}-en-home.jpg`, `${README}/${device}.jpg`)
    }
  }
  console.info(`The pictures are in ${OUT}`)
}

async function takeAll(
  from: Browser,
  device: string,
  viewport: { width: number; height: number },
  { host, storeCode }: TestStore,
  origin: string,
): Promise<void> {
  const page = await from.newPage({ viewport, reducedMotion: 'reduce' })
  const take = (name: string) => takeOne(page, `${device}-${host.split('.')[0]}-${name}`)
  await page.goto(origin)
  const departments = await page
    .locator('header nav > ul > li > a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const shelves = departments.map((path, index) => [`department-${index + 1}`, path] as const)
  const screens = { home: '/', search: '/catalogsearch/result?q=lamp', article: '/blog/rug-size' }
  for (const [name, path] of [...Object.entries(screens), ...shelves]) {
    await page.goto(origin + path)
    await take(name)
  }
  for (const [type, sku] of Object.entries(PRODUCTS)) {
    await page.goto(await findProduct(from, origin, sku))
    await take(type)
  }
  await page.goto(await findProduct(from, origin, PRODUCTS.simple))
  await addToCart({ page, storeCode, origin, t: wordsOf(storeCode) })
  await take('cart')
  await page.close()
}

async function takeOne(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${OUT}/${name}.jpg`, type: 'jpeg', quality: 80 })
}
