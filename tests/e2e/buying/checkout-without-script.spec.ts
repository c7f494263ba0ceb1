// The checkout of a browser without script: forms, pages and redirects (experience 1.5).
import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../steps/expect-no-violations.ts'
import { findProduct } from '../steps/find-product.ts'
import {
  expectFailed,
  expectThanks,
  fillAddress,
  ON_DESKTOP,
  ON_PHONE,
  placeOrder,
  type Shopper,
  SIMPLE_SKU,
  STORES,
  sandboxCard,
  shopperIn,
  turnOf,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')
const orderButton = ({ page, t }: Shopper) =>
  page.getByRole('button', { name: t('checkout.place-order') })

/** Buys a simple product up to the checkout, by links and forms alone; wallets are no mark without script. */
async function goToCheckout({ page, origin, t }: Shopper): Promise<void> {
  await page.goto(await productOf(page, origin))
  await page
    .locator('#buy')
    .getByRole('button', { name: t('product.add-to-cart'), exact: true })
    .click()
  const marks = main(page).getByRole('list', { name: t('cart.pay-ways') })
  await expect(marks.getByAltText('PayPal')).toBeVisible()
  await expect(marks.getByText('Apple Pay')).toBeHidden()
  await page.getByRole('link', { name: t('cart.to-checkout'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
}

async function productOf(page: Page, origin: string): Promise<string> {
  const browser = page.context().browser()
  if (!browser) throw new Error('This page has no browser')
  return findProduct(browser, origin, SIMPLE_SKU)
}

/** axe needs script: it looks at a copy of the document that no script of the shop has touched. */
async function expectAccessible(page: Page): Promise<void> {
  const html = (await page.content()).replaceAll(/<script\b.*?<\/script>/gs, '')
  const browser = page.context().browser()
  const viewport = page.viewportSize()
  if (!browser || !viewport) throw new Error('This page has no browser')
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    javaScriptEnabled: true,
  })
  const copy = await context.newPage()
  const url = page.url().replace(/#.*/, '')
  await copy.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await copy.goto(url)
  await expectNoViolations(copy)
  await context.close()
}

/** The email field keeps what was typed, whatever else was wrong. */
async function expectKept({ page, t }: Shopper): Promise<void> {
  const email = page.getByRole('textbox', { name: t('checkout.email'), exact: true })
  await expect(email).toHaveValue('erin@example.com')
}

for (const storeCode of STORES) {
  test(`without script a guest orders by bank transfer in ${storeCode}`, async ({ page }) => {
    const shopper = shopperIn(storeCode, page)
    const { t } = shopper
    await goToCheckout(shopper)
    await expectAccessible(page)
    await orderButton(shopper).click()
    const summary = page.locator('#checkout-errors')
    await expect(summary).toBeVisible()
    await expect(summary.getByRole('link', { name: t('checkout.email-required') })).toHaveAttribute(
      'href',
      '#delivery.emailAddress',
    )
    await expectAccessible(page)
    await fillAddress(shopper)
    await page.getByRole('button', { name: t('checkout.update') }).click()
    await expectKept(shopper)
    await page.reload()
    await expectKept(shopper)
    await expect(page.getByRole('radio', { name: /bank|virement|überweisung/i })).toBeChecked()
    await placeOrder(shopper)
    await expectThanks(shopper)
    await expect(main(page)).toContainText('IBAN')
    await expectAccessible(page)
    await page.reload()
    await expectThanks(shopper)
  })

  test(
    `without script a card is paid on its page in ${storeCode}, and may be refused first`,
    turnOf(storeCode),
    async ({ page }) => {
      const shopper = shopperIn(storeCode, page)
      const { t } = shopper
      await goToCheckout(shopper)
      await fillAddress(shopper)
      await sandboxCard(page).check()
      await placeOrder(shopper)
      await page.waitForURL(/sandbox-card/)
      await page.locator('button[value=refuse]').click()
      await expectFailed(shopper)
      await expectAccessible(page)
      await page.getByRole('link', { name: t('checkout.retry') }).click()
      await expectKept(shopper)
      await expect(sandboxCard(page)).toBeChecked()
      await placeOrder(shopper)
      await page.waitForURL(/sandbox-card/)
      await page.locator('button[value=approve]').click()
      await expectThanks(shopper)
    },
  )
}

test(
  'without script a payment page that was left is opened again or given up',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { t, origin } = shopper
    await goToCheckout(shopper)
    await fillAddress(shopper)
    await sandboxCard(page).check()
    const posted = page.waitForRequest((request) => /checkout$/.test(request.url()))
    await placeOrder(shopper)
    const attempt = new URLSearchParams((await posted).postData() ?? '').get('attempt')
    await page.waitForURL(/sandbox-card/)
    await page.goto(`${origin}/checkout-return?orderHash=${attempt}`)
    await expectAccessible(page)
    await expect(main(page).getByRole('list', { name: t('checkout.summary') })).toBeVisible()
    await page.getByRole('button', { name: t('checkout.pay-now') }).click()
    await page.waitForURL(/sandbox-card/)
    await page.goto(`${origin}/checkout-return?orderHash=${attempt}`)
    await page.getByText(t('checkout.pay-give-up')).click()
    await page.getByRole('button', { name: t('orders.give-up-it') }).click()
    await expectFailed(shopper)
    await page.getByRole('link', { name: t('cart.view-cart') }).click()
    await expect(page.getByRole('list', { name: t('cart.lines') })).toBeVisible()
  },
)

test('without script Back after an order orders nothing again', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('nl_nl', page)
  await goToCheckout(shopper)
  await fillAddress(shopper)
  await placeOrder(shopper)
  await expectThanks(shopper)
  const number = await main(page)
    .getByText(/\d{10}/)
    .first()
    .textContent()
  await page.goBack()
  await page.reload()
  await expect(page.getByText(shopper.t('cart.empty-before-checkout'))).toBeVisible()
  await page.goForward()
  await expect(main(page)).toContainText(number ?? 'a number')
})

test(
  'without script an order is collected where the shopper says',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = shopperIn('nl_nl', page)
    const { t } = shopper
    await goToCheckout(shopper)
    await fillAddress(shopper)
    await page.locator('input[value="pickup pickup"]').check()
    await placeOrder(shopper)
    const places = page.getByRole('group', { name: t('checkout.pickup') })
    await expect(places.getByText(t('checkout.pickup-required'))).toBeVisible()
    await expectKept(shopper)
    await expectAccessible(page)
    await places.getByRole('radio').first().check()
    await placeOrder(shopper)
    await expectThanks(shopper)
  },
)
