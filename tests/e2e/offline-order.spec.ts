// An order that is made without a connection (spec 4, 8 and 9; trust I1).
import { expect, type Page } from '@playwright/test'
import { fromAddress, randomAddress } from '../fixtures/visit.ts'
import { newEmail, registerByForm } from './account-steps.ts'
import { untilServiceWorker } from './offline-steps.ts'
import {
  addToCart,
  expectThanks,
  fillAddress,
  goToCheckout,
  ON_PHONE,
  openPage,
  openProduct,
  placeOrder,
  type Shopper,
  SIMPLE_SKU,
  shopperIn,
} from './shop-page.ts'
import { test } from './watched-test.ts'

/** So cheap that its delivery costs something. */
const PARCEL_SKU = 'VASE-LUNA-CREAM'

test.use({ serviceWorkers: 'allow' })

/** Fills the checkout with a connection and stands before the button without one. */
async function fillAndLoseConnection(shopper: Shopper): Promise<void> {
  const { page, t } = shopper
  await openProduct(shopper, SIMPLE_SKU)
  await addToCart(shopper)
  await goToCheckout(shopper)
  await fillAddress(shopper)
  const order = page.getByRole('button', { name: t('checkout.place-order') })
  await expect(order).toBeEnabled({ timeout: 20_000 })
  await untilServiceWorker(page)
  await page.context().setOffline(true)
}

async function keepOrder({ page, t }: Shopper): Promise<void> {
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
  await page.getByRole('button', { name: t('offline.order-keep') }).click()
  await expect(page.getByRole('heading', { name: t('offline.order-title') })).toBeVisible()
}

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
    await page.goto(`${origin}/checkout`)
    await expect(page.getByText(t('cart.empty-before-checkout'))).toBeVisible()
    await expect(page.getByRole('heading', { name: t('offline.order-title') })).toHaveCount(0)
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
    await openProduct(shopper, SIMPLE_SKU)
    await addToCart(shopper)
    await goToCheckout(shopper)
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

test('what was made offline can be changed, and no card can be', ON_PHONE, async ({ page }) => {
  test.slow()
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await fillAndLoseConnection(shopper)
  await keepOrder(shopper)
  await page.getByRole('button', { name: t('offline.order-change') }).click()
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
    await openProduct(shopper, PARCEL_SKU)
    await addToCart(shopper)
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
    await page.getByRole('radio', { name: t('offline.banktransfer') }).check()
    await keepOrder(shopper)
    await context.setOffline(false)
    const confirm = page.getByRole('button', { name: t('checkout.place-order') })
    await expect(confirm).toBeEnabled({ timeout: 20_000 })
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

/** Takes every line out of the cart, on its page. */
async function emptyCart({ page, t }: Shopper): Promise<void> {
  const removes = page.getByRole('main').getByRole('button', { name: /^Remove / })
  const question = page.getByRole('dialog', { name: t('cart.remove-title') })
  await expect(removes.first()).toBeVisible()
  for (let left = await removes.count(); left > 0; left -= 1) {
    await removes.first().click()
    await question.getByRole('button', { name: t('cart.remove'), exact: true }).click()
    await expect(removes).toHaveCount(left - 1)
  }
  await expect(page.getByText(t('cart.empty'), { exact: true })).toBeVisible()
}

/** What this browser keeps of an order that waits. */
const kept = (page: Page) =>
  page.evaluate(() => localStorage.getItem('global_en-shop/checkout/waiting-order'))

test('an order waits no more once its cart is empty', ON_PHONE, async ({ page, context }) => {
  test.slow()
  const shopper = shopperIn('global_en', page)
  const { origin, t } = shopper
  await fillAndLoseConnection(shopper)
  await keepOrder(shopper)
  await context.setOffline(false)
  await openPage(page, `${origin}/cart`)
  const waiting = page.getByRole('listitem').filter({ hasText: t('offline.order-title') })
  await expect(waiting).toBeVisible()
  await emptyCart(shopper)
  // Of a page that still says so the link leads to where it can be dropped.
  await waiting.getByRole('link', { name: t('offline.order-waiting') }).click()
  await expect(
    page.getByText(/^You made this order for 1 × .+ Your cart is empty now/),
  ).toBeVisible()
  await openPage(page, `${origin}/about`)
  await expect(
    page.getByRole('listitem').filter({ hasText: t('offline.order-dropped') }),
  ).toBeVisible()
  expect(await kept(page)).toBeNull()
})

test(
  'an order whose cart is gone can be dropped, and one whose cart has changed says so',
  ON_PHONE,
  async ({ page, context }) => {
    test.slow()
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    await fillAndLoseConnection(shopper)
    await keepOrder(shopper)
    await context.setOffline(false)
    await openProduct(shopper, PARCEL_SKU)
    await addToCart(shopper)
    await openPage(page, `${origin}/checkout`)
    await expect(page.getByText(/Your cart is another one now: please check/)).toBeVisible()
    await openPage(page, `${origin}/cart`)
    await emptyCart(shopper)
    await page.goto(`${origin}/checkout`)
    await page.getByRole('button', { name: t('offline.order-drop') }).click()
    await expect(page.getByText(t('cart.empty-before-checkout'))).toBeVisible()
    expect(await kept(page)).toBeNull()
  },
)

test(
  'an order of which details are missing is filled in by the form, to its last letter',
  ON_PHONE,
  async ({ page, context }) => {
    test.slow()
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    await fillAndLoseConnection(shopper)
    await keepOrder(shopper)
    await context.setOffline(false)
    await page.evaluate(() => localStorage.removeItem('global_en-shop/checkout/personal-details'))
    await page.goto(`${origin}/checkout`)
    await expect(page.getByText(t('offline.order-confirm'))).toBeVisible()
    await fillAddress(shopper)
    await expect(page.getByRole('checkbox', { name: t('checkout.terms') })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('offline.order-title') })).toHaveCount(0)
    await placeOrder(shopper)
    await expectThanks(shopper)
    expect(JSON.parse((await kept(page)) ?? '')).toMatchObject({ transmited: true })
  },
)

test(
  'the account shows an order that waits on this device, above those that were placed',
  ON_PHONE,
  async ({ page, context }) => {
    test.slow()
    await context.setExtraHTTPHeaders(fromAddress(randomAddress()))
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    await registerByForm(shopper, newEmail())
    await fillAndLoseConnection(shopper)
    await keepOrder(shopper)
    await context.setOffline(false)
    await openPage(page, `${origin}/my-account`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: t('offline.order-waiting') }).click()
    await expect(page.getByRole('heading', { name: t('offline.order-title') })).toBeVisible()
    await page.getByRole('button', { name: t('offline.order-change') }).click()
    await openPage(page, `${origin}/my-account`)
    await expect(main.getByRole('heading', { name: t('account.orders') })).toBeVisible()
    await expect(main.getByRole('link', { name: t('offline.order-waiting') })).toHaveCount(0)
  },
)
