import { expect } from '@playwright/test'
import { fromAddress, randomAddress } from '../../fixtures/visit.ts'
import { enter } from '../steps/account-steps.ts'
import { expectNoViolations } from '../steps/expect-no-violations.ts'
import { ON_DESKTOP, openPage, shopperIn } from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

// Logging in is limited by address.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAddress(randomAddress())))

const PASSWORD = 'Welcome-home-1'

test('a customer looks at an order, prints its invoice and orders it again', async ({ page }) => {
  const shopper = shopperIn('nl_nl', page)
  const { origin, t } = shopper
  await enter(shopper, 'sanne.dewit@example.com', PASSWORD)
  await openPage(page, `${origin}/my-account`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Bestelling \d+$/ })
    .last()
    .click()
  await expect(page.getByRole('button', { name: t('account.order-again') })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: t('account.invoice') }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Factuur \d+$/ })).toBeVisible()
  await expectNoViolations(page)
  // A phone zooms out of what is too wide: only its own width tells.
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await page.getByRole('link', { name: t('account.back-to-order') }).click()
  await page.getByRole('button', { name: t('account.order-again') }).click()
  await expect(page.getByRole('link', { name: t('cart.to-checkout') })).toBeVisible()
})

test('the invoice alone is on the paper', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('nl_nl', page)
  await enter(shopper, 'sanne.dewit@example.com', PASSWORD)
  await openPage(page, `${shopper.origin}/my-account`)
  const order = page.getByRole('main').getByRole('link', { name: /^Bestelling \d+$/ })
  await order.first().click()
  await page.getByRole('link', { name: shopper.t('account.invoice') }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Factuur/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: /^Factuur/ })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})
