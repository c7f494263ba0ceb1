// What is asked for without a connection and waits for one (spec 4, sync queue): kept, sent once, told.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { openAndKeep, untilServiceWorker } from '../steps/offline-steps.ts'
import {
  fillAddress,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  type Shopper,
  shopperIn,
  startInCheckout,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

test.use({ serviceWorkers: 'allow' })

const SUBSCRIBE = '/api/ext/magento2-newsletter/subscribe'

/** Counts calls of pages and of the service worker. */
function countCalls(context: BrowserContext, path: string): () => number {
  let calls = 0
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname === path && response.request().method() === 'POST') calls += 1
  })
  return () => calls
}

/** Opens the form, and subscribes without a connection. */
async function subscribeOffline({ page, origin, t }: Shopper, email: string): Promise<void> {
  await openAndKeep(page, `${origin}/newsletter`)
  await page.context().setOffline(true)
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: t('checkout.email') }).fill(email)
  await form.getByRole('textbox', { name: t('checkout.email') }).press('Enter')
  await expect(form.getByText(t('offline.kept-for-later'))).toBeVisible()
}

const told = ({ page, t }: Shopper) =>
  page.getByRole('listitem').filter({ hasText: t('offline.subscribed') })

/** Lets the browser say that there is a connection again: it does so by itself after some time. */
async function openSync(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const found = new Promise<{ registrationId: string; scopeURL: string }>((known) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) known(first)
    })
  })
  await browser.send('ServiceWorker.enable')
  const { registrationId, scopeURL } = await found
  const origin = scopeURL.replace(/\/$/, '')
  return (tag: string) =>
    browser.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag,
      lastChance: false,
    })
}

/** What the device was asked to say: a browser without a window has nothing to say it with. */
async function hearDevice(context: BrowserContext): Promise<() => Promise<unknown>> {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('There is no service worker')
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { said: unknown[]; registration: object }
    scope.said = []
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    Object.defineProperty(scope.registration, 'showNotification', {
      value: async (title: string, { body, data }: { body: string; data: string }) =>
        scope.said.push([title, body, data]),
    })
  })
  return () => worker.evaluate(() => (globalThis as unknown as { said: unknown[] }).said)
}

test(
  'a subscription without a connection is kept, sent once by one of the tabs, and told',
  ON_PHONE,
  async ({ page, context }) => {
    const shopper = shopperIn('global_en', page)
    const calls = countCalls(context, SUBSCRIBE)
    await subscribeOffline(shopper, 'waiting@example.com')
    // It is still there when the page is opened anew, and in another tab.
    await page.reload()
    const other = await context.newPage()
    await other.goto(`${shopper.origin}/newsletter`)
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    expect(calls()).toBe(0)
    await context.setOffline(false)
    const tabs = [shopper, { ...shopper, page: other }]
    const countTold = async () => {
      const counts = await Promise.all(tabs.map((tab) => told(tab).count()))
      return counts.reduce((sum, count) => sum + count)
    }
    await expect.poll(countTold).toBe(1)
    await openPage(page, `${shopper.origin}/about`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(calls()).toBe(1)
  },
)

test(
  'what waits is sent without an open page where the browser syncs in the background, and told later',
  ON_DESKTOP,
  async ({ page, context }) => {
    const shopper = shopperIn('nl_nl', page)
    const calls = countCalls(context, SUBSCRIBE)
    await subscribeOffline(shopper, 'background@example.com')
    const sync = await openSync(page)
    await page.goto('about:blank')
    await context.setOffline(false)
    await sync('sync-tasks')
    await expect.poll(calls).toBe(1)
    await openPage(page, `${shopper.origin}/about`)
    await expect(told(shopper)).toBeVisible()
    expect(calls()).toBe(1)
  },
)

test(
  'what the shop could not do is sent again after a minute, without another page',
  ON_DESKTOP,
  async ({ page, context }) => {
    const shopper = shopperIn('global_en', page)
    await page.clock.install()
    // The page is not reminded by its worker.
    await page.addInitScript(() => {
      Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined })
    })
    let isDown = true
    await context.route(`**${SUBSCRIBE}`, (route) =>
      isDown ? route.fulfill({ status: 503, json: { code: 503, result: '' } }) : route.fallback(),
    )
    await subscribeOffline(shopper, 'again@example.com')
    const refused = page.waitForResponse(
      (said) => said.url().includes(SUBSCRIBE) && said.status() === 503,
    )
    await context.setOffline(false)
    await refused
    isDown = false
    await expect
      .poll(async () => {
        const again = page.waitForRequest(`**${SUBSCRIBE}`, { timeout: 2000 }).catch(() => null)
        await page.clock.fastForward(60_000)
        return (await again) !== null
      })
      .toBe(true)
    await expect(told(shopper)).toBeVisible()
  },
)

test(
  'the device recalls an order that waits, where the shopper wants that and no page is open',
  ON_PHONE,
  async ({ page, context }) => {
    test.slow()
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    await startInCheckout(shopper)
    await fillAddress(shopper)
    await expect(page.getByRole('button', { name: t('checkout.place-order') })).toBeEnabled({
      timeout: 20_000,
    })
    await untilServiceWorker(page)
    await context.setOffline(true)
    await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
    await page.getByRole('button', { name: t('offline.order-keep') }).click()
    await expect(page.getByRole('heading', { name: t('offline.order-title') })).toBeVisible()
    const sync = await openSync(page)
    const said = await hearDevice(context)
    await page.goto('about:blank')
    await context.setOffline(false)
    await sync('waiting-order')
    await expect
      .poll(said)
      .toEqual([[t('offline.order-title'), t('offline.order-waiting'), '/checkout']])
    // With a page before the shopper, that page says it.
    await openPage(page, `${origin}/about`)
    await expect(
      page.getByRole('listitem').filter({ hasText: t('offline.order-title') }),
    ).toBeVisible()
  },
)
