// `npm run weigh`: what the pictures of a page weigh on a phone, and which element is its largest.
// Fails where a list or a product weighs more than it may. They are AVIF, as a deployed shop sends them;
// made locally, that takes minutes. As WebP they cannot be weighed here: the local resizer knows no quality.
import type { Browser, Page } from '@playwright/test'
import { printTable } from '../bench/print-table.ts'
import { findProduct } from './steps/find-product.ts'
import { openShopWithBrowser } from './steps/open-shop-with-browser.ts'

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }
const KB = 1024
/** Most that pictures may weigh before anybody scrolls. */
const LISTING = 180 * KB
const PRODUCT = 120 * KB

const shop = await openShopWithBrowser({ AVIF: 'on' })
const origin = shop.originOf('en.localhost')
const product = (sku: string) => findProduct(shop.browser, origin, sku)
// Plain things, and those whose patterns weigh most.
const pages: [page: string, address: string, limit: number][] = [
  ['home', origin, Number.POSITIVE_INFINITY],
  ['textiles', `${origin}/textiles`, LISTING],
  ['wallpaper', `${origin}/wallpaper`, LISTING],
  ['a sofa', await product('SOFA-ELLA'), PRODUCT],
  ['a wallpaper', await product('WALL-ALPEN-SAGE'), PRODUCT],
  ['the heaviest wallpaper', await product('WALL-WAAIER-OCHRE'), PRODUCT],
  ['a rug', await product('RUG-ATLAS'), PRODUCT],
  ['a dress', await product('KID-FLORA'), PRODUCT],
  ['a t-shirt', await product('TEE-MADS'), PRODUCT],
  ['a sweater', await product('KNIT-NILS'), PRODUCT],
]
const rows = []
const tooHeavy: string[] = []
for (const [page, address, limit] of pages) {
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
printTable(rows)
await shop.close()
for (const fault of tooHeavy) console.error(fault)
process.exitCode = tooHeavy.length > 0 ? 1 : 0

/** Loads the page as a newcomer does, without scrolling. */
async function weigh(browser: Browser, address: string) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const pictures = await countPictures(page)
  await page.goto(address, { waitUntil: 'networkidle' })
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

/** Bytes over the line by address, of pictures only. */
async function countPictures(page: Page): Promise<Map<string, number>> {
  const pictures = new Map<string, number>()
  const addresses = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Image' && response.url.startsWith('http')) addresses.set(requestId, response.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId)
    if (address) pictures.set(address, encodedDataLength)
  })
  return pictures
}
