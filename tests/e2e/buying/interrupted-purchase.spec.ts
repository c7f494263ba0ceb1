// A purchase that is cut short in every way ends in one order (trust F-D1, F-D3, F-D8; I1, I2).
import { expect, type Page, type Request } from '@playwright/test'
import { visit } from '../../fixtures/visit.ts'
import { newEmail } from '../steps/account-steps.ts'
import { E2E_PORT } from '../steps/addresses.ts'
import { openAndKeep } from '../steps/offline-steps.ts'
import { ordersOf } from '../steps/placed-orders.ts'
import {
  emailField,
  expectThanks,
  fillAddress,
  goToCheckout,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  placeOrder,
  type Shopper,
  SIMPLE_SKU,
  shopperIn,
  startInCheckout,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

/** Stands in the checkout with everything filled in, under an address of its own. */
async function fillCheckout(shopper: Shopper): Promise<string> {
  const email = newEmail()
  await startInCheckout(shopper)
  await fillAddress(shopper)
  await emailField(shopper).fill(email)
  const order = shopper.page.getByRole('button', { name: shopper.t('checkout.place-order') })
  await expect(order).toBeEnabled({ timeout: 20_000 })
  return email
}

/** Kills the tab as the system does; the shopper opens another. */
async function killTab(page: Page): Promise<Page> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // Whoever is killed does not answer.
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  const next = await page.context().newPage()
  await page.close()
  return next
}

/** Lets the shop have an order, and nobody its answer. */
async function reachShop(request: Request): Promise<void> {
  const { host, pathname, search } = new URL(request.url())
  const { status } = await visit(E2E_PORT, host, pathname + search, {
    method: request.method(),
    headers: await request.allHeaders(),
    body: request.postData() ?? '',
  })
  expect(status).toBe(200)
}

test(
  'a tab that is killed gives back cart and form, and its order is placed once',
  ON_PHONE,
  async ({ page }) => {
    test.slow()
    const first = shopperIn('nl_nl', page)
    const email = await fillCheckout(first)
    const second = shopperIn('nl_nl', await killTab(page))
    const { origin, t } = second
    await openPage(second.page, `${origin}/checkout`)
    await expect(emailField(second)).toHaveValue(email)
    await expect(
      second.page.getByRole('textbox', { name: t('checkout.city') }).first(),
    ).toHaveValue('Amsterdam')
    // The order has reached the shop, and its answer nobody.
    const reached = Promise.withResolvers<void>()
    await second.page.route('**/api/order?**', async (route) => {
      await reachShop(route.request())
      reached.resolve()
    })
    await placeOrder(second)
    await reached.promise
    const third = shopperIn('nl_nl', await killTab(second.page))
    await openPage(third.page, `${origin}/about`)
    const told = third.page.getByRole('listitem').filter({ hasText: t('checkout.recovered') })
    await told.getByRole('link', { name: t('checkout.show-order') }).click()
    await expectThanks(third)
    expect(await ordersOf(email)).toHaveLength(1)
  },
)

interface PurchaseStep {
  what: string
  act: () => Promise<unknown>
  /** Where the shopper has to do it once more, because it could not be kept. */
  again?: () => Promise<unknown>
  done: () => Promise<unknown>
}

