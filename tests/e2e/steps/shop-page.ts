// What a shopper does, in the words of a store.
import { expect, type Locator, type Page } from '@playwright/test'
import { CART_ADD_PATH, FORM_FIELDS } from '../../../shared/cart/form-paths.ts'
import type { StoreCode } from '../../../shared/store-view/store-view.ts'
import { storeOrigin } from './addresses.ts'
import { type Words, wordsOf } from './words.ts'

export const STORES: readonly StoreCode[] = ['nl_nl', 'de_de', 'fr_fr', 'global_en']

/** For tests of which the width decides nothing: each runs at one of them. */
export const ON_PHONE = { tag: '@phone' }
export const ON_DESKTOP = { tag: '@desktop' }

/** Walks through every store take turns: two stores on a phone, the other two on a desktop. */
export function turnOf(storeCode: StoreCode): { tag: string } {
  return STORES.indexOf(storeCode) < 2 ? ON_PHONE : ON_DESKTOP
}

/** For `test.use`: as most shoppers have it, where a test is about what moves. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Products of the demo catalogue, by their skus. */
export const SIMPLE_SKU = 'ARM-LUNA'
export const CONFIGURABLE_SKU = 'ARM-FJORD'
export const SIZED_SKU = 'KID-BO'
/** So cheap that its delivery costs something. */
export const PARCEL_SKU = 'VASE-LUNA-CREAM'

export interface Shopper {
  page: Page
  storeCode: StoreCode
  origin: string
  t: Words
}

export function shopperIn(storeCode: StoreCode, page: Page): Shopper {
  return { page, storeCode, origin: storeOrigin(storeCode), t: wordsOf(storeCode) }
}

/** Paths of the departments in the menu of the page that is open. */
export function departmentPaths(page: Page): Promise<string[]> {
  return page
    .locator('header nav > ul > li > a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

/** Opens a page and waits until it answers what is pressed; before that its links load documents. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await untilRouted(page)
}

/** Finds a product by its sku, as the search does, and opens it: hydrated, since no document is loaded. */
export async function openProduct({ page, origin }: Shopper, sku: string): Promise<void> {
  await openPage(page, `${origin}/catalogsearch/result?q=${sku}`)
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await expect(page.locator('article h1')).toBeVisible({ timeout: 20_000 })
}

export async function addToCart({ page, t }: Shopper): Promise<void> {
  await page
    .locator('#buy')
    .getByRole('button', { name: t('product.add-to-cart'), exact: true })
    .click()
  await page.getByRole('link', { name: t('cart.view-cart') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
}

export async function goToCheckout({ page, t }: Shopper): Promise<void> {
  await page.getByRole('link', { name: t('cart.to-checkout') }).click()
  await expect(
    page.getByRole('heading', { level: 2, name: t('checkout.step-details') }),
  ).toBeVisible()
}

/** Puts a product into the cart as its form does, and draws nothing: for tests that begin in the cart. */
async function fillCart({ page, origin }: Shopper, sku: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`)
  const isAdded = await page.evaluate(
    async ([path, name, value]) => {
      const body = new URLSearchParams({ [name]: value })
      const answer = await fetch(path, { method: 'POST', body, redirect: 'manual' })
      return answer.type === 'opaqueredirect'
    },
    [CART_ADD_PATH, FORM_FIELDS.sku, sku] as const,
  )
  expect(isAdded).toBe(true)
}

/** Stands in the cart with a product. Coming there by search and product costs a second of a core more. */
export async function startInCart(shopper: Shopper, sku = SIMPLE_SKU): Promise<void> {
  const { page, origin, t } = shopper
  await fillCart(shopper, sku)
  await openPage(page, `${origin}/cart`)
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
}

/** Stands in the checkout with a product. Coming there page by page costs a second of a core more. */
export async function startInCheckout(shopper: Shopper, sku = SIMPLE_SKU): Promise<void> {
  const { page, origin, t } = shopper
  await fillCart(shopper, sku)
  await openPage(page, `${origin}/checkout`)
  await expect(
    page.getByRole('heading', { level: 2, name: t('checkout.step-details') }),
  ).toBeVisible()
}

export const POSTCODES: Record<StoreCode, string> = {
  nl_nl: '1017 GC',
  de_de: '10115',
  fr_fr: '75004',
  global_en: 'D02 AF30',
}

/** Where the checkout asks for an e-mail address. */
export function emailField({ page, t }: Shopper): Locator {
  return page.getByRole('textbox', { name: t('checkout.email'), exact: true }).first()
}

export async function fillAddress(shopper: Shopper): Promise<void> {
  const { page, storeCode, t } = shopper
  const field = (key: Parameters<Words>[0]) =>
    page.getByRole('textbox', { name: t(key), exact: true }).first()
  await emailField(shopper).fill('erin@example.com')
  await field('checkout.first-name').fill('Erin')
  await field('checkout.last-name').fill("O'Brien")
  await field('checkout.postcode').fill(POSTCODES[storeCode])
  await field('checkout.house-number').fill('12')
  await field('checkout.street').fill('Kerkstraat')
  await field('checkout.city').fill('Amsterdam')
}

/** The card of the sandbox, whose name says in every store that it is a test. */
export function sandboxCard(page: Page): Locator {
  return page.getByRole('radio', { name: /\(.*test.*\)/i })
}

export async function placeOrder({ page, t }: Shopper): Promise<void> {
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
  await page.getByRole('button', { name: t('checkout.place-order') }).click()
}

/** How long an order and its payment may take before the page says what came of them. */
const withAnswer = { timeout: 20_000 }

export async function expectThanks({ page, t }: Shopper): Promise<void> {
  const thanks = page.getByRole('heading', { level: 1, name: t('checkout.thanks-title') })
  await expect(thanks).toBeVisible(withAnswer)
}

export const failedTitle = ({ page, t }: Shopper) =>
  page.getByRole('heading', { level: 1, name: t('checkout.failed-title') })

export async function expectFailed(shopper: Shopper): Promise<void> {
  await expect(failedTitle(shopper)).toBeVisible(withAnswer)
}

/** Until links are followed without loading documents: that comes after hydration. */
export async function untilRouted(page: Page): Promise<void> {
  await page.locator('#root[data-routed]').waitFor()
}

/** The shopper turns to another tab, or comes back: a browser without a window takes each for looked at. */
export async function look(page: Page, where: 'away' | 'back'): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    where === 'away' ? 'hidden' : 'visible',
  )
}

/** Waits until React has taken over what the server drew: from then on a press does something. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('#root[data-hydrated]').waitFor()
}

/** Keeps every script, or those of a name, waiting until the answer is called: all but what listens before. */
export async function holdScripts(page: Page, name = ''): Promise<() => Promise<void>> {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  const pattern = new RegExp(`/assets/(?!early-presses)${name}[^?]+\\.js$`)
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    resolve()
    await untilHydrated(page)
    await page.unroute(pattern)
  }
}

/** Sums up how far things move by themselves on the pages that are opened from now on. */
export async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.moves = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moves += (entry as LayoutShift).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => window.moves)
}

interface LayoutShift extends PerformanceEntry {
  value: number
}

declare global {
  interface Window {
    /** Cumulative Layout Shift of a page. */
    moves: number
  }
}
