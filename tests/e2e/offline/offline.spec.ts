// The shop without a connection (spec 1, 4 and 8): what was seen opens again, and what was not says so.
import { expect, type Locator, type Page } from '@playwright/test'
import { isKept, openAndKeep } from '../steps/offline-steps.ts'
import {
  addToCart,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  openProduct,
  type Shopper,
  SIMPLE_SKU,
  STORES,
  shopperIn,
  untilRouted,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

test.use({ serviceWorkers: 'allow' })

const badge = (page: Page) => page.locator('[data-offline]')
const firstProduct = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()

for (const storeCode of STORES) {
  test(
    `a page that was seen opens again without a connection, and says so: ${storeCode}`,
    ON_PHONE,
    async ({ page, context }) => {
      const { origin, t } = shopperIn(storeCode, page)
      await openAndKeep(page, `${origin}/about`)
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(badge(page)).toHaveText(t('layout.offline'))
      await context.setOffline(false)
      await expect(badge(page)).toHaveCount(0)
    },
  )

  test(
    `a document that was never seen is answered in the words of the store: ${storeCode}`,
    ON_DESKTOP,
    async ({ page, context }) => {
      const { origin, t } = shopperIn(storeCode, page)
      await openAndKeep(page, `${origin}/about`)
      await context.setOffline(true)
      await page.goto(`${origin}/nowhere-yet`)
      const words = page.getByRole('main').getByRole('heading', { name: t('errors.offline-title') })
      await expect(words).toBeVisible()
      await expect(page).toHaveURL(`${origin}/nowhere-yet`)
      await untilRouted(page)
      await context.setOffline(false)
      await expect(page.getByRole('heading', { name: t('errors.not-found-title') })).toBeVisible()
    },
  )
}

test(
  'a product that was visited opens from its link and from its address',
  ON_PHONE,
  async ({ page, context }) => {
    const { origin, t } = shopperIn('nl_nl', page)
    await openAndKeep(page, `${origin}/catalogsearch/result?q=stoel`)
    const name = await firstProduct(page).innerText()
    await firstProduct(page).click()
    const title = page.locator('article h1')
    await expect(title).toHaveText(name)
    const address = page.url()
    await page.goBack()
    await context.setOffline(true)
    await firstProduct(page).click()
    await expect(title).toHaveText(name)
    // Seen as data only: the document is made of it.
    await page.goto(address)
    await expect(title).toHaveText(name)
    await expect(page).toHaveURL(address)
    await expect(badge(page)).toHaveText(t('layout.offline'))
  },
)

test(
  'a new visitor reads that the cart is empty, also without a connection',
  ON_PHONE,
  async ({ page, context }) => {
    const { origin, t } = shopperIn('nl_nl', page)
    await openAndKeep(page, `${origin}/about`)
    await context.setOffline(true)
    await page.goto(`${origin}/cart`)
    await expect(page.getByRole('main').getByText(t('cart.empty'))).toBeVisible()
  },
)

/** Rewrites what a cache of this browser holds, as if it had been kept otherwise. */
function rewriteKept(
  page: Page,
  cacheName: string,
  change: { daysOld?: number; buildId?: string },
) {
  return page.evaluate(
    async ([name, { daysOld = 0, buildId }]) => {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const kept = await cache.match(request)
        if (!kept) continue
        const headers = new Headers(kept.headers)
        headers.set('date', new Date(Date.now() - daysOld * 86_400_000).toUTCString())
        const body = buildId
          ? JSON.stringify({ ...(await kept.json()), buildId })
          : await kept.blob()
        await cache.put(request, new Response(body, { headers }))
      }
    },
    [cacheName, change] as const,
  )
}

test(
  'code that was kept long ago still works, and so do pictures as long as their page',
  ON_PHONE,
  async ({ page, context }) => {
    const shopper = shopperIn('global_en', page)
    await openAndKeep(page, `${shopper.origin}/catalogsearch/result?q=chair`)
    const picture = page.getByRole('main').locator('img').first()
    const isDrawn = () =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(isDrawn).toBe(true)
    // Seen by the service worker once more: it is there after the page was first drawn.
    await openPage(page, page.url())
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(isDrawn).toBe(true)
    await rewriteKept(page, 'files', { daysOld: 100 })
    await rewriteKept(page, 'pictures', { daysOld: 25 })
    await rewriteKept(page, 'pages', { daysOld: 25 })
    await context.setOffline(true)
    await page.reload()
    await untilRouted(page)
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(isDrawn).toBe(true)
  },
)

test(
  'a page that was seen as data before a deployment opens without a connection',
  ON_PHONE,
  async ({ page, context }) => {
    const { origin } = shopperIn('nl_nl', page)
    await openAndKeep(page, `${origin}/catalogsearch/result?q=stoel`)
    const name = await firstProduct(page).innerText()
    await firstProduct(page).click()
    await expect(page.locator('article h1')).toHaveText(name)
    await openPage(page, `${origin}/catalogsearch/result?q=stoel`)
    await rewriteKept(page, 'page-data', { buildId: 'build-before' })
    await context.setOffline(true)
    await firstProduct(page).click()
    await expect(page.locator('article h1')).toHaveText(name)
  },
)

