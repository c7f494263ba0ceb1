import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../steps/expect-no-violations.ts'
import { findProduct } from '../steps/find-product.ts'
import { openAndKeep } from '../steps/offline-steps.ts'
import {
  CONFIGURABLE_SKU,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  openProduct,
  SIMPLE_SKU,
  SIZED_SKU,
  shopperIn,
  startInCart,
  untilRouted,
  watchMoves,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

const KEY = 'global_en-shop/recently-viewed/products'

const row = (page: Page) => page.getByRole('list', { name: 'Recently viewed' })
const skusKept = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]').map(({ sku }: { sku: string }) => sku),
    KEY,
  )

/** Keeps products as if they had been looked at, the first of them last. */
async function keep(page: Page, skus: readonly string[]): Promise<void> {
  await page.addInitScript(
    ([key, list]) => {
      const toProduct = (sku: string) => ({ sku, name: sku, image: '', link: `/p/${sku}/x` })
      localStorage.setItem(key, JSON.stringify(list.map(toProduct)))
    },
    [KEY, skus] as const,
  )
}

/** Scrolls to where the row is going to be: it is loaded when that is near. */
async function toTheEnd(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
}

test('what was looked at is kept newest first, and shown where its place comes near', async ({
  page,
}) => {
  test.slow()
  const shopper = shopperIn('global_en', page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const sku of [SIMPLE_SKU, SIZED_SKU, SIMPLE_SKU]) {
    await openProduct(shopper, sku)
    await expect.poll(() => skusKept(page)).toContain(sku)
  }
  expect(await skusKept(page)).toEqual([SIZED_SKU, SIMPLE_SKU])

  // Where a search found one product only, the place of the row was near at once.
  loaded.length = 0
  await openPage(page, `${shopper.origin}/furniture`)
  expect(loaded.filter((url) => /recently-viewed-row|_cards/.test(url))).toEqual([])
  await toTheEnd(page)
  await expect(
    row(page)
      .getByRole('listitem')
      .filter({ has: page.locator('h3') }),
  ).toHaveCount(2)
  await expect(row(page).getByRole('heading').first()).toHaveText(/Bo/)
  await expectNoViolations(page, 'main')
})

test(
  'below a cart stands what others buy most, where nothing else was looked at',
  ON_DESKTOP,
  async ({ page }) => {
    const moves = await watchMoves(page)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/_data\/$/, async (route) => {
      await released
      await route.continue()
    })
    const shopper = shopperIn('global_en', page)
    await startInCart(shopper)
    await toTheEnd(page)
    const bestsellers = page.getByRole('list', { name: shopper.t('home.bestsellers') })
    await expect(bestsellers).toBeVisible()
    release()
    await expect(bestsellers.locator('h3').nth(3)).toBeVisible()
    expect(await moves()).toBe(0)
    await expect(row(page)).toHaveCount(0)
    await expectNoViolations(page, 'main')
  },
)

test(
  'below an empty cart stands what others buy most, and nothing moves',
  ON_DESKTOP,
  async ({ page }) => {
    const moves = await watchMoves(page)
    const shopper = shopperIn('global_en', page)
    await openPage(page, `${shopper.origin}/cart`)
    const bestsellers = page.getByRole('list', { name: shopper.t('home.bestsellers') })
    await expect(bestsellers.locator('h3').nth(3)).toBeVisible()
    expect(await moves()).toBe(0)
    await expectNoViolations(page, 'main')
  },
)

test('the product on the page is not shown again', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  await openProduct(shopper, SIMPLE_SKU)
  await expect.poll(() => skusKept(page)).toContain(SIMPLE_SKU)
  await openProduct(shopper, SIZED_SKU)
  await toTheEnd(page)
  await expect(row(page).locator('h3')).toHaveCount(1)
})

