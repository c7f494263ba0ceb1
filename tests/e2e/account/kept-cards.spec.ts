import { expect } from '@playwright/test'
import { fromAddress, randomAddress } from '../../fixtures/visit.ts'
import { newEmail, register } from '../steps/account-steps.ts'
import {
  expectThanks,
  fillAddress,
  ON_DESKTOP,
  openProduct,
  placeOrder,
  type Shopper,
  SIMPLE_SKU,
  shopperIn,
  startInCheckout,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

// Logging in is limited by address.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAddress(randomAddress())))

async function order(shopper: Shopper): Promise<void> {
  await startInCheckout(shopper)
  await fillAddress(shopper)
  await shopper.page.getByRole('radio', { name: 'Payment card' }).check()
  await placeOrder(shopper)
}

test('a customer keeps a card, pays by it, and removes it', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await openProduct(shopper, SIMPLE_SKU)
  await register(shopper, newEmail())
  await order(shopper)
  const keep = page.getByRole('checkbox', { name: t('checkout.card-keep') })
  await expect(keep).not.toBeChecked()
  await keep.check()
  await page.getByLabel(t('checkout.card-number')).fill('4111 1111 1111 1111')
  await page.getByLabel(t('checkout.card-expiry')).fill('03/30')
  await page.getByLabel(t('checkout.card-code')).fill('737')
  await page.getByLabel(t('checkout.card-holder')).fill('Erin')
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await expectThanks(shopper)
  await order(shopper)
  await page.getByRole('button', { name: /Visa ending in 1111/ }).click()
  await expectThanks(shopper)
  await page.goto(`${shopper.origin}/my-account`)
  await page.getByRole('button', { name: /^Remove Visa/ }).click()
  await expect(page.getByText(t('account.card-removed'))).toBeVisible()
  await expect(page.getByText(/ending in 1111/)).toHaveCount(0)
})
