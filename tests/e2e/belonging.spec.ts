// What belongs to a customer, where only a browser decides: what opens above the page, and the keyboard.

import { expect } from '@playwright/test'
import { fromAddress, randomAddress } from '../fixtures/visit.ts'
import {
  dialogOf,
  leave,
  logIn,
  newEmail,
  openDialog,
  PASSWORD,
  register,
} from './account-steps.ts'
import {
  addToCart,
  look,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  openProduct,
  SIMPLE_SKU,
  STORES,
  shopperIn,
  turnOf,
} from './shop-page.ts'
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

test(
  'who logs out in one tab finds no page of theirs in the other, and the same cart at the next login',
  ON_DESKTOP,
  async ({ context, page }) => {
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    const email = newEmail()
    await openPage(page, origin)
    await register(shopper, email)
    await openProduct(shopper, SIMPLE_SKU)
    await addToCart(shopper)
    const other = { ...shopper, page: await context.newPage() }
    await openPage(other.page, `${origin}/my-account`)
    const profile = other.page.getByRole('main').getByText(email)
    await expect(profile.first()).toBeVisible()
    await look(other.page, 'away')
    await leave(shopper)
    const reloaded = other.page.waitForEvent('load')
    await look(other.page, 'back')
    await reloaded
    await expect(other.page.getByText(t('account.guests'))).toBeVisible()
    await expect(profile).toHaveCount(0)
    await openPage(other.page, origin)
    await openDialog(other)
    const entered = other.page.waitForEvent('load')
    await logIn(other, email, PASSWORD)
    await entered
    await openPage(other.page, `${origin}/cart`)
    await expect(other.page.getByRole('main').getByRole('spinbutton')).toHaveValue('1')
  },
)

test(
  'without a connection no form of the account is posted, and what was typed stays',
  ON_PHONE,
  async ({ context, page }) => {
    const { origin, t } = shopperIn('global_en', page)
    for (const [path, button, words] of [
      ['/my-account', 'account.log-in', 'account.offline'],
      ['/reset-password', 'account.reset-send', 'account.reset-offline'],
    ] as const) {
      await openPage(page, `${origin}${path}`)
      const main = page.getByRole('main')
      const email = main.getByLabel(t('account.email')).first()
      await email.fill('erin@example.com')
      for (const password of await main.getByLabel(t('account.password'), { exact: true }).all()) {
        await password.fill(PASSWORD)
      }
      await context.setOffline(true)
      await main.getByRole('button', { name: t(button), exact: true }).click()
      await expect(main.getByRole('alert').getByText(t(words))).toBeVisible()
      await expect(email).toHaveValue('erin@example.com')
      await context.setOffline(false)
      await expect(main.getByText(t(words))).toHaveCount(0)
    }
  },
)
