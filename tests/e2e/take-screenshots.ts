// `npm run screenshots`: the main screens at phone and desktop width in all four stores, to be
// looked at. `--readme` also renews the two pictures of the README.
import { copyFileSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { ROOT } from '../../worker/local/paths.ts'
import { STORES } from '../fixtures/stores.ts'
import { openShopWithBrowser } from './open-shop-with-browser.ts'

const OUT = resolve(ROOT, 'test-results/screenshots')
const README = resolve(ROOT, 'tests/e2e/screenshots')
const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

const { values } = parseArgs({ options: { readme: { type: 'boolean', default: false } } })
const { browser, originOf, close } = await openShopWithBrowser()
mkdirSync(OUT, { recursive: true })
for (const [device, viewport] of Object.entries(WIDTHS)) {
  for (const { host } of STORES) await takeAll(browser, device, viewport, host)
}
if (values.readme) {
  for (const device of Object.keys(WIDTHS)) {
    copyFileSync(`${OUT}/${device}-en-home.jpg`, `${README}/${device}.jpg`)
  }
}
await close()
console.info(`The pictures are in ${OUT}`)

async function takeAll(
  from: Browser,
  device: string,
  viewport: { width: number; height: number },
  host: string,
): Promise<void> {
  const page = await from.newPage({ viewport, reducedMotion: 'reduce' })
  const origin = originOf(host)
  await page.goto(origin)
  const departments = await page
    .locator('header nav > ul > li > a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const screens = { home: '/', search: '/catalogsearch/result?q=', cart: '/cart', about: '/about' }
  const shelves = departments.map((path, index) => [`department-${index + 1}`, path] as const)
  for (const [name, path] of [...Object.entries(screens), ...shelves]) {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.screenshot({
      path: `${OUT}/${device}-${host.split('.')[0]}-${name}.jpg`,
      type: 'jpeg',
      quality: 80,
    })
  }
  await page.close()
}
