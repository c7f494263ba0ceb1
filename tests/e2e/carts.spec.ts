import { expect, type Page } from '@playwright/test'
import {
  addToCart,
  fillAddress,
  goToCheckout,
  ON_DESKTOP,
  ON_PHONE,
  openProduct,
  placeOrder,
  type Shopper,
  SIMPLE_SKU,
  shopperIn,
} from './shop-page.ts'
import { test } from './watched-test.ts'

async function fillCart(page: Page): Promise<Shopper> {
  const shopper = shopperIn('global_en', page)
  await openProduct(shopper, SIMPLE_SKU)
  await addToCart(shopper)
  return shopper
}

const quantityIn = (page: Page) =>
  page.getByRole('main').getByRole('spinbutton', { name: /^Quantity of / })

/** What the server knows of this browser's cart. */
function piecesAtServer(page: Page): Promise<number | null> {
  return page.evaluate(async () => {
    const response = await fetch('/api/cart/pull?cartId={{cartId}}')
    const { result } = await response.json()
    return Array.isArray(result) ? result.reduce((sum, { qty }) => sum + qty, 0) : null
  })
}

test('the way back from the cart leads to the page of the shop that the shopper came from', async ({
  page,
}) => {
  const { t } = await fillCart(page)
  const name = await page
    .getByRole('list', { name: t('cart.lines') })
    .getByRole('link')
    .first()
  const product = (await name.getAttribute('href')) ?? ''
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('layout.back-to-shop') })
    .click()
  await expect(page.locator('article h1')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(product.split('?')[0])
})

test('two tabs share one cart', ON_DESKTOP, async ({ context, page }) => {
  const { origin, t } = await fillCart(page)
  const other = await context.newPage()
  await other.goto(`${origin}/about`)
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.more') })
    .click()
  await expect(other.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test(
  'a cart that the server forgot is filled anew, on the same page, without a word',
  ON_PHONE,
  async ({ context, page }) => {
    const { t } = await fillCart(page)
    const address = page.url()
    await context.clearCookies()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('cart.more') })
      .click()
    await expect.poll(() => piecesAtServer(page)).toBe(2)
    await expect(page.locator('li[data-type=danger], li[data-type=warning]')).toHaveCount(0)
    expect(page.url()).toBe(address)
    await page.reload()
    await expect(quantityIn(page)).toHaveValue('2')
  },
)

test('the cart is as before after a card payment that was closed', ON_PHONE, async ({ page }) => {
  const shopper = await fillCart(page)
  const { t } = shopper
  await goToCheckout(shopper)
  await fillAddress(shopper)
  await page.getByRole('radio', { name: /card/i }).check()
  await placeOrder(shopper)
  await page.waitForURL(/sandbox-card/)
  await page.locator('button[value=close]').click()
  await expect(
    page.getByRole('heading', { level: 1, name: t('checkout.failed-title') }),
  ).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart.view-cart') })
    .click()
  await expect(quantityIn(page)).toHaveValue('1')
  await page.reload()
  await expect(quantityIn(page)).toHaveValue('1')
})
