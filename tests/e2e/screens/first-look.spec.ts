// A product page before its code and with it: nothing moves, and nothing looks otherwise.
import { expect, type Page } from '@playwright/test'
import { holdScripts, MOVING, shopperIn, untilRouted, watchMoves } from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

test.use(MOVING)

/** A colour and a size, a bundle, and rolls that are worked out. */
const PRODUCTS = ['ARM-FJORD', 'BUNDLE-READING', 'WALL-ALPEN-SAGE']

/**
 * What only a browser knows, in room that is kept for it: hearts, the header's counts and arrows, a date;
 * and above the page the bar that buys, where the button is out of sight.
 */
const KNOWN_LATER =
  'header, button[aria-pressed], article p:has(+ a[aria-haspopup]), [data-buy-bar]'

for (const sku of PRODUCTS) {
  test(`${sku} looks the same before its code and with it, and nothing moves`, async ({ page }) => {
    const { origin } = shopperIn('global_en', page)
    const moves = await watchMoves(page)
    const release = await holdScripts(page)
    await page.goto(`${origin}/p/${sku}/x`, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    const before = await look(page)
    await release()
    await untilRouted(page)
    await page.waitForLoadState('networkidle')
    expect(await moves()).toBe(0)
    expect(await pixelsThatDiffer(page, before, await look(page))).toBe(0)
  })
}

/** What is seen of a page as it opens, with its letters and its pictures. */
async function look(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForFunction(arePicturesThere)
  await page.evaluate(hide, KNOWN_LATER)
  return page.screenshot({ animations: 'disabled' })
}

/** How many pixels are clearly others: a picture that is drawn again may differ by a shade. */
async function pixelsThatDiffer(page: Page, ...looks: Buffer[]): Promise<number> {
  const empty = await page.context().newPage()
  const urls = looks.map((look) => `data:image/png;base64,${look.toString('base64')}`)
  return await empty.evaluate(async (sources) => {
    const [before, after] = await Promise.all(
      sources.map(async (source) => {
        const image = await createImageBitmap(await (await fetch(source)).blob())
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
        canvas?.drawImage(image, 0, 0)
        return canvas?.getImageData(0, 0, image.width, image.height).data
      }),
    )
    if (!before || before.length !== after?.length) return Number.POSITIVE_INFINITY
    return before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > 24).length
  }, urls)
}

function arePicturesThere(): boolean {
  // What stands in a closed menu or beside the screen is not asked for.
  const seen = [...document.images].filter((one) => {
    const { top, left } = one.getBoundingClientRect()
    return one.checkVisibility() && top < window.innerHeight && left < window.innerWidth
  })
  return seen.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
}

function hide(selector: string): void {
  const styles = new CSSStyleSheet()
  styles.replaceSync(`${selector} { visibility: hidden }`)
  document.adoptedStyleSheets = [styles]
}
