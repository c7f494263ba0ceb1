import { expect, type Locator, type Page } from '@playwright/test'
import {
  MOVING,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  openProduct,
  SIMPLE_SKU,
  shopperIn,
  startInCart,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'
import type { Words } from '../steps/words.ts'

test.use(MOVING)

/** Opens the sheet of a product page, with the clock in the hands of the test. */
async function openSheet(page: Page): Promise<Locator> {
  const shopper = shopperIn('global_en', page)
  await openProduct(shopper, SIMPLE_SKU)
  await page.clock.install()
  const name = shopper.t('product.delivery-and-returns')
  const sheet = page.getByRole('dialog', { name })
  await page.getByRole('link', { name }).click()
  await expect(sheet).toBeVisible()
  return sheet
}

/** Waits until the sheet has come to rest: a hand that grips where it was grips beside it. */
async function untilAtRest(sheet: Locator): Promise<void> {
  let before: number | undefined
  await expect
    .poll(async () => {
      const top = (await sheet.boundingBox())?.y
      const isAtRest = top !== undefined && top === before
      before = top
      return isAtRest
    })
    .toBe(true)
}

/** Takes the sheet by its header and pulls it up by so many pixels. */
async function dragUp(page: Page, sheet: Locator, pixels: number): Promise<void> {
  await untilAtRest(sheet)
  const title = await sheet.getByRole('heading').boundingBox()
  if (!title) throw new Error('The sheet has no header')
  const [x, y] = [title.x + 5, title.y + title.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - pixels, { steps: 4 })
  await page.mouse.up()
}

test('a bottom sheet closes 400 ms after its header was dragged up over 100 px', async ({
  page,
}) => {
  const sheet = await openSheet(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await dragUp(page, sheet, 95)
  await page.clock.runFor(1000)
  await expect(sheet).toBeVisible()
  await dragUp(page, sheet, 120)
  await page.clock.runFor(390)
  await expect(sheet).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(400)
    await expect(sheet).toHaveCount(0, { timeout: 200 })
  }).toPass()
})

test('a bottom sheet closes by its button, and when another page comes', async ({ page }) => {
  const sheet = await openSheet(page)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
  await page.getByRole('link', { name: 'Delivery and returns' }).click()
  await expect(sheet).toBeVisible()
  await page.evaluate(() => location.assign('/about'))
  await expect(page).toHaveURL(/about/)
  await expect(sheet).toHaveCount(0)
})

test('Back closes what lies above the page, and only then leaves it', async ({
  page,
  viewport,
}) => {
  const { origin, t } = shopperIn('global_en', page)
  await page.goto(`${origin}/about`)
  await openPage(page, `${origin}/furniture`)
  const countries = page.getByRole('dialog', { name: t('layout.choose-store') })
  const opener = page.getByRole('contentinfo').getByRole('link', { name: /^Store/ })
  await opener.click()
  await expect(countries).toBeVisible()
  await goBackFromLayer(page)
  await expect(countries).toHaveCount(0)
  await expect(page).toHaveURL(`${origin}/furniture`)
  if (viewport && viewport.width < 1024) await filterAndGoBack(page, t)
  await opener.click()
  await waitForEntry(page, true)
  await countries.getByRole('button', { name: t('layout.close') }).click()
  await expect(countries).toHaveCount(0)
  await waitForEntry(page, false)
  await page.goBack()
  await expect(page).toHaveURL(`${origin}/about`)
})

for (const query of ['', '?price=100-150']) {
  test(`a link to the page below${query && ', unfiltered,'} closes what lies above it, and Back leaves`, async ({
    page,
  }) => {
    const { origin, t } = shopperIn('global_en', page)
    await openPage(page, `${origin}/about`)
    await openPage(page, `${origin}/furniture${query}`)
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
    const drawer = page.getByRole('dialog', { name: t('cart.title') })
    await expect(drawer).toBeVisible()
    await waitForEntry(page, true)
    await drawer.getByRole('link', { name: 'Furniture' }).click()
    await expect(drawer).toHaveCount(0)
    await waitForEntry(page, false)
    await expect(page).toHaveURL(`${origin}/furniture`)
    await page.goBack()
    await expect(page).toHaveURL(`${origin}${query ? `/furniture${query}` : '/about'}`)
  })
}

