// The steps of the checkout with script: a reload keeps what was typed, Back leads to the step before.
import { expect } from '@playwright/test'
import {
  expectThanks,
  fillAddress,
  goToCheckout,
  holdScripts,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  placeOrder,
  type Shopper,
  STORES,
  shopperIn,
  startInCart,
  startInCheckout,
  turnOf,
  untilRouted,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

const PASSWORD = 'Trein-naar-Gent-7'

const stepOf = ({ page, t }: Shopper) =>
  page.getByRole('navigation', { name: t('checkout.steps') }).locator('[aria-current="step"]')

async function reload({ page }: Shopper): Promise<void> {
  // A dialog that closes goes back in the history, which ends a reload of the same moment.
  await expect(() => page.reload()).toPass()
  await untilRouted(page)
}

async function expectTyped({ page, t }: Shopper): Promise<void> {
  const field = (key: Parameters<typeof t>[0]) =>
    page.getByRole('textbox', { name: t(key), exact: true }).first()
  await expect(field('checkout.email')).toHaveValue('erin@example.com')
  await expect(field('checkout.street')).toHaveValue('Kerkstraat')
}

for (const storeCode of STORES) {
  test(
    `a reload at each step keeps what was typed and where the shopper was, never the password, in ${storeCode}`,
    turnOf(storeCode),
    async ({ page }) => {
      const shopper = shopperIn(storeCode, page)
      const { t } = shopper
      await startInCheckout(shopper)
      await fillAddress(shopper)
      const wanted = page.getByRole('checkbox', { name: t('checkout.account-wanted') })
      await wanted.check()
      await page.getByLabel(t('account.new-password'), { exact: true }).fill(PASSWORD)
      await reload(shopper)
      await expectTyped(shopper)
      await expect(wanted).not.toBeChecked()
      expect(await page.content()).not.toContain(PASSWORD)
      const atTheDoor = page.locator('input[value="cashondelivery"]')
      await atTheDoor.check()
      await expect(stepOf(shopper)).toHaveText(t('checkout.step-methods'))
      await reload(shopper)
      await expectTyped(shopper)
      await expect(atTheDoor).toBeChecked()
      await expect(stepOf(shopper)).toHaveText(t('checkout.step-methods'))
      await page.getByRole('checkbox', { name: t('checkout.terms') }).focus()
      await reload(shopper)
      await expectTyped(shopper)
      await expect(stepOf(shopper)).toHaveText(t('checkout.step-review'))
      await placeOrder(shopper)
      await expectThanks(shopper)
      await page.getByRole('link', { name: t('checkout.confirmation') }).click()
      const modal = page.getByRole('dialog', { name: t('checkout.confirmation') })
      await expect(modal.getByRole('heading', { name: t('orders.products') })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(modal).toHaveCount(0)
      await reload(shopper)
      await expectThanks(shopper)
    },
  )
}

test('Back leads to the step before, and what was typed is there', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await startInCart(shopper)
  await goToCheckout(shopper)
  await fillAddress(shopper)
  const steps = page.getByRole('navigation', { name: t('checkout.steps') })
  await steps.getByRole('link', { name: t('checkout.step-methods') }).click()
  await expect(stepOf(shopper)).toHaveText(t('checkout.step-methods'))
  await steps.getByRole('link', { name: t('checkout.step-review') }).click()
  await expect(stepOf(shopper)).toHaveText(t('checkout.step-review'))
  await page.goBack()
  await expect(stepOf(shopper)).toHaveText(t('checkout.step-methods'))
  await expectTyped(shopper)
  await page.goBack()
  await expectTyped(shopper)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
})

test(
  'an empty checkout never asks for details, late scripts or not',
  ON_PHONE,
  async ({ page }) => {
    const { t, origin } = shopperIn('global_en', page)
    await page.addInitScript(() => {
      window.fields = 0
      new MutationObserver(() => {
        window.fields += document.querySelectorAll('main input[type=email]').length
      }).observe(document, { childList: true, subtree: true })
    })
    const release = await holdScripts(page)
    await page.goto(`${origin}/checkout`, { waitUntil: 'commit' })
    await expect(page.getByText(t('cart.empty-before-checkout'))).toBeVisible()
    await release()
    await untilRouted(page)
    await expect(page.getByText(t('cart.empty-before-checkout'))).toBeVisible()
    expect(await page.evaluate(() => window.fields)).toBe(0)
  },
)

test(
  'a link into the checkout says what to do where there is no order',
  ON_DESKTOP,
  async ({ page }) => {
    const { t, origin } = shopperIn('global_en', page)
    await openPage(page, `${origin}/checkout`)
    await expect(page.getByText(t('cart.empty-before-checkout'))).toBeVisible()
    await openPage(page, `${origin}/checkout-return`)
    await expect(page.getByRole('heading', { name: t('checkout.neutral-title') })).toBeVisible()
    await openPage(page, `${origin}/checkout-failed/?result=0`)
    await expect(page.getByRole('link', { name: t('checkout.retry') })).toBeVisible()
  },
)

for (const [width, tag] of [
  ['a phone', ON_PHONE],
  ['a desktop', ON_DESKTOP],
] as const) {
  test(
    `who orders before the methods are there is led to them, and they are loaded again, on ${width}`,
    tag,
    async ({ page }) => {
      const shopper = shopperIn('global_en', page)
      const { t } = shopper
      const METHODS = '**/api/cart/shipping-methods*'
      const order = page.getByRole('button', { name: t('checkout.place-order') })
      const methods = page.getByRole('heading', { level: 2, name: t('checkout.step-methods') })
      await startInCart(shopper)
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route(METHODS, async (route) => {
        await released
        await route.fulfill({ status: 503, json: { code: 503, result: 'Service unavailable' } })
      })
      await goToCheckout(shopper)
      await fillAddress(shopper)
      await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
      await order.click({ force: true })
      await expect(methods).toBeFocused()
      await expect(page.getByText(t('checkout.methods-loading'))).toBeInViewport()
      const orderInVain = async () => {
        await order.click()
        await expect(methods).toBeFocused()
        await expect(page.getByRole('alert')).toContainText(t('checkout.methods-failed'))
        await page.unroute(METHODS)
        await order.click()
        await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked()
      }
      release()
      await expect(page.getByRole('alert')).toContainText(t('checkout.methods-failed'))
      await orderInVain()
      await expect(methods).toBeInViewport()
      await page.route(METHODS, (route) =>
        route.fulfill({ status: 503, json: { code: 503, result: 'Service unavailable' } }),
      )
      await orderInVain()
      await order.click()
      await expectThanks(shopper)
    },
  )
}

declare global {
  interface Window {
    /** How often fields of the form were seen in the page. */
    fields: number
  }
}