test(
  'what is in the cart or on the wishlist is not shown again there',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    await keep(page, [SIMPLE_SKU, CONFIGURABLE_SKU])
    await startInCart(shopper)
    await expect(row(page).locator('h3')).toHaveCount(1)
    await page.evaluate((sku) => {
      const wished = [{ sku, name: sku, image: '', link: `/p/${sku}/x`, qty: 1 }]
      const key = 'global_en-shop/wishlist/current-wishlist'
      localStorage.setItem(key, JSON.stringify(wished))
    }, CONFIGURABLE_SKU)
    await openPage(page, `${shopper.origin}/wishlist`)
    await toTheEnd(page)
    await expect(row(page).locator('h3')).toHaveCount(1)
    await expect(row(page).locator('h3')).not.toHaveText(/Fjord/)
  },
)

test('a shopper who has looked at nothing sees no row', ON_PHONE, async ({ page }) => {
  const { origin } = shopperIn('global_en', page)
  await openPage(page, `${origin}/furniture`)
  const isCoded = page.waitForResponse(/recently-viewed-row-[^/]+\.js/)
  await toTheEnd(page)
  await isCoded
  await expect(page.getByText('Recently viewed')).toHaveCount(0)
})

const EIGHT = [
  ...[SIMPLE_SKU, CONFIGURABLE_SKU, SIZED_SKU, 'RUG-NEST'],
  ...['SOFA-ELLA', 'SET-DINING-OAK', 'BUNDLE-READING', 'GIFT-BOTANICAL'],
]

for (const [width, count] of [
  [1440, 6],
  [1023, 5],
  [770, 3],
  [600, 3],
  [500, 2],
  [385, 1],
] as const) {
  test(
    `${count} slides stand beside each other at ${width} px, 16 px apart`,
    ON_DESKTOP,
    async ({ page, browser }) => {
      const { origin } = shopperIn('global_en', page)
      await keep(page, EIGHT)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(await findProduct(browser, origin, 'RUG-NEST'))
      await toTheEnd(page)
      await expect(row(page).locator('h3')).toHaveCount(7)
      const { slides, track } = await row(page).evaluate((list) => ({
        slides: [...list.children].map((slide) => slide.getBoundingClientRect().toJSON()),
        track: list.getBoundingClientRect().toJSON(),
      }))
      const [first, second] = slides
      expect(second.left - first.right).toBeCloseTo(16, 0)
      expect(first.width).toBeLessThanOrEqual(250)
      const whole = Math.floor((track.width + 16) / (first.width + 16) + 0.01)
      expect(first.width === 250 ? Math.min(whole, count) : whole).toBe(count)
    },
  )
}

test(
  'the arrows move it by 250 px, and the keyboard reaches every slide',
  ON_DESKTOP,
  async ({ page, browser }) => {
    const { origin, t } = shopperIn('global_en', page)
    await keep(page, EIGHT)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1000, height: 900 })
    await page.goto(await findProduct(browser, origin, 'RUG-NEST'))
    await toTheEnd(page)
    const slides = row(page).locator('h3')
    await expect(slides).toHaveCount(7)
    await row(page).hover()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('catalog.next') })
      .last()
      .click()
    await expect.poll(() => row(page).evaluate((list) => list.scrollLeft)).toBeGreaterThan(100)
    await slides.last().getByRole('link').focus()
    await expect(slides.last()).toBeInViewport()
  },
)

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what was looked at is shown as this browser remembers it', ON_PHONE, async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    await openProduct(shopper, SIMPLE_SKU)
    const name = await page.locator('article h1').innerText()
    await expect.poll(() => skusKept(page)).toContain(SIMPLE_SKU)
    await openAndKeep(page, `${shopper.origin}/wishlist`)
    await page.context().setOffline(true)
    await page.reload()
    await untilRouted(page)
    await toTheEnd(page)
    const slide = row(page).getByRole('heading', { name })
    await expect(slide).toBeVisible()
    await page.context().setOffline(false)
    // With a connection it is a card again, which has a price.
    const card = row(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
    await expect(card).toContainText('€')
  })
})
