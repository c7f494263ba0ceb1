// What belongs to a customer, where only a browser decides: what opens above the page, and the keyboard.

import { expect } from '@playwright/test'
import { fromAddress, randomAddress } from '../fixtures/visit.ts'
import { dialogOf, newEmail, PASSWORD, register } from './account-steps.ts'
import { ON_PHONE, openPage, STORES, shopperIn, turnOf } from './shop-page.ts'
import { test } from './watched-test.ts'

// Logging in is limited by address.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAddress(randomAddress())))

for (const storeCode of STORES) {
  test(
    `the newsletter's link in the footer of ${storeCode} opens its form, and gives the focus back`,
    turnOf(storeCode),
    async ({ page }) => {
      const shopper = shopperIn(storeCode, page)
      const { origin, t } = shopper
      await openPage(page, `${origin}/cart`)
      await expect(dialogOf(shopper)).toHaveCount(0)
      const link = page.getByRole('contentinfo').locator('a[href$="/newsletter"]')
      await link.focus()
      await page.keyboard.press('Enter')
      const dialog = dialogOf(shopper)
      await expect(dialog.getByRole('textbox', { name: t('checkout.email') })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(link).toBeFocused()
    },
  )
}

test('an account is deleted only after it was asked once more', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { origin, t } = shopper
  await openPage(page, origin)
  await register(shopper, newEmail())
  await openPage(page, `${origin}/my-account`)
  const ask = page.getByRole('button', { name: t('account.delete'), exact: true })
  await ask.click()
  await dialogOf(shopper)
    .getByRole('button', { name: t('account.delete-cancel') })
    .click()
  await expect(dialogOf(shopper)).toHaveCount(0)
  await ask.click()
  await dialogOf(shopper).getByLabel(t('account.current-password')).fill(PASSWORD)
  await dialogOf(shopper)
    .getByRole('button', { name: t('account.delete-confirm') })
    .click()
  await expect(page.getByText(t('account.deleted'))).toBeVisible()
})

for (const storeCode of STORES) {
  test(
    `the newsletter of ${storeCode} is joined, and the data are taken along, by keyboard alone`,
    turnOf(storeCode),
    async ({ page }) => {
      const shopper = shopperIn(storeCode, page)
      const { origin, t } = shopper
      await openPage(page, origin)
      await register(shopper, newEmail())
      await openPage(page, `${origin}/my-account`)
      const join = page.getByRole('button', { name: t('account.newsletter-join') })
      await page.getByRole('heading', { level: 1 }).click()
      for (let steps = 0; steps < 60; steps += 1) {
        await page.keyboard.press('Tab')
        if (await join.evaluate((button) => button === document.activeElement)) break
      }
      await expect(join).toBeFocused()
      await page.keyboard.press('Enter')
      // Germany asks by mail first.
      await expect(
        page
          .getByRole('button', { name: t('account.newsletter-leave') })
          .or(page.getByText(t('account.newsletter-asked'))),
      ).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: t('account.data-download') }).focus()
      await page.keyboard.press('Enter')
      expect((await download).suggestedFilename()).toBe('my-data.json')
    },
  )
}
