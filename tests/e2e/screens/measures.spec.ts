// What stands where it is tight: measured at the widths at which it did not fit once.
import { expect } from '@playwright/test'
import { newEmail, registerByForm } from '../steps/account-steps.ts'
import { findMisfits } from '../steps/find-misfits.ts'
import { isChoiceCut } from '../steps/is-choice-cut.ts'
import {
  ON_DESKTOP,
  openPage,
  openProduct,
  SIZED_SKU,
  STORES,
  shopperIn,
  startInCheckout,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

test(
  'nothing sticks out, is cut or lies over its neighbour, in the store of the longest words',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = shopperIn('fr_fr', page)
    const { origin, t } = shopper
    const at = (width: number) => page.setViewportSize({ width, height: 900 })

    await startInCheckout(shopper)
    for (const width of [1440, 1024, 390, 320]) {
      await at(width)
      const misfits = await findMisfits(page.getByRole('banner'), { isOneLine: true })
      expect(misfits, `the header of the checkout at ${width}`).toEqual([])
      const taken = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(taken, `what the checkout takes at ${width}`).toBe(width)
    }

    await page.goto(`${origin}/meubles`)
    for (const width of [1440, 1024]) {
      await at(width)
      const store = page.getByRole('link', { name: /France/ }).first()
      const misfits = await findMisfits(store, { isOneLine: true })
      expect(misfits, `the choice of a store at ${width}`).toEqual([])
    }

    const filters = page.getByRole('complementary', { name: t('listing.filters') })
    await filters.locator('a:has(circle)').first().click()
    await expect(filters.locator('a[aria-current]')).toHaveCount(1)
    await expect(filters.getByRole('spinbutton', { name: t('listing.price-to') })).toBeVisible()
    for (const width of [1440, 1024]) {
      await at(width)
      expect(await findMisfits(filters), `the filters at ${width}`).toEqual([])
    }
  },
)

test('an account and an article are no wider than a phone', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('fr_fr', page)
  await registerByForm(shopper, newEmail())
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/my-account', '/blog/curtain-length']) {
    await openPage(page, shopper.origin + path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const taken = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(taken, `what ${path} takes`).toBe(390)
  }
})

const SCREENS = [
  '/',
  '/textiles',
  '/catalogsearch/result?q=lamp',
  '/cart',
  '/checkout',
  '/wishlist',
]
const PRODUCTS = [SIZED_SKU, 'BUNDLE-READING', 'SET-DINING-OAK', 'WALL-ALPEN-SAGE']

for (const [name, size, widths] of [
  ['text twice as large', 32, [1440, 390]],
  ['a page zoomed to four times its size', 16, [320]],
] as const) {
  test(
    `${name} scrolls in one direction, and nothing lies over its neighbour`,
    ON_DESKTOP,
    async ({ page, context }) => {
      test.slow()
      const { origin } = shopperIn('global_en', page)
      const browser = await context.newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: size } })
      const paths = [...SCREENS, ...PRODUCTS.map((sku) => `/p/${sku}/x`)]
      for (const [width, path] of widths.flatMap((one) =>
        paths.map((path) => [one, path] as const),
      )) {
        const where = `${path} at ${width}`
        await page.setViewportSize({ width, height: 800 })
        await openPage(page, origin + path)
        const taken = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(taken, `what is taken by ${where}`).toBe(width)
        // Of the promises above it, those without room are left out.
        for (const part of ['header > div:has(> a)', 'header > nav', '#buy']) {
          const region = page.locator(part)
          const isThere = await region.isVisible()
          if (isThere) expect(await findMisfits(region), `${part} of ${where}`).toEqual([])
        }
      }
    },
  )
}

test(
  'the bar that buys says in every store that a size is to be chosen',
  ON_DESKTOP,
  async ({ page }) => {
    for (const storeCode of STORES) {
      const shopper = shopperIn(storeCode, page)
      await page.setViewportSize({ width: 390, height: 844 })
      await openProduct(shopper, SIZED_SKU)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      const bar = page.getByRole('complementary', { name: shopper.t('product.buy-bar') })
      const size = bar.getByRole('combobox')
      await expect(size).toHaveValue('')
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await findMisfits(bar), `the bar of ${storeCode} at ${width}`).toEqual([])
        expect(await isChoiceCut(size), `its size in ${storeCode} at ${width}`).toBe(false)
      }
    }
  },
)

test('the store stands below all that the menu leads to', ON_DESKTOP, async ({ page }) => {
  const { origin, t } = shopperIn('fr_fr', page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, origin)
  await page.getByRole('button', { name: t('layout.menu') }).click()
  const menu = page.getByRole('navigation', { name: t('layout.menu') })
  const store = await menu.locator('a[href="#stores"]').boundingBox()
  const ends = await menu
    .locator('ul[aria-label]')
    .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().bottom))
  expect(ends.length).toBeGreaterThan(1)
  expect(store?.y).toBeGreaterThanOrEqual(Math.max(...ends))
})
