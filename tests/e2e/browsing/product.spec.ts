// What only a browser decides on a product page: what follows the scroll, what arrives later, what
// opens above it.
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { expectNoViolations } from '../steps/expect-no-violations.ts'
import {
  CONFIGURABLE_SKU,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  openProduct,
  SIMPLE_SKU,
  SIZED_SKU,
  STORES,
  shopperIn,
  untilHydrated,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

for (const sku of ['BUNDLE-READING', 'SET-DINING-OAK', 'GIFT-BOTANICAL']) {
  test(
    `price and button stand in the first look of a phone, where the choices are many (${sku})`,
    ON_PHONE,
    async ({ page }) => {
      const shopper = shopperIn('global_en', page)
      const { t } = shopper
      await openProduct(shopper, sku)
      const bar = page.getByRole('complementary', { name: t('product.buy-bar') })
      await expect(bar.getByRole('button')).toBeInViewport()
      await expect(bar.getByText('€')).toBeVisible()
      await page.locator('#buy [type=submit]').scrollIntoViewIfNeeded()
      await expect(bar).toHaveCount(0)
    },
  )
}

test('products are returned first and their prices arrive later', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await openProduct(shopper, SIMPLE_SKU)
  await page.route('**/api/product/render-list?*', async (route) => {
    const price_info = { regular_price: 1234, final_price: 1234, special_price: 0 }
    const items = [{ id: 1, sku: SIMPLE_SKU, price_info }]
    await route.fulfill({ json: { code: 200, result: { items } } })
  })
  await page.reload()
  await untilHydrated(page)
  await expect(page.locator('article').getByText('€1,234.00')).toBeVisible()

  await page.unroute('**/api/product/render-list?*')
  await page.route('**/api/stock/list?*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(t('product.not-current'))).toBeVisible()
  await page
    .locator('#buy')
    .getByRole('button', { name: t('product.add-to-cart') })
    .click()
  const said = page.getByRole('region', { name: t('layout.notifications') }).getByRole('listitem')
  await expect(said.filter({ hasText: t('cart.stock-volatile') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('cart.view-cart') })).toBeVisible()
})

test('the size guide opens above the page and leaves what was chosen', async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await openProduct(shopper, SIZED_SKU)
  await page.getByRole('link', { name: t('product.size-guide') }).click()
  const guide = page.getByRole('dialog', { name: t('product.size-guide') })
  await expect(guide.getByRole('table').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guide).toHaveCount(0)
  await expect(page.locator('article h1')).toBeVisible()
})

test('the tables of a size guide keep to its margins on a phone', ON_PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const storeCode of STORES) {
    const shopper = shopperIn(storeCode, page)
    await openProduct(shopper, SIZED_SKU)
    await page.getByRole('link', { name: shopper.t('product.size-guide') }).click()
    const table = page.getByRole('dialog').getByRole('table').first()
    const sticksOut = await table.evaluate(
      (element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0),
    )
    expect(sticksOut, storeCode).toBe(0)
  }
})

test('a size guide whose blocks cannot be had says so', ON_PHONE, async ({ page, issues }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await openProduct(shopper, SIZED_SKU)
  await page.route(/\/assets\/story-blocks-[\w-]+\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'Gone' }),
  )
  await page.getByRole('link', { name: t('product.size-guide') }).click()
  await expect(page.getByRole('dialog', { name: t('errors.unexpected-title') })).toBeVisible()
  expect(issues.splice(0).filter((issue) => !/story-(?:blocks|modals)/.test(issue))).toEqual([])
})

test('a review is written by anybody and waits to be read', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await openProduct(shopper, SIMPLE_SKU)
  await page.getByRole('button', { name: t('product.review-write') }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: t('product.review-send') }).click()
  await expect(form.getByText(t('product.required'))).toHaveCount(4)
  await form.getByRole('radio').nth(1).check()
  await form.getByRole('textbox', { name: t('product.review-name') }).fill('Wilm')
  await form.getByRole('textbox', { name: t('product.review-title') }).fill('Soft')
  await form.getByRole('textbox', { name: t('product.review-text') }).fill('Very.')
  const buffer = readFileSync('worker/tools/demo/media/apple-tshirt-cream.webp')
  const file = { name: 'chair.webp', mimeType: 'image/webp', buffer }
  await form.getByLabel(t('product.review-pictures')).setInputFiles(file)
  await form.getByRole('button', { name: t('product.review-send') }).click()
  await expect(form.getByRole('status')).toHaveText(t('product.review-sent'))
  await expect(form.getByRole('status')).toBeFocused()
})

test('the first push down the page that begins on its picture moves the page', async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  await openProduct(shopper, SIMPLE_SKU)
  await page.getByRole('main').getByRole('img').first().hover()
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('a picture opens as large as the screen, is enlarged, turned, and gives the focus back', async ({
  page,
}) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await openProduct(shopper, SIMPLE_SKU)
  const pictures = page.getByRole('region', { name: t('product.pictures') })
  const first = pictures.getByRole('link', { name: t('product.enlarge') }).first()
  await first.focus()
  await page.keyboard.press('Enter')
  const large = page.getByRole('dialog')
  await expect(large.getByRole('img')).toBeVisible()
  await expectNoViolations(page)

  const scale = () =>
    large.getByRole('img').evaluate((img) => new DOMMatrix(getComputedStyle(img).transform).a)
  await large.getByRole('button', { name: t('product.zoom-in') }).click()
  expect(await scale()).toBe(1.5)
  await page.keyboard.press('-')
  expect(await scale()).toBe(1)
  await large.getByRole('img').dblclick()
  expect(await scale()).toBe(2.5)
  await large.getByRole('button', { name: t('product.picture-after') }).click()
  await expect(large.getByRole('status')).toHaveText(/^2 /)
  expect(await scale()).toBe(1)
  await page.keyboard.press('ArrowLeft')
  await expect(large.getByRole('status')).toHaveText(/^1 /)
  await page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
  await expect(first).toBeFocused()
})

