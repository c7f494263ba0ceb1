// `npm run screenshots`: every kind of screen at four widths in all four stores, to be looked at.
// `--store nl_nl` and `--width 390` take some, `--whole` the pages to their end; `--readme` also renews the two pictures of the README;
// `--app` renews only those of the shop as an app, in public/screenshots.
import { copyFileSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { ROOT } from '../../worker/tools/run/paths.ts'
import { STORES, type TestStore } from '../fixtures/stores.ts'
import { findProduct } from './steps/find-product.ts'
import { openShopWithBrowser } from './steps/open-shop-with-browser.ts'
import {
  addToCart,
  departmentPaths,
  expectThanks,
  fillAddress,
  goToCheckout,
  placeOrder,
} from './steps/shop-page.ts'
import { wordsOf } from './steps/words.ts'
import { takeAppScreenshots } from './take-app-screenshots.ts'

const OUT = resolve(ROOT, 'test-results/screenshots')
const README = resolve(ROOT, 'tests/e2e/screenshots')
/** A phone with a sharp screen, a tablet, a desktop and a large one. */
const DEVICES = [
  { name: '390', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
  { name: '768', viewport: { width: 768, height: 1024 } },
  { name: '1440', viewport: { width: 1440, height: 900 } },
  { name: '1920', viewport: { width: 1920, height: 1080 } },
]
const README_PICTURES = { phone: '390', desktop: '1440' }

/** One product of each type. */
const PRODUCTS = {
  simple: 'ARM-LUNA',
  configurable: 'SOFA-ELLA',
  grouped: 'SET-DINING-OAK',
  bundle: 'BUNDLE-READING',
  wallpaper: 'WALL-ALPEN-SAGE',
  virtual: 'ADVICE-ONLINE',
  downloadable: 'PATTERN-SKIRT',
  'gift-card': 'GIFT-BOTANICAL',
}

const PLACES = {
  home: '/',
  search: '/catalogsearch/result?q=lamp',
  'search-nothing': '/catalogsearch/result?q=qqxxzz',
  article: '/blog/rug-size',
  blog: '/blog',
  about: '/about',
  service: '/service',
  account: '/my-account',
  wishlist: '/wishlist',
  storelocator: '/storelocator/',
  'cart-empty': '/cart',
  'checkout-empty': '/checkout',
  'checkout-failed': '/checkout-failed/?result=0',
  'order-unknown': '/order-status?orderHash=nobody',
  error: '/error',
  'not-found': '/no-such-page',
}

const { values } = parseArgs({
  options: {
    readme: { type: 'boolean', default: false },
    app: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    store: { type: 'string' },
    width: { type: 'string' },
  },
})
const shop = await openShopWithBrowser()
const { browser, originOf } = shop
if (values.app) await takeAppScreenshots(shop)
else await takeScreens()
await shop.close()

async function takeScreens(): Promise<void> {
  mkdirSync(OUT, { recursive: true })
  for (const device of DEVICES.filter(({ name }) => !values.width || values.width === name)) {
    for (const store of STORES.filter((one) => !values.store || values.store === one.storeCode)) {
      await takeAll(device, store)
    }
  }
  if (values.readme) {
    for (const [picture, width] of Object.entries(README_PICTURES)) {
      copyFileSync(`${OUT}/${width}-en-home.jpg`, `${README}/${picture}.jpg`)
    }
  }
  console.info(`The pictures are in ${OUT}`)
}

async function takeAll({ name, ...device }: (typeof DEVICES)[number], store: TestStore) {
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const take = (screen: string) => takeOne(page, `${name}-${store.host.split('.')[0]}-${screen}`)
  await takePlaces(page, originOf(store.host), take)
  await takeMenu(page, store, take)
  await takePurchase(page, store, take)
  await context.close()
}

type Take = (screen: string) => Promise<void>

async function takePlaces(page: Page, origin: string, take: Take): Promise<void> {
  await page.goto(origin)
  const departments = await departmentPaths(page)
  const shelves = departments.map((path, index) => [`department-${index + 1}`, path] as const)
  for (const [screen, path] of [...Object.entries(PLACES), ...shelves]) {
    await page.goto(origin + path)
    await take(screen)
  }
  for (const [type, sku] of Object.entries(PRODUCTS)) {
    await page.goto(await findProduct(browser, origin, sku))
    await take(type)
  }
}

/** On a phone the sheet behind its button, elsewhere the panel of the first department. */
async function takeMenu(page: Page, { host, storeCode }: TestStore, take: Take): Promise<void> {
  await page.goto(originOf(host))
  await page.waitForLoadState('networkidle')
  const button = page.getByRole('button', { name: wordsOf(storeCode)('layout.menu'), exact: true })
  if (await button.isVisible()) await button.click()
  else await openPanel(page)
  await take('menu')
}

async function openPanel(page: Page): Promise<void> {
  await page.locator('header nav > ul > li > a').first().hover()
  await page.locator(':popover-open img').first().waitFor()
  await page.waitForFunction(() => {
    const pictures = document.querySelectorAll<HTMLImageElement>(':popover-open img')
    return [...pictures].every(({ complete }) => complete)
  })
}

/** From the cart to the page that thanks, and the page of the order. */
async function takePurchase(page: Page, { host, storeCode }: TestStore, take: Take) {
  const origin = originOf(host)
  const t = wordsOf(storeCode)
  const shopper = { page, storeCode, origin, t }
  await page.goto(await findProduct(browser, origin, PRODUCTS.simple))
  await addToCart(shopper)
  await take('cart')
  await goToCheckout(shopper)
  await take('checkout')
  await fillAddress(shopper)
  await placeOrder(shopper)
  await expectThanks(shopper)
  await take('thanks')
  await page.getByRole('link', { name: t('orders.show') }).click()
  await page.getByRole('heading', { name: t('orders.products') }).waitFor()
  await take('order')
}

async function takeOne(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  if (values.whole) await readToTheEnd(page)
  const path = `${OUT}/${name}.jpg`
  await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage: values.whole })
}

/** What comes only when it is scrolled to is there after that. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    scrollTo(0, 0)
    const footer = document.querySelector('footer')
    if (footer) footer.style.contentVisibility = 'visible'
  })
  await page.waitForLoadState('networkidle')
}
