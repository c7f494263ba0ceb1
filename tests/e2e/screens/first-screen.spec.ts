// What is seen without scrolling at 390 x 844 and at 1440 x 900.
import { expect, type Locator } from '@playwright/test'
import {
  departmentPaths,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  STORES,
  shopperIn,
  startInCart,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

/** Where something begins and ends, in pixels below the top of the page. */
async function placeOf(part: Locator): Promise<{ top: number; bottom: number }> {
  const box = await part.boundingBox()
  if (!box) throw new Error('What is measured is not shown')
  return { top: box.y, bottom: box.y + box.height }
}

test('every list shows half of its first picture without scrolling', async ({ page }) => {
  const { origin, t } = shopperIn('global_en', page)
  const height = page.viewportSize()?.height ?? 0
  await openPage(page, origin)
  const departments = await departmentPaths(page)
  expect(departments.length).toBeGreaterThan(4)
  for (const path of [...departments, '/furniture/sofas', '/textiles/rugs']) {
    await page.goto(origin + path)
    const list = page.getByRole('region', { name: t('listing.products'), exact: true })
    const picture = await placeOf(list.locator('li img').first())
    expect((picture.top + picture.bottom) / 2, path).toBeLessThanOrEqual(height)
  }
})

test('the opening picture is as wide as the page, with its words below it or on its wall', async ({
  page,
}) => {
  const { origin } = shopperIn('global_en', page)
  await openPage(page, origin)
  const words = page.getByRole('heading', { level: 1 })
  const picture = page.locator('main picture').first()
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const [seen, said] = [await picture.boundingBox(), await words.boundingBox()]
    if (!seen || !said) throw new Error('The page has no opening picture.')
    expect(seen.width, `at ${width}`).toBe(width)
    const isBelow = said.y >= seen.y + seen.height
    // The lamp, which is the first thing on the wall, stands at two fifths.
    expect(isBelow || said.x + said.width < 0.4 * width, `at ${width}`).toBe(true)
  }
})

test(
  'the opening picture leaves the way on in the first look of a phone',
  ON_PHONE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const storeCode of STORES) {
      const { origin } = shopperIn(storeCode, page)
      await openPage(page, origin)
      const wayOn = page.locator('[data-banner]').first().getByRole('link')
      await expect(wayOn, storeCode).toBeInViewport({ ratio: 1 })
    }
  },
)

test(
  'titles keep the thin strokes of their letters on a plain screen',
  ON_DESKTOP,
  async ({ page }) => {
    const { origin } = shopperIn('global_en', page)
    await openPage(page, origin)
    // Down the middle of an e there are three strokes; the second is its bar.
    const bar = await page.evaluate(async () => {
      await document.fonts.load('400 32px Fraunces')
      const canvas = new OffscreenCanvas(40, 40).getContext('2d')
      if (!canvas) return 0
      canvas.font = '400 32px Fraunces'
      canvas.fillText('e', 4, 30)
      const middle = 4 + Math.round(canvas.measureText('e').width / 2)
      const { data } = canvas.getImageData(middle, 0, 1, 40)
      const ink = Array.from({ length: 40 }, (_, row) => data[row * 4 + 3] ?? 0)
      return Math.max(...ink.slice(20, 26))
    })
    expect(bar).toBeGreaterThan(96)
  },
)

test('the parts of a department lie in one row, which scrolls', ON_PHONE, async ({ page }) => {
  const { origin, t } = shopperIn('global_en', page)
  await openPage(page, `${origin}/furniture`)
  const parts = page.getByRole('navigation', { name: t('listing.subcategories') })
  const links = parts.getByRole('link')
  expect(await links.count()).toBeGreaterThan(5)
  const first = await placeOf(links.first())
  expect(await placeOf(links.last())).toEqual(first)
})

test('tiles above a list begin where its title does', ON_PHONE, async ({ page }) => {
  const { origin } = shopperIn('global_en', page)
  await openPage(page, `${origin}/textiles`)
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const tile = await page.locator('[data-head] .contained > div').first().boundingBox()
  expect(tile?.x).toBe(title?.x)
})

test('a product shows its price and its button without scrolling', ON_PHONE, async ({ page }) => {
  const { origin, t } = shopperIn('global_en', page)
  await openPage(page, `${origin}/p/SOFA-ELLA/x`)
  const add = page.locator('#buy').getByRole('button', { name: t('product.add-to-cart') })
  const height = page.viewportSize()?.height ?? 0
  expect((await placeOf(page.locator('article').getByText('€1,'))).bottom).toBeLessThan(height)
  expect((await placeOf(add)).bottom).toBeLessThanOrEqual(height)
})

