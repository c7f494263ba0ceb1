// What a press costs on a slow phone: it is answered before anybody notices, and nothing moves by itself.
import { expect, type Page } from '@playwright/test'
import {
  addToCart,
  MOVING,
  ON_PHONE,
  openPage,
  openProduct,
  SIZED_SKU,
  shopperIn,
  watchMoves,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

test.use(MOVING)

/** How much slower than the machine of the test: about a phone of the cheaper half. */
const SLOWER = 4
/**
 * Milliseconds from a press to the next picture. "Good" is 200 on a machine with nothing else to do; a
 * machine of tests is busy, so this finds only what blocks.
 */
const SLOWEST = 1000

test(
  'menu, filter, order, size and cart answer at once on a slow phone',
  ON_PHONE,
  async ({ page }) => {
    test.slow()
    const shopper = shopperIn('nl_nl', page)
    const { origin, t } = shopper
    const seen = await watchPresses(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const link = (name: string) => page.getByRole('link', { name, exact: true })

    await openPage(page, `${origin}/meubels`)
    await seen()
    await page.getByRole('button', { name: t('layout.menu') }).click()
    const menu = page.getByRole('navigation', { name: t('layout.menu') })
    await expect(menu.getByRole('link').first()).toBeVisible()
    expectQuickAndStill(await seen(), 'the menu')
    await page.keyboard.press('Escape')

    await link(t('listing.filters')).click()
    const filters = page.getByRole('dialog', { name: t('listing.filters') })
    const option = filters.locator('a[rel=nofollow]:visible').first()
    await expect(option).toBeVisible()
    // The scroll bar of this machine goes while a drawer is open, which no phone has.
    expectQuick(await seen(), 'the filters')
    // Other products take the place of these: only the time counts.
    await option.click()
    await expect(filters.locator('a[aria-current]').first()).toBeVisible()
    expectQuick(await seen(), 'a filter')
    await filters.getByRole('button', { name: t('layout.close') }).click()

    await link(t('listing.sort-by')).click()
    const order = page.getByRole('dialog', { name: t('listing.sort-by') })
    await order.getByRole('link', { name: t('listing.sort-price-up') }).click()
    await expect(order.locator('a[aria-current]')).toBeVisible()
    expectQuick(await seen(), 'the order')

    await openProduct(shopper, SIZED_SKU)
    await seen()
    const size = page.locator('label:has(input[name="size"])').nth(1)
    await size.click()
    await expect(size.getByRole('radio')).toBeChecked()
    expectQuickAndStill(await seen(), 'a size')
    await addToCart(shopper)
    expectQuick(await seen(), 'the cart')
  },
)

test(
  'nothing moves on the way from the results of a search to a product, nor back',
  ON_PHONE,
  async ({ page }) => {
    const { origin } = shopperIn('nl_nl', page)
    const moved = await watchMoves(page)
    await openPage(page, `${origin}/catalogsearch/result?q=bank`)
    const products = page.getByRole('main').getByRole('heading', { level: 3 })
    await products.nth(4).getByRole('link').click()
    await expect(page.locator('article h1')).toBeVisible()
    await page.goBack()
    await expect(products.nth(4)).toBeVisible()
    expect(await moved()).toBe(0)
  },
)

/** Answers what was seen since it was asked last: how long presses take, and what moves without one. */
async function watchPresses(page: Page): Promise<() => Promise<Presses>> {
  await page.addInitScript(() => {
    window.presses = { slowest: 0, moved: 0 }
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PressEntry[]) {
        if (interactionId) window.presses.slowest = Math.max(window.presses.slowest, duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries() as MoveEntry[]) {
        if (!hadRecentInput) window.presses.moved += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => {
      const seen = window.presses
      window.presses = { slowest: 0, moved: 0 }
      return seen
    })
}

function expectQuick({ slowest }: Presses, what: string): void {
  test.info().annotations.push({ type: 'milliseconds', description: `${what}: ${slowest}` })
  expect(slowest, `milliseconds that ${what} takes`).toBeLessThan(SLOWEST)
}

function expectQuickAndStill(presses: Presses, what: string): void {
  expectQuick(presses, what)
  expect(presses.moved, `what moves around ${what}`).toBe(0)
}

interface Presses {
  /** Milliseconds. */
  slowest: number
  /** Layout shift that no press explains. */
  moved: number
}

interface PressEntry extends PerformanceEntry {
  interactionId: number
}

interface MoveEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

declare global {
  interface Window {
    presses: Presses
  }
}
