// What only a browser decides on a product page: what follows the scroll, what arrives later, what
// opens above it.
import { expect } from '@playwright/test'
import { openProduct, SIMPLE_SKU, SIZED_SKU, shopperIn, untilHydrated } from './shop-page.ts'
import { test } from './watched-test.ts'

test('the sticky bar starts with an empty size, asks for it, and adds what is chosen', async ({
  page,
}) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await openProduct(shopper, SIZED_SKU)
  const bar = page.getByRole('complementary', { name: t('product.buy-bar') })
  await expect(bar).toHaveCount(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const size = bar.getByRole('combobox')
  await expect(size).toHaveValue('')
  await bar.getByRole('button', { name: t('product.add-to-cart') }).click()
  const said = page.getByRole('region', { name: t('layout.notifications') }).getByRole('listitem')
  await expect(said.filter({ hasText: t('product.select-size') })).toBeVisible()
  await expect(size).toBeFocused()
  await size.selectOption({ index: 2 })
  await bar.getByRole('button', { name: t('product.add-to-cart') }).click()
  await expect(page.getByRole('link', { name: t('cart.view-cart') })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar).toHaveCount(0)
})

test('products are returned first and their prices arrive later', async ({ page }) => {
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
  await expect(guide.getByRole('table')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guide).toHaveCount(0)
  await expect(page.locator('article h1')).toBeVisible()
})

test('a review is written by anybody and waits to be read', async ({ page }) => {
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
  await form.getByRole('button', { name: t('product.review-send') }).click()
  await expect(form.getByText(t('product.review-sent'))).toBeVisible()
})
