import { expect, type Page } from '@playwright/test'
import {
  addToCart,
  expectFailed,
  expectThanks,
  fillAddress,
  goToCheckout,
  MOVING,
  ON_DESKTOP,
  ON_PHONE,
  openProduct,
  placeOrder,
  SIMPLE_SKU,
  SIZED_SKU,
  STORES,
  sandboxCard,
  shopperIn,
  untilRouted,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

test.use(MOVING)

for (const [index, storeCode] of STORES.entries()) {
  // Each store and each width sees both purchases, none of them twice.
  const [turn, otherTurn] = index < 2 ? [ON_PHONE, ON_DESKTOP] : [ON_DESKTOP, ON_PHONE]

  test(
    `a guest buys a simple product in ${storeCode} and pays by bank transfer`,
    turn,
    async ({ page }) => {
      const shopper = shopperIn(storeCode, page)
      await openProduct(shopper, SIMPLE_SKU)
      await addToCart(shopper)
      await goToCheckout(shopper)
      await fillAddress(shopper)
      await placeOrder(shopper)
      await expectThanks(shopper)
    },
  )

  test(
    `a guest chooses size and colour in ${storeCode} and pays by card`,
    otherTurn,
    async ({ page }) => {
      const shopper = shopperIn(storeCode, page)
      await openProduct(shopper, SIZED_SKU)
      await choose(page, 'color')
      await choose(page, 'size')
      await expect(page).toHaveURL(/childSku=/)
      await addToCart(shopper)
      await goToCheckout(shopper)
      await fillAddress(shopper)
      await sandboxCard(page).check()
      await placeOrder(shopper)
      await page.waitForURL(/sandbox-card/)
      await page.locator('button[value=approve]').click()
      await expectThanks(shopper)
    },
  )
}

/** Takes the second value of an option, as a mouse does: by its label. */
async function choose(page: Page, code: string): Promise<void> {
  const values = page.locator(`label:has(input[name="${code}"])`)
  await values.nth(1).click()
  await expect(values.nth(1).getByRole('radio')).toBeChecked()
}

/** The logo begins where the card does, and a sum ends where its buttons do. */
async function expectOneColumn(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  const edges = await page.evaluate(() => {
    const range = document.createRange()
    const ofText = (selector: string) => {
      range.selectNodeContents(document.querySelector(selector) ?? document.body)
      return range.getBoundingClientRect()
    }
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    return {
      logo: ofText('header').left - (box('main')?.left ?? 0),
      sum: ofText('dd:last-child').right - (box('button.main')?.right ?? 0),
    }
  })
  expect(Math.abs(edges.logo)).toBeLessThan(2)
  expect(Math.abs(edges.sum)).toBeLessThan(2)
}

test(
  'a refused card gives the cart back, and the shopper can try again',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    await openProduct(shopper, SIMPLE_SKU)
    await addToCart(shopper)
    await goToCheckout(shopper)
    await fillAddress(shopper)
    await sandboxCard(page).check()
    await placeOrder(shopper)
    await page.waitForURL(/sandbox-card/)
    await expectOneColumn(page)
    await page.locator('button[value=refuse]').click()
    await expectFailed(shopper)
    await page.getByRole('link', { name: t('checkout.retry') }).click()
    await expect(page.getByRole('heading', { name: t('checkout.step-details') })).toBeVisible()
    await untilRouted(page)
    await fillAddress(shopper)
    await page.getByRole('radio', { name: /bank/i }).check()
    await placeOrder(shopper)
    await expectThanks(shopper)
  },
)

test(
  'the way back from a payment page shows the order from its top, however early it was left',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('nl_nl', page)
    const { t } = shopper
    await openProduct(shopper, SIMPLE_SKU)
    await addToCart(shopper)
    await goToCheckout(shopper)
    await fillAddress(shopper)
    await sandboxCard(page).check()
    // Race: the payment page opens before the page of the order is there.
    await page.route('**/_data/checkout-return*', () => {})
    await placeOrder(shopper)
    await page.waitForURL(/sandbox-card/)
    await page.goBack()
    await expect(page.getByRole('heading', { name: t('checkout.unpaid-title') })).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  },
)

test('going back after the order never orders again', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const orders: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/order'))
      orders.push(request.url())
  })
  await openProduct(shopper, SIMPLE_SKU)
  await addToCart(shopper)
  await goToCheckout(shopper)
  await fillAddress(shopper)
  await placeOrder(shopper)
  await expectThanks(shopper)
  await page.goBack()
  await page.waitForLoadState('load')
  await page.reload()
  expect(orders).toHaveLength(1)
})
