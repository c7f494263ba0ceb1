// An order that was made without a connection and waits: what may become of its cart and its details
// meanwhile (spec 4, 8 and 9).
import { expect, type Page } from '@playwright/test'
import { fromAddress, randomAddress } from '../../fixtures/visit.ts'
import { newEmail, registerByForm } from '../steps/account-steps.ts'
import { fillAndLoseConnection, keepOrder } from '../steps/offline-steps.ts'
import {
  expectThanks,
  fillAddress,
  ON_PHONE,
  openPage,
  PARCEL_SKU,
  placeOrder,
  type Shopper,
  shopperIn,
  startInCart,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

test.use({ serviceWorkers: 'allow' })

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
  // The question gives its entry in the history up, which would end a visit that begins meanwhile.
  await page.waitForFunction(() => !history.state?.isLayer)
}

/** What recalls an order that waits, on any page. */
const recallOf = ({ page, t }: Shopper) =>
  page.getByRole('listitem').filter({ hasText: t('offline.order-title') })

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
  const waiting = recallOf(shopper)
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
    await startInCart(shopper, PARCEL_SKU)
    await openPage(page, `${origin}/checkout`)
    await expect(page.getByText(/Your cart is another one now: please check/)).toBeVisible()
    await openPage(page, `${origin}/cart`)
    // A page that looks for it only once the cart is empty drops it.
    await expect(recallOf(shopper)).toBeVisible()
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
    // Away from the checkout, which writes them again as it is online.
    await page.goto(`${origin}/robots.txt`)
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

async function keepOrderAsCustomer(page: Page): Promise<Shopper> {
  await page.context().setExtraHTTPHeaders(fromAddress(randomAddress()))
  const shopper = shopperIn('global_en', page)
  await registerByForm(shopper, newEmail())
  await fillAndLoseConnection(shopper)
  await keepOrder(shopper)
  return shopper
}

test(
  'the account shows an order that waits on this device, above those that were placed',
  ON_PHONE,
  async ({ page, context }) => {
    test.slow()
    const { origin, t } = await keepOrderAsCustomer(page)
    const main = page.getByRole('main')
    await page.goto(`${origin}/my-account`)
    await expect(main.getByRole('heading', { name: t('errors.offline-title') })).toBeVisible()
    await expect(main.getByRole('link', { name: t('offline.order-waiting') })).toBeVisible()
    await context.setOffline(false)
    await openPage(page, `${origin}/my-account`)
    await main.getByRole('link', { name: t('offline.order-waiting') }).click()
    await expect(page.getByRole('heading', { name: t('offline.order-title') })).toBeVisible()
    await page.getByRole('button', { name: t('offline.order-change') }).click()
    await openPage(page, `${origin}/my-account`)
    await expect(main.getByRole('heading', { name: t('account.orders') })).toBeVisible()
    await expect(main.getByRole('link', { name: t('offline.order-waiting') })).toHaveCount(0)
  },
)

test(
  'who logs out while an order waits is told first that it would be gone',
  ON_PHONE,
  async ({ page, context }) => {
    test.slow()
    const { origin, t } = await keepOrderAsCustomer(page)
    await context.setOffline(false)
    await openPage(page, `${origin}/my-account`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: t('account.log-out'), exact: true }).click()
    await expect(main.getByRole('alert').getByText(t('offline.order-log-out'))).toBeVisible()
    expect(await kept(page)).not.toBeNull()
    await main.getByRole('button', { name: t('account.log-out-anyway') }).click()
    await expect(main.getByText(t('account.logged-out'))).toBeVisible()
    expect(await kept(page)).toBeNull()
  },
)

test(
  'every other tab hears that an order that waited was placed',
  ON_PHONE,
  async ({ page, context }) => {
    test.slow()
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    await fillAndLoseConnection(shopper)
    await keepOrder(shopper)
    await context.setOffline(false)
    const beside = await context.newPage()
    await openPage(beside, `${origin}/about`)
    const notice = beside.getByRole('listitem').filter({ hasText: t('offline.order-title') })
    await expect(notice).toBeVisible()
    const guest = await context.newPage()
    await openPage(guest, `${origin}/my-account`)
    const ofGuest = guest.getByRole('main').getByRole('link', { name: t('offline.order-waiting') })
    await expect(ofGuest).toBeVisible()
    const late = await context.newPage()
    await openPage(late, `${origin}/checkout`)
    await expect(late.getByText(t('offline.order-confirm'))).toBeVisible()
    await page.getByRole('button', { name: t('checkout.place-order') }).click()
    await expectThanks(shopper)
    await expect(late.getByText(t('checkout.refused-ordered'))).toBeVisible()
    await expect(notice).toHaveCount(0)
    await expect(ofGuest).toHaveCount(0)
  },
)
