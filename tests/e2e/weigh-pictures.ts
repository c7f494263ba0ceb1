// `npm run weigh`: what the pictures of a page weigh on a phone, and which element is its largest.
// Fails where a list or a product weighs more than it may. All lists of a store are weighed; that takes minutes.
import type { Browser } from '@playwright/test'
import { printTable } from '../bench/print-table.ts'
import { findProduct } from './steps/find-product.ts'
import { openShopWithBrowser } from './steps/open-shop-with-browser.ts'
import { pictureSender } from './steps/send-as-deployed.ts'

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }
const KB = 1024
/** Most that pictures may weigh before anybody scrolls. */
const LISTING = 180 * KB
const PRODUCT = 120 * KB
const AT_ONCE = 2
/** How long the pictures of a page may take to be encoded. */
const MAKING_MS = 180_000

const shop = await openShopWithBrowser()
const origin = shop.originOf('nl.localhost')
const sendPictures = pictureSender(shop.originOf('127.0.0.1'))
const product = (sku: string) => findProduct(shop.browser, origin, sku)
const pages: [page: string, address: string, limit: number][] = [
  ['home', origin, Number.POSITIVE_INFINITY],
  // Plain things, and those whose patterns weigh most.
  ['a sofa', await product('SOFA-ELLA'), PRODUCT],
  ['a wallpaper', await product('WALL-ALPEN-SAGE'), PRODUCT],
  ['the heaviest wallpaper', await product('WALL-WAAIER-OCHRE'), PRODUCT],
  ['a rug', await product('RUG-ATLAS'), PRODUCT],
  ['a dress', await product('KID-FLORA'), PRODUCT],
  ['a t-shirt', await product('TEE-MADS'), PRODUCT],
  ['a sweater', await product('KNIT-NILS'), PRODUCT],
  ...(await findListings(shop.browser)),
]
const rows: Record<string, string | number>[] = []
const tooHeavy: string[] = []
await Promise.all(Array.from({ length: AT_ONCE }, weighNext))
printTable(rows.sort((a, b) => Number(b.bytes) - Number(a.bytes)))
await shop.close()
for (const fault of tooHeavy) console.error(fault)
process.exitCode = tooHeavy.length > 0 ? 1 : 0

/** Every category of the store, from its sitemap. */
async function findListings(browser: Browser): Promise<typeof pages> {
  const page = await browser.newPage()
  const sitemap = await page.goto(`${origin}/sitemap/categories.xml`)
  const text = (await sitemap?.text()) ?? ''
  await page.close()
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
  if (addresses.length === 0) throw new Error('The sitemap names no list')
  return addresses.map(([, address = '']) => {
    const { pathname } = new URL(address)
    return [pathname, origin + pathname, LISTING]
  })
}

async function weighNext(): Promise<void> {
  for (let next = pages.shift(); next; next = pages.shift()) {
    const [page, address, limit] = next
    // The first visit makes the pictures. A browser that waited for them fetches further ahead from then on.
    await weigh(shop.browser, address)
    const newcomer = await shop.openWholeBrowser()
    const weighed = await weigh(newcomer, address)
    await newcomer.close()
    rows.push({ page, ...weighed })
    if (weighed.bytes > limit) {
      tooHeavy.push(`${page}: ${weighed.bytes} bytes of pictures are more than ${limit}`)
    }
  }
}

/** Loads the page as a newcomer does, without scrolling. */
async function weigh(browser: Browser, address: string) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const pictures = await sendPictures(page)
  await page.goto(address, { waitUntil: 'networkidle', timeout: MAKING_MS })
  const largest = await page.evaluate(
    () =>
      new Promise<{ tag: string; url: string }>((answer) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & {
            element: Element
            url: string
          }
          answer({ tag: last.element.tagName.toLowerCase(), url: last.url })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  const sizes = [...pictures.values()]
  return {
    pictures: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    largest: largest.tag,
    'its bytes': pictures.get(largest.url) ?? 0,
  }
}
