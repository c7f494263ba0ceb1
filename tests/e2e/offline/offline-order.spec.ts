// An order that is made without a connection (spec 4, 8 and 9; trust I1).
import { expect, type Page } from '@playwright/test'
import { fillAndLoseConnection, keepOrder, untilServiceWorker } from '../steps/offline-steps.ts'
import {
  expectThanks,
  fillAddress,
  goToCheckout,
  ON_PHONE,
  openPage,
  PARCEL_SKU,
  placeOrder,
  SIMPLE_SKU,
  shopperIn,
  startInCart,
  startInCheckout,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

test.use({ serviceWorkers: 'allow' })

function countOrders(page: Page): () => number {
  let sent = 0
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname === '/api/order') sent += 1
  })
  return () => sent
}

test(
  'an order that was made offline waits, is confirmed with a connection and sent once',
  ON_PHONE,
  async ({ page, context }) => {
    test.slow()
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    const orders = countOrders(page)
    await fillAndLoseConnection(shopper)
    await keepOrder(shopper)
    await expect(page.getByText(t('offline.order-kept'))).toBeVisible()
    const confirm = page.getByRole('button', { name: t('checkout.place-order') })
    await expect(confirm).toBeDisabled()
    // It is there when the page is opened anew, still without a connection.
    await page.reload()
    await expect(page.getByText(t('offline.order-kept'))).toBeVisible()
    await context.setOffline(false)
    await openPage(page, `${origin}/about`)
    const notice = page.getByRole('listitem').filter({ hasText: t('offline.order-title') })
    await notice.getByRole('link', { name: t('offline.order-waiting') }).click()
    await expect(page.getByText(t('offline.order-confirm'))).toBeVisible()
    expect(orders()).toBe(0)
    await confirm.click()
    await expectThanks(shopper)
    expect(orders()).toBe(1)
    await expect(notice).toHaveCount(0)
    await page.goto(`${origin}/checkout`)
    await expect(page.getByText(t('cart.empty-before-checkout'))).toBeVisible()
    await expect(page.getByRole('heading', { name: t('offline.order-title') })).toHaveCount(0)
  },
)

test(
  'what is chosen without a connection is what is kept and ordered',
  ON_PHONE,
  async ({ page, context }) => {
    test.slow()
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    await fillAndLoseConnection(shopper)
    const atTheDoor = page.getByRole('radio', { name: t('offline.cashondelivery') })
    await expect(atTheDoor).not.toBeChecked()
    await atTheDoor.check()
    await keepOrder(shopper)
    const main = page.getByRole('main')
    await expect(main.getByText(t('offline.cashondelivery'))).toBeVisible()
    await context.setOffline(false)
    const confirm = page.getByRole('button', { name: t('checkout.place-order') })
    await expect(confirm).toBeEnabled({ timeout: 20_000 })
    await expect(page.getByText(t('offline.order-ways'))).toHaveCount(0)
    await expect(main.getByText(t('offline.cashondelivery'))).toBeVisible()
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/order')
    await confirm.click()
    expect((await sent).postData()).toContain('"cashondelivery"')
    await expectThanks(shopper)
  },
)

test(
  'ways to deliver and to pay stay while they are pressed without a connection, and are asked for again',
  ON_PHONE,
  async ({ page, context }) => {
    test.slow()
    const shopper = shopperIn('de_de', page)
    const { t } = shopper
    await fillAndLoseConnection(shopper)
    const failed = page.getByText(t('checkout.methods-failed'))
    const deliveries = page.getByRole('group', { name: t('checkout.delivery') }).getByRole('radio')
    const atTheDoor = page.getByRole('radio', { name: t('offline.cashondelivery') })
    // Its fee is asked for, as is what another delivery costs.
    await atTheDoor.check()
    const collected = deliveries.last()
    await collected.check()
    await expect(page.getByRole('button', { name: t('checkout.retry') })).toBeVisible()
    await expect(failed).toHaveCount(0)
    // What is collected is not paid at a door.
    const byBank = page.getByRole('radio', { name: t('offline.banktransfer') })
    await expect(byBank).toBeChecked()
    await expect(atTheDoor).toHaveCount(0)
    const asked = page.waitForResponse((answer) => /shipping-information/.test(answer.url()))
    await context.setOffline(false)
    expect((await asked).request().postData()).toContain('"pickup"')
    const places = page.getByRole('group', { name: t('checkout.pickup') }).getByRole('radio')
    await expect(places.first()).toBeVisible()
    await expect(collected).toBeChecked()
    await expect(byBank).toBeChecked()
    await expect(failed).toHaveCount(0)
  },
)