test('a tablet shows price and button beside the picture', ON_DESKTOP, async ({ page }) => {
  const { origin, t } = shopperIn('nl_nl', page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await openPage(page, `${origin}/p/SOFA-ELLA/x`)
  const add = page.locator('#buy').getByRole('button', { name: t('product.add-to-cart') })
  const picture = await placeOf(page.locator('article img').first())
  expect((await placeOf(add)).bottom).toBeLessThan(picture.bottom)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
})

test('no badge touches the heart of its card', ON_PHONE, async ({ page }) => {
  const { origin, t } = shopperIn('de_de', page)
  for (const path of ['/kindermode', '/p/SOFA-ELLA/x']) {
    await openPage(page, origin + path)
    const cards = page.getByRole('listitem').filter({ has: page.locator('[data-look]') })
    await expect(cards.nth(2)).toBeAttached()
    for (const card of await cards.all()) {
      const name = await card.getByRole('heading', { level: 3 }).innerText()
      const heart = card.getByRole('button', { name: t('catalog.wish').replace('{name}', name) })
      const [badge, button] = [
        await card.locator('[data-look]').boundingBox(),
        await heart.boundingBox(),
      ]
      expect((button?.x ?? 0) - (badge?.x ?? 0) - (badge?.width ?? 0), name).toBeGreaterThanOrEqual(
        4,
      )
    }
  }
})

test('the way back stands as high on pages of text as on lists', ON_PHONE, async ({ page }) => {
  const { origin, t } = shopperIn('global_en', page)
  const way = page.getByRole('navigation', { name: t('catalog.breadcrumbs') })
  await openPage(page, `${origin}/furniture`)
  const { top } = await placeOf(way)
  for (const path of ['/faq', '/withdraw', '/blog', '/blog/rug-size', '/rug-sizes']) {
    await openPage(page, origin + path)
    expect((await placeOf(way)).top, path).toBe(top)
    const title = await placeOf(page.getByRole('heading', { level: 1 }))
    expect(title.top - (await placeOf(way)).bottom, path).toBeGreaterThanOrEqual(16)
  }
})

test(
  'a picture within a text is as high as the rooms that are drawn',
  ON_PHONE,
  async ({ page }) => {
    const { origin } = shopperIn('global_en', page)
    for (const path of ['/about', '/rug-sizes']) {
      await openPage(page, origin + path)
      const shown = await page.getByRole('main').locator('img').first().boundingBox()
      expect((shown?.width ?? 0) / (shown?.height ?? 1), path).toBeCloseTo(3 / 2, 1)
    }
  },
)

test('a picture of a workshop is not higher than a tablet', ON_DESKTOP, async ({ page }) => {
  const { origin } = shopperIn('global_en', page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await openPage(page, `${origin}/about`)
  const pictures = page.getByRole('main').locator('[data-span] img')
  await expect(pictures).toHaveCount(3)
  for (const picture of await pictures.all()) {
    const { top, bottom } = await placeOf(picture)
    expect(bottom - top).toBeLessThanOrEqual(768)
  }
})

test('the neighbours of a long page stay beside what is read', ON_DESKTOP, async ({ page }) => {
  const { origin } = shopperIn('global_en', page)
  await openPage(page, `${origin}/about`)
  const last = page.getByRole('main').locator('[data-span] img').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  const neighbours = page.getByRole('complementary').getByRole('navigation')
  await expect(neighbours).toBeInViewport({ ratio: 1 })
})

test('what a guest can do is as wide as its page', ON_DESKTOP, async ({ page }) => {
  const { origin } = shopperIn('global_en', page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, `${origin}/my-account`)
  const right = async (part: Locator) => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {}
    return x + width
  }
  const ways = page.getByRole('main').locator('section')
  await expect(ways).toHaveCount(3)
  const ends = await Promise.all((await ways.all()).map(right))
  expect(Math.max(...ends)).toBeCloseTo(await right(page.getByRole('heading', { level: 1 })), 0)
})

test('dots tell which picture is looked at, and lead to each', ON_PHONE, async ({ page }) => {
  const { origin, t } = shopperIn('global_en', page)
  await openPage(page, `${origin}/p/SOFA-ELLA/x`)
  const dot = (number: number) => {
    const name = t('product.picture').replace('{number}', String(number))
    return page.getByRole('link', { name, exact: true })
  }
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await dot(2).click()
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
  await expect(dot(1)).not.toHaveAttribute('aria-current')
})

test('what waits, failed or is not known has a picture and a way on', async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { origin } = shopper
  for (const path of [
    '/checkout-failed/?result=0',
    '/checkout-return?orderHash=nobody',
    '/order-status?orderHash=nobody',
    '/checkout',
    '/cart',
    '/wishlist',
    '/error',
    '/no-such-page',
  ]) {
    await openPage(page, origin + path)
    const place = page.getByRole('main').locator('[data-picture]')
    await expect(place.locator('img').first(), path).toBeVisible()
    await expect(place.getByRole('link').first(), path).toBeVisible()
  }
})

test('a cart shows the way to the checkout without scrolling', async ({ page }) => {
  const shopper = shopperIn('nl_nl', page)
  await startInCart(shopper)
  const height = page.viewportSize()?.height ?? 0
  const main = page.getByRole('main')
  const way = await placeOf(main.getByRole('link', { name: shopper.t('cart.to-checkout') }))
  expect(way.bottom).toBeLessThanOrEqual(height)
})
