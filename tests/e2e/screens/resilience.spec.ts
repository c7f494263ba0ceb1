// What a shopper meets when something breaks: one try more, an honest word, a way on; never a blank
// page, never a frozen one, never a storm of requests.
import { expect, type Page } from '@playwright/test'
import { E2E_ORIGIN } from '../steps/addresses.ts'
import {
  holdScripts,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  openProduct,
  SIMPLE_SKU,
  shopperIn,
  startInCart,
  untilHydrated,
  untilRouted,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'
import { wordsOf } from '../steps/words.ts'

/** The Dutch store under the name that answers of its own can be fetched from by a test as well. */
const DUTCH = { origin: E2E_ORIGIN, t: wordsOf('nl_nl') }

const SEARCH = '/catalogsearch/result?q=stoel'

/** The address of a page's data, as the router asks for it. */
const DATA = /\/_data\//

interface RequestCounts {
  data: number
  documents: number
}

/** Counts what the page asks the shop for from now on. */
/** Of other pages than the asked one, data may come for a link that the pointer only passes. */
function countRequests(page: Page, asksFor = '/_data/'): RequestCounts {
  const asked = { data: 0, documents: 0 }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(asksFor)) asked.data += 1
    else if (request.isNavigationRequest()) asked.documents += 1
  })
  return asked
}

const firstProduct = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()

const productTitle = (page: Page) => page.locator('article h1')

test('the mini-cart opens with a line in it, and leads to the cart', async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { origin, t } = shopper
  await startInCart(shopper)
  await page.goto(`${origin}/about`)
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  const drawer = page.getByRole('dialog', { name: t('cart.title') })
  await expect(drawer.getByRole('spinbutton', { name: /^Quantity of / })).toHaveValue('1')
  await drawer.getByRole('link', { name: t('cart.view-cart') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
})

test('the mini-cart does not say of itself what was just added to it', async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await openProduct(shopper, SIMPLE_SKU)
  await page
    .locator('#buy')
    .getByRole('button', { name: t('product.add-to-cart'), exact: true })
    .click()
  const message = page.getByRole('listitem').filter({ hasText: t('cart.added') })
  await expect(message).toBeVisible()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  const drawer = page.getByRole('dialog', { name: t('cart.title') })
  await expect(drawer.getByRole('link', { name: t('cart.view-cart') })).toHaveCount(1)
  await expect(message).toHaveCount(0)
})

