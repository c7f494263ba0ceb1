// A new version of the shop on an open page (spec 4; trust F-D7): it breaks nothing, and is there when it
// is asked for. One that is broken is not taken.
import { expect, type Page } from '@playwright/test'
import { type DeployedShop, test } from '../steps/deployed-shop.ts'
import { openAndKeep } from '../steps/offline-steps.ts'
import {
  addToCart,
  expectThanks,
  fillAddress,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  openProduct,
  placeOrder,
  type Shopper,
  SIMPLE_SKU,
  shopperIn,
  startInCheckout,
} from '../steps/shop-page.ts'

const SCRIPT = '/sw.js'

test.use({ serviceWorkers: 'allow' })

/** Notes on the device that the new version is in charge. */
const NOTE = `
self.addEventListener('activate', (event) => event.waitUntil(caches.open('next-version')))`

const isInCharge = (page: Page) => page.evaluate(() => caches.has('next-version')).catch(() => null)

/** The build of which the page is. */
const buildOf = (page: Page) =>
  page.evaluate(
    (): string => JSON.parse(document.getElementById('first-page')?.textContent ?? '').buildId,
  )

/**
 * Deploys another service worker, of another build; the browser looks for it as it does by itself.
 * @param isPageNew the page was loaded after the deployment: it is of the same build
 */
async function deploy(
  { page }: Shopper,
  shop: DeployedShop,
  { isPageNew = false } = {},
): Promise<void> {
  const build = await buildOf(page)
  const next = isPageNew ? build : 'next-build'
  shop.replace(SCRIPT, (text) => ({ text: text.replaceAll(build, next) + NOTE }))
  expect(await lookForUpdate(page)).toBe(true)
}

/** Whether the browser could read what it found. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return registration.update().then(
      () => true,
      () => false,
    )
  })

const notice = ({ page, t }: Shopper) =>
  page.getByRole('listitem').filter({ hasText: t('offline.new-version') })

const showIt = (shopper: Shopper) =>
  notice(shopper)
    .getByRole('button', { name: shopper.t('offline.show-new-version') })
    .click()

/** Whether the document is still the one that was marked. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.add('untouched'))
const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('untouched')).catch(() => null)

const within = { timeout: 30_000 }

test('a new version waits until the shopper asks for it', ON_DESKTOP, async ({ page, shop }) => {
  const shopper = shop.welcome(shopperIn('nl_nl', page))
  await openAndKeep(page, `${shopper.origin}/about`)
  await mark(page)
  await deploy(shopper, shop)
  await expect(notice(shopper)).toBeVisible(within)
  expect(await isInCharge(page)).toBe(false)
  expect(await isMarked(page)).toBe(true)
  await showIt(shopper)
  await expect.poll(() => isMarked(page), within).toBe(false)
  await expect.poll(() => isInCharge(page), within).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'a page that is already new is not told of a new version',
  ON_DESKTOP,
  async ({ page, shop }) => {
    const shopper = shop.welcome(shopperIn('nl_nl', page))
    await openAndKeep(page, `${shopper.origin}/about`)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await deploy(shopper, shop, { isPageNew: true })
    await expect
      .poll(
        () => page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting),
        within,
      )
      .toBe(true)
    // One of another build comes after it: only that one is told of.
    await deploy(shopper, shop)
    await expect(notice(shopper)).toBeVisible(within)
    expect(said.filter((text) => text.startsWith('New content is available'))).toHaveLength(1)
  },
)

test(
  'a new version is shown also while the one before it waits for an answer',
  ON_DESKTOP,
  async ({ page, shop }) => {
    const shopper = shop.welcome(shopperIn('nl_nl', page))
    const picture = '/media/600/never.jpg'
    shop.hold(picture)
    await openAndKeep(page, `${shopper.origin}/about`)
    await mark(page)
    await deploy(shopper, shop)
    await expect(notice(shopper)).toBeVisible(within)
    const asked = page.waitForRequest(shopper.origin + picture)
    await page.evaluate((src) => {
      new Image().src = src
    }, picture)
    await asked
    await showIt(shopper)
    await expect.poll(() => isMarked(page), within).toBe(false)
    // The page that waited for the picture is gone.
    await expect.poll(() => isInCharge(page), within).toBe(true)
  },
)

test(
  'a new version in the middle of checkout loses nothing, pressed for or not',
  ON_PHONE,
  async ({ page, shop }) => {
    test.slow()
    const shopper = shop.welcome(shopperIn('global_en', page))
    const { t } = shopper
    const email = page.getByRole('textbox', { name: t('checkout.email'), exact: true })
    await openAndKeep(page, `${shopper.origin}/about`)
    await startInCheckout(shopper)
    await fillAddress(shopper)
    await mark(page)
    await deploy(shopper, shop)
    await expect(notice(shopper)).toBeVisible(within)
    expect(await isMarked(page)).toBe(true)
    await expect(email).toHaveValue('erin@example.com')
    await showIt(shopper)
    await expect.poll(() => isMarked(page), within).toBe(false)
    await expect(email).toHaveValue('erin@example.com')
    const order = page.getByRole('button', { name: t('checkout.place-order') })
    await expect(order).toBeEnabled(within)
    await placeOrder(shopper)
    await expectThanks(shopper)
  },
)

const BROKEN: Record<string, Parameters<DeployedShop['replace']>[1]> = {
  'a page of HTML': () => ({ type: 'text/html', text: '<!doctype html><p>Not here</p>' }),
  'not found': () => ({ status: 404, text: 'Not found' }),
  'half of it': (text) => ({ text: text.slice(0, text.length / 2) }),
}

for (const [what, replacement] of Object.entries(BROKEN)) {
  test(
    `where the new version is ${what}, the one before it stays`,
    ON_DESKTOP,
    async ({ page, shop, context }) => {
      const shopper = shop.welcome(shopperIn('nl_nl', page))
      await openAndKeep(page, `${shopper.origin}/about`)
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      shop.replace(SCRIPT, replacement)
      expect(await lookForUpdate(page)).toBe(false)
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    },
  )

  test(
    `where the first version is ${what}, the shop works without`,
    ON_PHONE,
    async ({ page, shop, issues }) => {
      const shopper = shop.welcome(shopperIn('nl_nl', page))
      shop.replace(SCRIPT, replacement)
      const warned = page.waitForEvent('console', (said) =>
        said.text().startsWith('Error during service worker registration'),
      )
      await openPage(page, `${shopper.origin}/about`)
      await warned
      await openProduct(shopper, SIMPLE_SKU)
      await addToCart(shopper)
      expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
      // What the browser says of the script is what this test is about.
      const others = issues.filter((issue) => !/script|\/sw\.js$/.test(issue))
      issues.splice(0, issues.length, ...others)
    },
  )
}
