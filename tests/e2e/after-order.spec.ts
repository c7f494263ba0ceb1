import { expect } from '@playwright/test'
import {
  addToCart,
  expectThanks,
  fillAddress,
  goToCheckout,
  ON_PHONE,
  openProduct,
  placeOrder,
  SIMPLE_SKU,
  shopperIn,
} from './shop-page.ts'
import { test } from './watched-test.ts'

test('a guest looks at the order again, from the thank-you page', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('de_de', page)
  const { t } = shopper
  await openProduct(shopper, SIMPLE_SKU)
  await addToCart(shopper)
  await goToCheckout(shopper)
  await fillAddress(shopper)
  await placeOrder(shopper)
  await expectThanks(shopper)
  await page.getByRole('link', { name: t('orders.show') }).click()
  await expect(page.getByRole('heading', { name: /Bestellung \d{11}/ })).toBeVisible()
  await expect(page.getByText(t('orders.state-new'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('checkout.transfer-title') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: t('orders.products') })).toBeVisible()
})