test.describe('a page whose data cannot be had', () => {
  const failures: Record<string, (page: Page) => Promise<unknown>> = {
    'comes from another build': (page) =>
      page.route(DATA, async (route) => {
        const response = await route.fetch()
        const answer = await response.json()
        await route.fulfill({ response, json: { ...answer, buildId: 'another' } })
      }),
    'is an error': (page) =>
      page.route(DATA, (route) => route.fulfill({ status: 500, body: 'No' })),
    'is HTML': (page) =>
      page.route(DATA, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>No</h1>' })),
    'is nothing at all': (page) =>
      page.route(DATA, (route) => route.fulfill({ contentType: 'application/json', body: '' })),
    'never arrives': (page) => page.route(DATA, (route) => route.abort('connectionreset')),
  }
  for (const [what, fail] of Object.entries(failures)) {
    test(
      `${what}: it is asked for once, then the document is loaded`,
      ON_PHONE,
      async ({ page }) => {
        const { origin } = DUTCH
        await fail(page)
        await openPage(page, origin + SEARCH)
        const asked = countRequests(page)
        const name = await firstProduct(page).innerText()
        await firstProduct(page).click()
        await expect(productTitle(page)).toHaveText(name)
        await untilHydrated(page)
        expect(asked).toEqual({ data: 1, documents: 1 })
        await page.goBack()
        await expect(firstProduct(page)).toBeVisible()
      },
    )
  }
})

test.describe('a page that is never answered', () => {
  /** Longer than the client's time limit (spec 9), with time for the document itself. */
  const IN_TIME = { timeout: 9000 }

  test(
    'has its document loaded within the time limit: the checkout',
    ON_PHONE,
    async ({ page }) => {
      const shopper = shopperIn('nl_nl', page)
      const { t } = shopper
      await startInCart(shopper)
      await page.route(DATA, () => undefined)
      const asked = countRequests(page, '/_data/checkout')
      await page.getByRole('link', { name: t('cart.to-checkout') }).click()
      await expect(
        page.getByRole('heading', { level: 2, name: t('checkout.step-details') }),
      ).toBeVisible(IN_TIME)
      expect(asked).toEqual({ data: 1, documents: 1 })
    },
  )

  test(
    'has its document loaded where its code never comes: a product',
    ON_DESKTOP,
    async ({ page }) => {
      await page.route(/\/assets\/(?:product|tailored)-page-[\w-]+\.js$/, () => undefined)
      await openPage(page, DUTCH.origin + SEARCH)
      const asked = countRequests(page)
      const name = await firstProduct(page).innerText()
      await firstProduct(page).click()
      await expect(productTitle(page)).toHaveText(name, IN_TIME)
      expect(asked.documents).toBe(1)
    },
  )

  test(
    'is waited for where nobody pressed for it, however long that takes',
    ON_PHONE,
    async ({ page }) => {
      const { origin, t } = shopperIn('global_en', page)
      await page.clock.install()
      const release = await holdScripts(page, 'open-layers')
      await page.goto(`${origin}/about`)
      await untilHydrated(page)
      await page.clock.fastForward(30_000)
      await release()
      await page.getByRole('link', { name: /^Cart, / }).click()
      await expect(page.getByRole('dialog', { name: t('cart.title') })).toBeVisible()
    },
  )

  test(
    'is said in its layer where that is a part of the page',
    ON_PHONE,
    async ({ page, issues }) => {
      const { origin, t } = shopperIn('global_en', page)
      await page.route(/\/assets\/microcart-drawer-[\w-]+\.js$/, () => undefined)
      await page.goto(`${origin}/about`)
      await untilHydrated(page)
      await page.getByRole('link', { name: /^Cart, / }).click()
      await expect(page.getByRole('dialog', { name: t('errors.unexpected-title') })).toBeVisible({
        timeout: 15_000,
      })
      expect(issues.splice(0).every((issue) => /Late/.test(issue))).toBe(true)
    },
  )
})

test.describe('a part of the code that cannot be had', () => {
  test('is asked for once more, and nobody notices', ON_PHONE, async ({ page, issues }) => {
    const { origin } = DUTCH
    // The code of the data, that of the screen, and the styles that all screens of products share: the
    // build names them for one of the files in them.
    const missing = new Set([
      /\/page-queries-/,
      /\/(?:product|tailored)-page-/,
      /\/product-.*\.css$/,
    ])
    await page.route(/\/assets\/[\w-]+\.(?:js|css)$/, (route) => {
      const part = [...missing].find((file) => file.test(route.request().url()))
      if (!part) return route.fallback()
      missing.delete(part)
      return route.fulfill({ status: 404, body: 'Gone' })
    })
    await openPage(page, origin + SEARCH)
    const asked = countRequests(page)
    const name = await firstProduct(page).innerText()
    await firstProduct(page).click()
    await expect(productTitle(page)).toHaveText(name)
    await untilHydrated(page)
    expect([...missing]).toEqual([])
    expect(asked.documents).toBe(0)
    expect(issues.splice(0).every((issue) => issue.startsWith('404 '))).toBe(true)
  })

  test(
    'leaves the links of a page to the browser where it is the router',
    ON_PHONE,
    async ({ page, issues }) => {
      const { origin } = DUTCH
      let tries = 0
      await page.route(/\/assets\/router-[\w-]+\.js$/, (route) => {
        tries += 1
        return route.fulfill({ status: 404, body: 'Gone' })
      })
      const told = page.waitForRequest('**/_error')
      await page.goto(origin + SEARCH)
      expect((await told).postDataJSON()).toMatchObject({ part: 'router' })
      expect(tries).toBe(2)
      const name = await firstProduct(page).innerText()
      await firstProduct(page).click()
      await expect(productTitle(page)).toHaveText(name)
      expect(issues.splice(0).every((issue) => /router/.test(issue))).toBe(true)
    },
  )

  test(
    'leaves the blocks of editors as the server drew them',
    ON_DESKTOP,
    async ({ page, issues }) => {
      const { origin } = DUTCH
      await page.route(/\/assets\/story-blocks-[\w-]+\.js$/, (route) =>
        route.fulfill({ status: 404, body: 'Gone' }),
      )
      const told = page.waitForRequest('**/_error')
      await page.goto(origin)
      expect((await told).postDataJSON()).toMatchObject({ part: 'blocks', path: '/' })
      const isDrawn = (name: string) => expect(page.locator(name).first()).toBeVisible()
      await isDrawn('main h1')
      await isDrawn('main img')
      await untilRouted(page)
      await page.locator('main a[href^="/"]').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(new URL(page.url()).pathname).not.toBe('/')
      expect(issues.splice(0).every((issue) => /story-blocks/.test(issue))).toBe(true)
    },
  )

  test(
    'leaves the filters of a phone where their link leads, without the words they need',
    ON_PHONE,
    async ({ page, issues }) => {
      const { origin, t } = shopperIn('global_en', page)
      await page.route(/\/assets\/later-[\w-]+\.js$/, (route) =>
        route.fulfill({ status: 404, body: 'Gone' }),
      )
      await openPage(page, `${origin}/textiles`)
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      await page.getByRole('link', { name: t('listing.filters') }).click()
      await expect(page).toHaveURL(/#filters$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      expect(issues.splice(0).filter((issue) => !/later-|messages/.test(issue))).toEqual([])
    },
  )

  test(
    'says so in its layer, and the page is not loaded anew',
    ON_PHONE,
    async ({ page, issues }) => {
      const { origin, t } = shopperIn('global_en', page)
      const drawerCode = /\/assets\/microcart-drawer-[\w-]+\.js$/
      await page.route(drawerCode, (route) => route.fulfill({ status: 404, body: 'Gone' }))
      await page.goto(`${origin}/about`)
      await untilHydrated(page)
      const asked = countRequests(page)
      const bag = page.getByRole('link', { name: /^Cart, / })
      const told = page.waitForRequest('**/_error')
      await bag.click()
      const words = page.getByRole('dialog', { name: t('errors.unexpected-title') })
      await expect(words).toBeVisible()
      expect((await told).postDataJSON()).toMatchObject({ part: 'cart-drawer', path: '/about' })
      expect(asked.documents).toBe(0)
      await words.getByRole('button', { name: t('layout.close') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.unroute(drawerCode)
      await bag.click()
      await expect(page.getByRole('dialog', { name: t('cart.title') })).toBeVisible()
      expect(issues.splice(0).every((issue) => /microcart-drawer/.test(issue))).toBe(true)
    },
  )
})

test(
  'a screen that breaks says so, the shop around it lives, and the next page is well',
  ON_DESKTOP,
  async ({ page, issues }) => {
    const { origin, t } = DUTCH
    await page.route(/\/_data\/catalogsearch/, async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      answer.page.data.listing.cards = null
      await route.fulfill({ response, json: answer })
    })
    await openPage(page, `${origin}/cart`)
    const told = page.waitForRequest('**/_error')
    await page.evaluate((href) => navigation.navigate(href), SEARCH)
    const words = page
      .getByRole('main')
      .getByRole('heading', { name: t('errors.unexpected-title') })
    await expect(words).toBeVisible()
    await expect(page).toHaveURL(origin + SEARCH)
    expect((await told).postDataJSON()).toMatchObject({ part: 'screen' })
    await page.getByRole('link', { name: /^Winkelwagen, / }).click()
    await expect(page.getByRole('dialog', { name: t('cart.title') })).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('errors.to-home') })
      .click()
    await expect(words).toHaveCount(0)
    await expect(page).toHaveURL(`${origin}/`)
    await page.goBack()
    await expect(words).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: t('errors.reload') }).click()
    await expect(firstProduct(page)).toBeVisible()
    expect(issues.splice(0).every((issue) => issue.includes('null'))).toBe(true)
  },
)