test('a link in a layer leads to its page when the data of that page fails', async ({ page }) => {
  const { origin, t } = shopperIn('global_en', page)
  await openPage(page, `${origin}/about`)
  await page.route('**/_data/furniture**', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  const drawer = page.getByRole('dialog', { name: t('cart.title') })
  await waitForEntry(page, true)
  await drawer.getByRole('link', { name: 'Furniture' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Furniture' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${origin}/about`)
})

/** What opens gets its entry in the history, and what closes gives it up, a moment after it is seen. */
async function waitForEntry(page: Page, isOfLayer: boolean): Promise<void> {
  await page.waitForFunction((isLayer) => Boolean(history.state?.isLayer) === isLayer, isOfLayer)
}

async function goBackFromLayer(page: Page): Promise<void> {
  await waitForEntry(page, true)
  await page.goBack()
}

/** What was chosen in a drawer stands when Back closes it, and goes with the next Back. */
async function filterAndGoBack(page: Page, t: Words): Promise<void> {
  const url = page.url()
  await page.getByRole('button', { name: t('layout.menu') }).click()
  const menu = page.getByRole('navigation', { name: t('layout.menu') })
  await expect(menu).toBeVisible()
  await goBackFromLayer(page)
  await expect(menu).toBeHidden()
  await page.getByRole('link', { name: t('listing.filters') }).click()
  const drawer = page.getByRole('dialog', { name: t('listing.filters') })
  await drawer.locator('a[rel=nofollow]:visible').first().click()
  await expect(page).toHaveURL(/\?/)
  const filtered = page.url()
  // The drawer has its own entry again once the page behind it has come.
  await goBackFromLayer(page)
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(filtered)
  await page.goBack()
  await expect(page).toHaveURL(url)
}

test('who wants less motion sees the menu where it belongs at once', ON_PHONE, async ({ page }) => {
  const { origin, t } = shopperIn('global_en', page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, `${origin}/about`)
  await page.getByRole('button', { name: t('layout.menu') }).click()
  const menu = page.getByRole('navigation', { name: t('layout.menu') })
  await expect(menu).toHaveCSS('transition-duration', '0s')
  expect((await menu.boundingBox())?.x).toBe(0)
})

test('a message lies on no button of a drawer', ON_PHONE, async ({ page }) => {
  const { origin, t } = shopperIn('nl_nl', page)
  await openPage(page, `${origin}/meubels`)
  const [, intoCart = ''] = t('catalog.add').split('}')
  await page.getByRole('main').getByRole('button', { name: intoCart.trim() }).first().click()
  const messages = page.getByRole('region', { name: t('layout.notifications') })
  await expect(messages.getByRole('listitem')).toBeVisible()
  await page.getByRole('link', { name: t('listing.filters') }).click()
  const drawer = page.getByRole('dialog', { name: t('listing.filters') })
  await expect(drawer.getByRole('region').getByRole('listitem')).toBeVisible()
  await drawer.getByRole('button', { name: /^Toon .* producten$/ }).click({ trial: true })
})

test(
  'the icon of a phone opens the search with the focus in it, before any script, and nothing moves',
  ON_PHONE,
  async ({ page }) => {
    const { origin, t } = shopperIn('global_en', page)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(`${origin}/about`)
    const title = page.getByRole('heading', { level: 1 })
    const before = await title.boundingBox()
    await page.locator('header label').click()
    const field = page.getByRole('searchbox', { name: t('layout.search') })
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport({ ratio: 1 })
    expect(await title.boundingBox()).toEqual(before)
    await field.fill('sofa')
    await field.press('Enter')
    await expect(page).toHaveURL(/q=sofa/)
  },
)

test('the choice of a country closes by Escape and gives the focus back', async ({ page }) => {
  const { origin, t } = shopperIn('global_en', page)
  await openPage(page, `${origin}/about`)
  const opener = page.getByRole('contentinfo').getByRole('link', { name: /^Store/ })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: t('layout.choose-store') })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a notification goes by its button or after its time, and covers neither the header nor the last link', async ({
  page,
}) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await openProduct(shopper, SIMPLE_SKU)
  await page.clock.install()
  const stack = page.getByRole('region', { name: t('layout.notifications') })
  const said = stack.getByRole('listitem').filter({ hasText: t('cart.added') })
  const add = page
    .locator('#buy')
    .getByRole('button', { name: t('product.add-to-cart'), exact: true })
  await add.click()
  await expect(said).toHaveCount(1)
  const [header, box] = [await page.getByRole('banner').boundingBox(), await said.boundingBox()]
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  await page
    .getByRole('contentinfo')
    .getByRole('link')
    .last()
    .click({ trial: true, timeout: 10_000 })
  await said.getByRole('button', { name: t('layout.close') }).click()
  await expect(said).toHaveCount(0)
  await add.click()
  const saidAgain = stack.getByRole('listitem').filter({ hasText: t('cart.quantity-updated') })
  await expect(saidAgain).toHaveCount(1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(14_000)
  await expect(saidAgain).toHaveCount(1)
  await page.clock.runFor(2000)
  await expect(saidAgain).toHaveCount(0)
})

test(
  'a quantity that is changed in the cart needs no notification',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    await startInCart(shopper)
    const stack = page.getByRole('region', { name: t('layout.notifications') })
    await page
      .getByRole('main')
      .getByRole('button', { name: t('cart.more') })
      .click()
    await expect(stack.getByText(t('cart.quantity-updated'))).toBeAttached()
    await expect(stack.getByRole('listitem')).toHaveCount(0)
  },
)

test('a badge says so while there is no connection', ON_PHONE, async ({ context, page }) => {
  const { origin, t } = shopperIn('global_en', page)
  await openPage(page, `${origin}/about`)
  const badge = page.getByRole('status').getByText(t('layout.offline'))
  await context.setOffline(true)
  await expect(badge).toBeVisible()
  await context.setOffline(false)
  await expect(badge).toHaveCount(0)
})