test(
  'a page that was not seen says so with an OK, and the shopper is home',
  ON_PHONE,
  async ({ page, context }) => {
    const { origin, t } = shopperIn('global_en', page)
    await openAndKeep(page, `${origin}/catalogsearch/result?q=chair`)
    await context.setOffline(true)
    await firstProduct(page).click()
    await expect(page).toHaveURL(`${origin}/`)
    const said = page.getByRole('listitem').filter({ hasText: t('offline.unavailable') })
    await expect(said).toBeVisible()
    // The badge, of two lines here, stands below it.
    const edgeOf = (at: Locator, edge: 'top' | 'bottom') =>
      at.evaluate((element, side) => element.getBoundingClientRect()[side], edge)
    await expect
      .poll(async () => (await edgeOf(badge(page), 'top')) - (await edgeOf(said, 'bottom')))
      .toBeGreaterThan(0)
    await said.getByRole('button', { name: t('notification.ok') }).click()
    await expect(said).toHaveCount(0)
    await expect(page.getByRole('main').locator('img').first()).toBeVisible()
    await page.goBack()
    await expect(firstProduct(page)).toBeVisible()
  },
)

async function fillCartAndLoseConnection(page: Page): Promise<Shopper> {
  const shopper = shopperIn('global_en', page)
  await openAndKeep(page, `${shopper.origin}/about`)
  await openProduct(shopper, SIMPLE_SKU)
  await addToCart(shopper)
  await page.context().setOffline(true)
  return shopper
}

test(
  'cart and wishlist work without a connection, by link and by address',
  ON_PHONE,
  async ({ page }) => {
    const { origin, t } = await fillCartAndLoseConnection(page)
    const quantity = page.getByRole('main').getByRole('spinbutton').first()
    await expect(quantity).toHaveValue('1')
    await page.goto(`${origin}/cart`)
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
    await expect(quantity).toHaveValue('1')
    await quantity.fill('2')
    await quantity.blur()
    await expect(page.getByText(t('cart.offline-sums'))).toBeVisible()
    await page.goto(`${origin}/wishlist`)
    await expect(page.getByRole('heading', { level: 1, name: t('wishlist.title') })).toBeVisible()
  },
)

test(
  'a cart that is opened without a connection is not said to be out of reach first',
  ON_PHONE,
  async ({ page }) => {
    const { origin, t } = await fillCartAndLoseConnection(page)
    await page.addInitScript((title) => {
      const look = () => {
        const heading = document.querySelector('h1')
        const isSeen = heading?.checkVisibility({ visibilityProperty: true })
        if (isSeen && heading?.textContent === title) document.documentElement.dataset.said = ''
        requestAnimationFrame(look)
      }
      look()
    }, t('errors.offline-title'))
    await page.goto(`${origin}/cart`)
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-said')
  },
)

test(
  'a wishlist without a connection shows the prices as they were, and says so',
  ON_PHONE,
  async ({ page, context }) => {
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    await openAndKeep(page, `${origin}/about`)
    await openProduct(shopper, SIMPLE_SKU)
    await page
      .locator('article')
      .getByRole('button', { name: / on wishlist$/ })
      .first()
      .click()
    await openPage(page, `${origin}/wishlist`)
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: t('wishlist.move') })
    await expect(card).toContainText('€')
    const price = await card.innerText()
    await expect.poll(() => isKept(page, `/_cards?sku=${SIMPLE_SKU}`, 'cards')).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(t('wishlist.not-current'))).toBeVisible()
    expect(await card.innerText()).toBe(price)
    await context.setOffline(false)
    await expect(page.getByText(t('wishlist.not-current'))).toHaveCount(0)
    expect(await card.innerText()).toBe(price)
  },
)

test('all flags are there without a connection', ON_PHONE, async ({ page, context }) => {
  const { origin, t } = shopperIn('de_de', page)
  await openAndKeep(page, `${origin}/about`)
  const flags = ['nl', 'de', 'fr', 'en'].map((name) => `/flags/${name}.svg`)
  for (const flag of flags) await expect.poll(() => isKept(page, flag, 'pictures')).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('layout.store') })
    .click()
  const pictures = page.getByRole('dialog').locator('img')
  await expect(pictures).toHaveCount(4)
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
})

test('nothing personal is kept on the device', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { origin, t } = shopper
  await openAndKeep(page, `${origin}/about`)
  await openProduct(shopper, SIMPLE_SKU)
  await addToCart(shopper)
  const screens = ['/cart', '/checkout', '/my-account', '/order-status', '/reset-password']
  for (const path of screens) await page.goto(origin + path)
  await page.goto(`${origin}/?_storyblok=1`)
  await openPage(page, `${origin}/wishlist`)
  await expect.poll(() => isKept(page, '/wishlist')).toBe(true)
  await expect(page.getByRole('heading', { name: t('wishlist.title') })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const paths = requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
    return paths.filter((path) => !path.startsWith('/assets/'))
  })
  expect(kept).toContain('/about')
  expect(
    kept.filter((path) => /\/(?:api|cart|checkout|my-account|order-|reset)/.test(path)),
  ).toEqual([])
  expect(kept.filter((path) => path.includes('_storyblok'))).toEqual([])
})

test(
  'a search without a connection finds what was seen, and says that it is all',
  ON_PHONE,
  async ({ page, context }) => {
    const { origin, t } = shopperIn('global_en', page)
    await openAndKeep(page, `${origin}/catalogsearch/result?q=chair`)
    const name = await firstProduct(page).innerText()
    await openPage(page, `${origin}/about`)
    await context.setOffline(true)
    await page.goto(`${origin}/catalogsearch/result?${new URLSearchParams({ q: name })}`)
    await expect(firstProduct(page)).toHaveText(name)
    const notice = (text: string) => page.getByRole('listitem').filter({ hasText: text })
    await expect(notice(t('offline.searched'))).toBeVisible()
    await page.goto(`${origin}/catalogsearch/result?q=zzzzzz`)
    await expect(page.getByRole('heading', { name: t('listing.none') })).toBeVisible()
    await expect(notice(t('offline.nothing-seen'))).toBeVisible()
    await context.setOffline(false)
  },
)