test(
  'a shop that breaks around its screen says so, and leads on',
  ON_PHONE,
  async ({ page, issues }) => {
    const { origin, t } = DUTCH
    await page.route(/\/_data\/catalogsearch/, async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      answer.page.stores = null
      await route.fulfill({ response, json: answer })
    })
    await openPage(page, `${origin}/cart`)
    const told = page.waitForRequest('**/_error')
    await page.evaluate((href) => navigation.navigate(href), SEARCH)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: t('errors.unexpected-title') })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    expect((await told).postDataJSON()).toMatchObject({ part: 'shop' })
    await main.getByRole('link', { name: t('errors.to-home') }).click()
    await expect(page).toHaveURL(`${origin}/`)
    await expect(page.getByRole('banner')).toBeVisible()
    expect(issues.splice(0).every((issue) => issue.includes('null'))).toBe(true)
  },
)

test(
  'offline a click says so and leads home, which comes with the network',
  ON_PHONE,
  async ({ context, page }) => {
    const { origin, t } = DUTCH
    await openPage(page, origin + SEARCH)
    // Somebody who looks around: what routes the clicks is there already.
    await firstProduct(page).click()
    await expect(productTitle(page)).toBeVisible()
    await page.goBack()
    await expect(productTitle(page)).toHaveCount(0)
    const product = page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .nth(3)
    await context.setOffline(true)
    const asked = countRequests(page)
    await product.click()
    await expect(
      page.getByRole('listitem').filter({ hasText: t('offline.unavailable') }),
    ).toBeVisible()
    // Nothing is kept here: home itself cannot be had either, and says so.
    const words = page.getByRole('main').getByRole('heading', { name: t('errors.offline-title') })
    await expect(words).toBeVisible()
    await expect(page).toHaveURL(`${origin}/`)
    await expect(page).toHaveTitle(t('errors.offline-title'))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('errors.try-again') })
      .click()
    await expect(words).toBeVisible()
    expect(asked.data).toBeLessThanOrEqual(3)
    expect(asked.documents).toBe(0)
    await page.goBack()
    await expect(firstProduct(page)).toBeVisible()
    await page.goForward()
    await expect(words).toBeVisible()
    await context.setOffline(false)
    await expect(words).toHaveCount(0)
    await expect(page).toHaveURL(`${origin}/`)
    await expect(page.getByRole('main').locator('img').first()).toBeVisible()
  },
)