/** Every step of a purchase, each of which has to be possible after it was tried without a network. */
function stepsOf(shopper: Shopper, email: string): PurchaseStep[] {
  const { page, origin, t } = shopper
  const main = page.getByRole('main')
  const results = () => page.goto(`${origin}/catalogsearch/result?q=${SIMPLE_SKU}`)
  const product = main.getByRole('heading', { level: 3 }).getByRole('link').first()
  const quantity = main.getByRole('spinbutton').first()
  const offlineSums = page.getByText(t('cart.offline-sums'))
  const city = page.getByRole('textbox', { name: t('checkout.city') }).first()
  const transfer = page.getByRole('radio', { name: t('offline.banktransfer') })
  const terms = page.getByRole('checkbox', { name: t('checkout.terms') })
  const order = page.getByRole('button', { name: t('checkout.place-order') })
  return [
    { what: 'search', act: results, done: () => expect(product).toBeVisible() },
    {
      what: 'open the product',
      act: async () => {
        await product.click()
        await expect(
          page.getByRole('listitem').filter({ hasText: t('offline.unavailable') }),
        ).toBeVisible()
      },
      again: async () => {
        await results()
        await product.click()
      },
      done: () => expect(page.locator('article h1')).toBeVisible(),
    },
    {
      what: 'add it to the cart',
      act: () =>
        page
          .locator('#buy')
          .getByRole('button', { name: t('product.add-to-cart'), exact: true })
          .click(),
      done: () => expect(page.getByRole('link', { name: t('cart.view-cart') })).toBeVisible(),
    },
    {
      what: 'open the cart',
      act: () => page.goto(`${origin}/cart`),
      done: () => expect(quantity).toHaveValue('1'),
    },
    {
      what: 'change the quantity',
      act: async () => {
        await quantity.fill('2')
        await quantity.blur()
        await expect(offlineSums).toBeVisible()
      },
      done: async () => {
        await expect(offlineSums).toBeHidden()
        await expect(quantity).toHaveValue('2')
      },
    },
    {
      what: 'go to the checkout',
      act: () => goToCheckout(shopper),
      done: () => expect(emailField(shopper)).toBeVisible(),
    },
    {
      what: 'say who and where',
      act: async () => {
        await fillAddress(shopper)
        await emailField(shopper).fill(email)
      },
      done: () => expect(city).toHaveValue('Amsterdam'),
    },
    {
      what: 'choose a payment',
      act: () => transfer.check(),
      done: () => expect(transfer).toBeChecked(),
    },
    { what: 'accept the terms', act: () => terms.check(), done: () => expect(terms).toBeChecked() },
    {
      what: 'order, which is kept until there is a network',
      act: () => page.getByRole('button', { name: t('offline.order-keep') }).click(),
      done: () => expect(page.getByText(t('offline.order-confirm'))).toBeVisible(),
    },
    {
      what: 'look at the kept order again',
      act: () => page.reload(),
      done: () => expect(order).toBeEnabled({ timeout: 20_000 }),
    },
  ]
}

test.describe('with what is kept on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'the network is lost at each step of a purchase, and one order comes of it',
    ON_PHONE,
    async ({ page, context }) => {
      test.slow()
      const shopper = shopperIn('global_en', page)
      const { origin, t } = shopper
      const email = newEmail()
      await openAndKeep(page, `${origin}/about`)
      for (const { what, act, again, done } of stepsOf(shopper, email)) {
        await test.step(what, async () => {
          await context.setOffline(true)
          await act()
          await context.setOffline(false)
          await again?.()
          await done()
        })
      }
      await test.step('confirm the order, whose answer is lost with the network', async () => {
        const reached = Promise.withResolvers<void>()
        await page.route('**/api/order?**', async (route) => {
          await reachShop(route.request())
          await context.setOffline(true)
          await route.abort('internetdisconnected')
          reached.resolve()
        })
        await page.getByRole('button', { name: t('checkout.place-order') }).click()
        await reached.promise
        await page.unroute('**/api/order?**')
        await expect(
          page.getByRole('heading', { name: t('checkout.checking-title') }),
        ).toBeVisible()
        await context.setOffline(false)
        await expectThanks(shopper)
      })
      await test.step('read the thanks again', async () => {
        await context.setOffline(true)
        await page.reload()
        await context.setOffline(false)
        await expectThanks(shopper)
      })
      const [order, ...others] = await ordersOf(email)
      expect(others).toEqual([])
      expect(order?.lines).toMatchObject([{ sku: SIMPLE_SKU, qty: 2 }])
    },
  )
})

/** Half a second to the shop and back, and 50 KB a second (Chromium's own "Slow 3G"). */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 51_200,
  uploadThroughput: 51_200,
}

test(
  'on slow 3G a doubled press shows at once that it works, and orders once',
  ON_DESKTOP,
  async ({ page }) => {
    test.slow()
    const shopper = shopperIn('de_de', page)
    const { t } = shopper
    const email = await fillCheckout(shopper)
    await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', SLOW_3G)
    const order = page.getByRole('button', { name: t('checkout.place-order') })
    const busyAfter = order.evaluate(
      (button) =>
        new Promise<number>((known) => {
          let pressed = 0
          button.addEventListener('click', () => {
            pressed ||= performance.now()
          })
          new MutationObserver(() => {
            if (button.ariaBusy === 'true') known(performance.now() - pressed)
          }).observe(button, { attributes: true })
        }),
    )
    await order.dblclick()
    expect(await busyAfter).toBeLessThan(200)
    await expectThanks(shopper)
    expect(await ordersOf(email)).toHaveLength(1)
  },
)

test(
  'an order that cannot be sent leads to the words that nothing was ordered',
  ON_PHONE,
  async ({ page }) => {
    test.slow()
    const shopper = shopperIn('nl_nl', page)
    await fillCheckout(shopper)
    await page.route('**/api/order?**', (route) => route.fulfill({ status: 503 }))
    await placeOrder(shopper)
    const notice = page.getByRole('alert').filter({ hasText: shopper.t('checkout.unsent') })
    await expect(notice).toBeFocused({ timeout: 40_000 })
    await expect(notice).toBeInViewport({ ratio: 1 })
  },
)