test(
  'while the thanks for one order are read, another that waits is sent by itself',
  ON_PHONE,
  async ({ page, context }) => {
    test.slow()
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    const orders = countOrders(page)
    await startInCheckout(shopper)
    await fillAddress(shopper)
    await placeOrder(shopper)
    await expectThanks(shopper)
    const other = shopperIn('global_en', await context.newPage())
    await fillAndLoseConnection(other)
    await keepOrder(other)
    await other.page.close()
    expect(orders()).toBe(1)
    const asked: string[] = []
    context.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await context.setOffline(false)
    const sent = page.getByRole('listitem').filter({ hasText: t('offline.order-sent') })
    await expect(sent.getByRole('link', { name: t('checkout.show-order') })).toBeVisible()
    expect(orders()).toBe(2)
    // What was sent is the cart as the server has it now.
    expect(asked.indexOf('/api/cart/pull')).toBeGreaterThanOrEqual(0)
    expect(asked.indexOf('/api/cart/pull')).toBeLessThan(asked.indexOf('/api/order'))
  },
)

for (const [answer, words] of [
  ['granted', 'offline.order-notified'],
  ['denied', 'offline.order-not-notified'],
] as const) {
  test(
    `who asks to be reminded on the device hears whether it will be: ${answer}`,
    ON_PHONE,
    async ({ page }) => {
      // A browser without a screen asks nobody.
      await page.addInitScript((permission) => {
        Object.defineProperty(Notification, 'permission', { value: 'default' })
        Notification.requestPermission = () => Promise.resolve(permission)
      }, answer)
      const shopper = shopperIn('global_en', page)
      const { t } = shopper
      await fillAndLoseConnection(shopper)
      await keepOrder(shopper)
      await page.getByRole('button', { name: t('offline.order-notify') }).click()
      await expect(page.getByRole('main').getByText(t(words))).toBeVisible()
      await expect(page.getByRole('heading', { name: t('offline.order-title') })).toBeFocused()
    },
  )
}

test('what was made offline can be changed, and no card can be', ON_PHONE, async ({ page }) => {
  test.slow()
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await fillAndLoseConnection(shopper)
  await keepOrder(shopper)
  await page.getByRole('button', { name: t('offline.order-change') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('button', { name: t('offline.order-keep') })).toBeEnabled()
  await page
    .getByRole('radio', { name: /Credit card|Card/i })
    .first()
    .check()
  await expect(page.getByText(t('checkout.offline'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('checkout.place-order') })).toBeDisabled()
})

test(
  'a checkout first opened offline offers what is paid later, and another sum is confirmed first',
  ON_PHONE,
  async ({ page, context }) => {
    test.slow()
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    const orders = countOrders(page)
    await startInCart(shopper, PARCEL_SKU)
    await untilServiceWorker(page)
    await context.setOffline(true)
    // What was changed without a connection has no sum of the server either.
    const quantity = page.getByRole('main').getByRole('spinbutton').first()
    await quantity.fill('2')
    await quantity.blur()
    await expect(page.getByText(t('cart.offline-sums'))).toBeVisible()
    await goToCheckout(shopper)
    await expect(page.getByText(t('cart.offline-sums'))).toBeVisible()
    await fillAddress(shopper)
    const payments = page.getByRole('group', { name: t('checkout.payment') }).getByRole('radio')
    await expect(payments).toHaveCount(2)
    // What is offered first is chosen, as it is with a connection.
    await expect(page.getByRole('radio', { name: t('offline.banktransfer') })).toBeChecked()
    await keepOrder(shopper)
    await context.setOffline(false)
    const confirm = page.getByRole('button', { name: t('checkout.place-order') })
    await expect(confirm).toBeEnabled({ timeout: 20_000 })
    await expect(page.getByText(t('offline.order-ways'))).toHaveCount(0)
    // It can be read where it goes.
    await expect(page.getByRole('main')).toContainText('erin@example.com')
    // Delivery comes on top of what could be added up without a connection.
    await confirm.click()
    await expect(page.getByText(/^The total has changed from/)).toBeVisible()
    expect(orders()).toBe(0)
    await expect(confirm).toBeEnabled()
    await confirm.click()
    await expectThanks(shopper)
    expect(orders()).toBe(1)
  },
)

test(
  'an order of which something was sold out meanwhile is not sent, and says so',
  ON_PHONE,
  async ({ page, context }) => {
    test.slow()
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    const orders = countOrders(page)
    await fillAndLoseConnection(shopper)
    await keepOrder(shopper)
    const result = [{ sku: SIMPLE_SKU, salable: false }]
    await context.route('**/are-product-salable-for-requested-qty?**', (route) =>
      route.fulfill({ json: { code: 200, result } }),
    )
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText(t('cart.has-out-of-stock'))).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('button', { name: t('checkout.place-order') })).toBeDisabled()
    expect(orders()).toBe(0)
  },
)
