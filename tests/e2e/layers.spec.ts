import { expect, type Locator, type Page } from '@playwright/test'
import { addToCart, openProduct, SIMPLE_SKU, shopperIn, untilAlive } from './shop-page.ts'
import { test } from './watched-test.ts'

/** Opens the sheet of a product page, with the clock in the hands of the test. */
async function openSheet(page: Page): Promise<Locator> {
  const shopper = shopperIn('global_en', page)
  await openProduct(shopper, SIMPLE_SKU)
  await page.clock.install()
  const name = shopper.t('product.delivery-and-returns')
  const sheet = page.getByRole('dialog', { name })
  await page.getByRole('button', { name }).click()
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
  await page.getByRole('button', { name: 'Delivery and returns' }).click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/catalogsearch/)
  await expect(sheet).toHaveCount(0)
})

test('the choice of a country closes by Escape and gives the focus back', async ({ page }) => {
  const { origin, t } = shopperIn('global_en', page)
  await page.goto(`${origin}/about`)
  await untilAlive(page)
  const opener = page.getByRole('contentinfo').getByRole('button', { name: /^Store/ })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: t('layout.choose-store') })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a notification goes by its button, or by itself after its time', async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await openProduct(shopper, SIMPLE_SKU)
  await addToCart(shopper)
  const stack = page.getByRole('region', { name: t('layout.notifications') })
  const said = stack.getByRole('listitem').filter({ hasText: t('cart.quantity-updated') })
  const more = page.getByRole('main').getByRole('button', { name: t('cart.more') })
  await more.click()
  await expect(said).toHaveCount(1)
  await said.getByRole('button', { name: t('layout.close') }).click()
  await expect(said).toHaveCount(0)
  await more.click()
  await expect(said).toHaveCount(1)
  await page.mouse.move(0, 0)
  await expect(said).toHaveCount(0)
})

test('a badge says so while there is no connection', async ({ context, page }) => {
  const { origin, t } = shopperIn('global_en', page)
  await page.goto(`${origin}/about`)
  await untilAlive(page)
  const badge = page.getByRole('status').getByText(t('layout.offline'))
  await context.setOffline(true)
  await expect(badge).toBeVisible()
  await context.setOffline(false)
  await expect(badge).toHaveCount(0)
})