test(
  'the picture of the page stands in its large view until the large one is there',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/media\/(?:1023|1440|1920|2500)x0\//, async (route) => {
      await released
      await route.continue()
    })
    await openProduct(shopper, SIMPLE_SKU)
    await page
      .getByRole('link', { name: t('product.enlarge') })
      .first()
      .click()
    const small = page.getByRole('dialog').getByRole('presentation')
    const isThere = () =>
      small.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)
    await expect.poll(isThere).toBe(true)
    await expect(small).toBeVisible()
    release()
    await expect(small).toHaveCount(0)
  },
)

test('each piece of a room leads by keyboard to its product in the colour that is seen', async ({
  page,
}) => {
  const { t, origin } = shopperIn('de_de', page)
  await openPage(page, `${origin}/`)
  const room = page
    .locator('section')
    .filter({ has: page.getByRole('button', { name: t('content.shop-the-look') }) })
  const marks = room.locator('svg a')
  const pieces = room.getByRole('list').getByRole('link')
  await expect(marks).toHaveCount(await pieces.count())
  for (const [index, name] of (await pieces.allInnerTexts()).entries()) {
    await expect(marks.nth(index)).toHaveAccessibleName(new RegExp(`^${name}, .*€`))
  }
  const chair = room.getByRole('link', { name: /Edgar, / })
  await chair.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/childSku=ARM-EDGAR-RUST$/)
  await expect(page.locator('article h1')).toContainText('Edgar')
  await expect(page.getByRole('radio', { name: 'Rost' })).toBeChecked()
})

test('the products of a picture can be bought above it', async ({ page }) => {
  const { t, origin } = shopperIn('global_en', page)
  await openPage(page, `${origin}/`)
  const opener = page.getByRole('button', { name: t('content.shop-the-look') }).first()
  await opener.click()
  const look = page.getByRole('dialog')
  await expect(look.getByRole('heading', { level: 3 })).toHaveCount(8)
  await page.keyboard.press('Escape')
  await expect(look).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await look
    .getByRole('button', { name: /on wishlist$/ })
    .first()
    .click()
  const view = page.getByRole('link', { name: t('wishlist.view') })
  const close = look.getByRole('listitem').filter({ has: view }).getByRole('button')
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(view).toHaveCount(0)
  await expect(look.locator(':focus')).toHaveCount(1)
  await look.getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page.locator('article h1')).toBeVisible()
  await expect(look).toHaveCount(0)
})

test('a piece of a picture is bought in the colour that it has there, without leaving the page', async ({
  page,
}) => {
  const { t, origin } = shopperIn('global_en', page)
  await openPage(page, `${origin}/`)
  await page
    .getByRole('button', { name: t('content.shop-the-look') })
    .first()
    .click()
  const look = page.getByRole('dialog')
  const chair = look
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /Edgar/ }) })
  await chair.getByRole('button', { name: /to cart/ }).click()
  await expect(look.getByRole('listitem').filter({ hasText: t('cart.added') })).toBeVisible()
  await expect(page).toHaveURL(`${origin}/`)
  await page.goto(`${origin}/cart`)
  const line = page.getByRole('listitem').filter({ hasText: 'Edgar' })
  await expect(line.getByText('Rust')).toBeVisible()
})

test('a colour that is pressed on a card switches its picture, price and link', async ({
  page,
}) => {
  const { origin } = shopperIn('global_en', page)
  await openPage(page, `${origin}/catalogsearch/result?q=${CONFIGURABLE_SKU}`)
  const cards = page.getByRole('main').getByRole('listitem')
  const card = cards.filter({ has: page.getByRole('heading', { level: 3 }) }).first()
  const title = card.getByRole('heading').getByRole('link')
  const picture = card.locator('img').first()
  const before = (await picture.getAttribute('src')) ?? ''
  const swatch = card.getByRole('listitem').nth(1).getByRole('link')
  await swatch.click()
  await expect(swatch).toHaveAttribute('aria-current', 'true')
  await expect(title).toHaveAttribute('href', (await swatch.getAttribute('href')) ?? '')
  await expect(picture).not.toHaveAttribute('src', before)
  expect(page.url()).toContain('catalogsearch')
})

test(
  'a size that is chosen on the card of a finer product is what the card adds',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    await openProduct(shopper, SIZED_SKU)
    const row = page.getByRole('region', { name: t('product.up-sells') })
    const card = row
      .getByRole('listitem')
      .filter({ has: page.getByRole('combobox') })
      .first()
    const add = card.locator('button[type="submit"]')
    await add.click()
    const said = page.getByRole('region', { name: t('layout.notifications') }).getByRole('listitem')
    await expect(said.filter({ hasText: t('product.select-size') })).toBeVisible()
    const ofParent = (await add.getAttribute('value')) ?? ''
    await card.getByRole('combobox').selectOption({ index: 2 })
    const size = await card.getByRole('combobox').locator('option:checked').textContent()
    await expect(add).not.toHaveAttribute('value', ofParent)
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', /childSku=/)
    await add.click()
    await page.getByRole('link', { name: t('cart.view-cart') }).click()
    await expect(
      page
        .getByRole('main')
        .getByText(size ?? '', { exact: false })
        .first(),
    ).toBeVisible()
  },
)
