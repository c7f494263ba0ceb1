import { expect, type Page } from '@playwright/test'
import {
  addToCart,
  CONFIGURABLE_SKU,
  expectThanks,
  fillAddress,
  goToCheckout,
  openProduct,
  POSTCODES,
  placeOrder,
  SIMPLE_SKU,
  SIZED_SKU,
  STORES,
  shopperIn,
  test,
} from './shop-page.ts'

for (const storeCode of STORES) {
  test(`a guest buys a simple product in ${storeCode} and pays by bank transfer`, async ({
    page,
  }) => {
    const shopper = shopperIn(storeCode, page)
    await openProduct(shopper, SIMPLE_SKU)
    await addToCart(shopper)
    await goToCheckout(shopper)
    await fillAddress(shopper)
    await placeOrder(shopper)
    await expectThanks(shopper)
  })

  test(`a guest chooses size and colour in ${storeCode} and pays by card`, async ({ page }) => {
    const shopper = shopperIn(storeCode, page)
    await openProduct(shopper, SIZED_SKU)
    await choose(page, 'color')
    await choose(page, 'size')
    await expect(page).toHaveURL(/childSku=/)
    await addToCart(shopper)
    await goToCheckout(shopper)
    await fillAddress(shopper)
    await page.getByRole('radio', { name: /card|kaart|carte|karte/i }).check()
    await placeOrder(shopper)
    await page.waitForURL(/sandbox-card/)
    await page.locator('button[value=approve]').click()
    await expectThanks(shopper)
  })
}

/** Takes the second value of an option, as a mouse does: by its label. */
async function choose(page: Page, code: string): Promise<void> {
  const values = page.locator(`label:has(input[name="${code}"])`)
  await values.nth(1).click()
  await expect(values.nth(1).getByRole('radio')).toBeChecked()
}

for (const storeCode of STORES) {
  test(`a guest buys in ${storeCode} by keyboard alone`, async ({ page }) => {
    const shopper = shopperIn(storeCode, page)
    const { t } = shopper
    await openProduct(shopper, CONFIGURABLE_SKU)
    const press = async (role: 'button' | 'link' | 'checkbox', name: string, key: string) => {
      const control = page.getByRole(role, { name, exact: true })
      await control.focus()
      await expect(control).toBeFocused()
      await page.keyboard.press(key)
    }
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/childSku=/)
    await press('button', t('product.add-to-cart'), 'Enter')
    await press('link', t('cart.view-cart'), 'Enter')
    await press('link', t('cart.to-checkout'), 'Enter')
    await page.getByRole('textbox', { name: t('checkout.email') }).focus()
    const answers = [
      'erin@example.com',
      'Erin',
      'Peeters',
      null,
      POSTCODES[storeCode],
      '12',
      'Kerkstraat',
      'Amsterdam',
    ]
    for (const answer of answers) {
      if (answer) await page.keyboard.type(answer)
      await page.keyboard.press('Tab')
    }
    await press('checkbox', t('checkout.terms'), 'Space')
    await press('button', t('checkout.place-order'), 'Enter')
    await expectThanks(shopper)
  })
}

test('a refused card gives the cart back, and the shopper can try again', async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await openProduct(shopper, SIMPLE_SKU)
  await addToCart(shopper)
  await goToCheckout(shopper)
  await fillAddress(shopper)
  await page.getByRole('radio', { name: /card/i }).check()
  await placeOrder(shopper)
  await page.waitForURL(/sandbox-card/)
  await page.locator('button[value=refuse]').click()
  await expect(page.getByRole('heading', { name: t('checkout.failed-title') })).toBeVisible()
  await page.getByRole('link', { name: t('checkout.retry') }).click()
  await fillAddress(shopper)
  await page.getByRole('radio', { name: /bank/i }).check()
  await placeOrder(shopper)
  await expectThanks(shopper)
})

test('going back after the order never orders again', async ({ page }) => {
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
