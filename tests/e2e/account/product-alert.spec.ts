import { expect } from '@playwright/test'
import { fromAddress, randomAddress } from '../../fixtures/visit.ts'
import {
  dialogOf,
  fillRegistration,
  leave,
  newEmail,
  sendRegistration,
  untilReloaded,
} from '../steps/account-steps.ts'
import { expectNoViolations } from '../steps/expect-no-violations.ts'
import { ON_PHONE, openPage, openProduct, STORES, shopperIn, turnOf } from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

// Registering is limited by address: each test comes from one of its own.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAddress(randomAddress())))

/** Sold out in the demo shop. */
const SOLD_OUT_SKU = 'DECO-RIET'

for (const storeCode of STORES) {
  test(
    `a guest of ${storeCode} registers to wait for what is sold out, and gives it up`,
    turnOf(storeCode),
    async ({ page }) => {
      const shopper = shopperIn(storeCode, page)
      const { origin, t } = shopper
      await openProduct(shopper, SOLD_OUT_SKU)
      const name = String(await page.locator('article h1').textContent())
      await page
        .locator('#buy')
        .getByRole('button', { name: t('product.notify-me') })
        .click()
      const dialog = dialogOf(shopper)
      await expect(dialog.getByText(t('product.alert-needs-account'))).toBeVisible()
      await expectNoViolations(page)
      await dialog.getByRole('button', { name: t('product.alert-log-in') }).click()
      await fillRegistration(shopper, newEmail())
      await sendRegistration(shopper)
      await expect(dialog.getByText(t('account.alert-set'))).toBeVisible()
      const goOn = dialog.getByRole('button', { name: t('account.go-on') })
      await untilReloaded(page, () => goOn.click())
      await openPage(page, `${origin}/my-account`)
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
      await page
        .getByRole('button', { name: t('account.alert-remove').replace('{name}', name) })
        .click()
      await expect(page.getByText(t('account.alert-removed'))).toBeVisible()
      await expect(page.getByText(t('account.no-alerts'))).toBeVisible()
      await leave(shopper)
    },
  )
}

test('a new password is asked for in the dialog itself', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { origin, t } = shopper
  await openPage(page, origin)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('account.title') })
    .click()
  const dialog = dialogOf(shopper)
  await dialog.getByRole('link', { name: t('account.forgot') }).click()
  await dialog.getByLabel(t('account.email')).fill(newEmail())
  await dialog.getByRole('button', { name: t('account.reset-send') }).click()
  await expect(dialog.getByText(t('account.reset-sent'))).toBeVisible()
})
