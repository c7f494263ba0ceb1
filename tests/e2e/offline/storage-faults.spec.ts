// A device that keeps nothing, or nothing more (trust F-D4): the shop works from the cart of the server,
// and promises nothing that it cannot keep.
import { expect, type Page } from '@playwright/test'
import { isKept, openAndKeep, untilServiceWorker } from '../steps/offline-steps.ts'
import {
  addToCart,
  expectThanks,
  fillAddress,
  goToCheckout,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  openProduct,
  placeOrder,
  type Shopper,
  SIMPLE_SKU,
  shopperIn,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

test.use({ serviceWorkers: 'allow' })

/** As a full disk answers, from the next page on. */
const fillDisk = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })

/** As private windows of some browsers have it, from the next page on. */
const keepNothing = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not allowed', 'SecurityError')
    }
    CacheStorage.prototype.open = async () => {
      throw new DOMException('Not allowed', 'SecurityError')
    }
    CacheStorage.prototype.match = CacheStorage.prototype.open as never
    ServiceWorkerContainer.prototype.register = async () => {
      throw new DOMException('Not allowed', 'SecurityError')
    }
  })

/** As far as the button that orders. */
async function fillCheckout(shopper: Shopper): Promise<void> {
  await openProduct(shopper, SIMPLE_SKU)
  await addToCart(shopper)
  await goToCheckout(shopper)
  await fillAddress(shopper)
  const order = shopper.page.getByRole('button', { name: shopper.t('checkout.place-order') })
  await expect(order).toBeEnabled({ timeout: 20_000 })
}

test(
  'on a full disk nobody is told offline that a cart is empty which only the shop knows',
  ON_PHONE,
  async ({ page, context }) => {
    test.slow()
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    await fillDisk(page)
    await openProduct(shopper, SIMPLE_SKU)
    await addToCart(shopper)
    await openAndKeep(page, `${origin}/`)
    await context.setOffline(true)
    await page.goto(`${origin}/checkout`)
    await expect(page.getByText(t('checkout.cart-unknown'))).toBeVisible()
    await expect(page.getByText(t('cart.empty-before-checkout'))).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: t('checkout.place-order') })).toBeVisible()
  },
)

test(
  'on a full disk an order is not promised to be kept, and can be placed with a connection',
  ON_PHONE,
  async ({ page, context }) => {
    test.slow()
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    await fillDisk(page)
    await fillCheckout(shopper)
    await untilServiceWorker(page)
    await context.setOffline(true)
    await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
    await page.getByRole('button', { name: t('offline.order-keep') }).click()
    const said = page.getByRole('listitem').filter({ hasText: t('offline.order-not-kept') })
    await expect(said).toBeVisible()
    const email = page.getByRole('textbox', { name: t('checkout.email'), exact: true })
    await expect(email).toHaveValue('erin@example.com')
    const told = page.waitForResponse(/\/api\/cart\/(totals|shipping)/)
    await context.setOffline(false)
    await told
    const order = page.getByRole('button', { name: t('checkout.place-order') })
    await expect(order).toBeEnabled({ timeout: 20_000 })
    await order.click()
    await expectThanks(shopper)
  },
)

test(
  'where the browser forbids to keep anything, the shop sells, and says what cannot wait',
  ON_DESKTOP,
  async ({ page, context }) => {
    test.slow()
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    await fillDisk(page)
    await keepNothing(page)
    await fillCheckout(shopper)
    await placeOrder(shopper)
    await expectThanks(shopper)
    await openPage(page, `${origin}/newsletter`)
    const form = page.getByRole('main')
    const field = form.getByRole('textbox', { name: t('checkout.email') })
    await context.setOffline(true)
    await field.fill('private@example.com')
    await field.press('Enter')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue('private@example.com')
    await expect(form.getByText(t('offline.kept-for-later'))).toHaveCount(0)
  },
)

test(
  'a page that no room is left for is shown all the same, and the next one is kept again',
  ON_PHONE,
  async ({ page, context }) => {
    const shopper = shopperIn('nl_nl', page)
    const { origin } = shopper
    await openAndKeep(page, `${origin}/about`)
    const browser = await context.newCDPSession(page)
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 10_000 })
    await openPage(page, `${origin}/delivery`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await browser.send('Storage.overrideQuotaForOrigin', { origin })
    await openAndKeep(page, `${origin}/returns`)
    expect(await isKept(page, `${origin}/delivery`)).toBe(false)
  },
)

test('a wish is named without a connection', ON_PHONE, async ({ page, context }) => {
  const shopper = shopperIn('global_en', page)
  const { origin } = shopper
  await openAndKeep(page, `${origin}/about`)
  await openProduct(shopper, SIMPLE_SKU)
  const name = await page.locator('article h1').innerText()
  await page
    .locator('article')
    .getByRole('button', { name: / on wishlist$/ })
    .first()
    .click()
  await context.setOffline(true)
  await page.goto(`${origin}/wishlist`)
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
})
