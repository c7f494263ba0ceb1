// A shopper whose browser, network or shop is against them, and what may be demanded all the same.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { StoreCode } from '../../shared/store-view/store-view.ts'
import { type Words, wordsOf } from '../e2e/steps/words.ts'
import { fromAddress, randomAddress } from '../fixtures/visit.ts'
import { judgePage } from '../monkey/judge-page.ts'
import { settle } from '../monkey/settle.ts'
import { DEVICES, type Device } from '../monkey/walk.ts'
import { type PageWatch, watchPages } from '../monkey/watch-page.ts'
import { expect } from './patient-expect.ts'

/** A product with a size and a colour to be chosen. */
const SKU = 'KID-BO'
const OPTIONS = ['color', 'size']

export interface Place {
  browser: Browser
  storeCode: StoreCode
  origin: string
  device: Device
}

export interface HostileVisit extends Place {
  context: BrowserContext
  page: Page
  watch: PageWatch
  t: Words
  /** Path of the list that the product stands in, and of the product. */
  list: string
  product: string
}

interface Hostility {
  /** Which paths the test itself makes fail. */
  mayFail?: (pathname: string) => boolean
  isScripted?: boolean
}

/** Opens a browser of its own for the time of a visit. */
export async function visitShop(
  place: Place,
  { mayFail, isScripted = true }: Hostility,
  visit: (visit: HostileVisit) => Promise<void>,
): Promise<void> {
  const context = await place.browser.newContext({
    ...DEVICES[place.device],
    reducedMotion: 'reduce',
    // What it answers is not seen by page.route(), where faults are made.
    serviceWorkers: 'block',
    javaScriptEnabled: isScripted,
    extraHTTPHeaders: fromAddress(randomAddress()),
  })
  try {
    const page = await context.newPage()
    const list = `/catalogsearch/result?q=${SKU}`
    await page.goto(place.origin + list, { waitUntil: 'domcontentloaded' })
    const product = (await productLink(page).getAttribute('href')) ?? ''
    const watch = watchPages(context, mayFail)
    const t = wordsOf(place.storeCode)
    await visit({ ...place, context, page, watch, t, list, product })
  } finally {
    await context.close()
  }
}

/** The first product of a list. */
export function productLink(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
}

/** Presses something, and demands that the shop comes to rest without an issue. */
export async function demandCalm({ page, watch }: HostileVisit, act: () => Promise<unknown>) {
  watch.begin()
  await act()
  const unrest = await settle(page, watch)
  const issues = unrest ? [unrest, ...watch.issues()] : watch.issues()
  expect([...issues, ...(unrest ? [] : await judgePage(page))]).toEqual([])
}

/** Takes the second value of every option; answers with their words. */
export async function chooseSecond(page: Page): Promise<string[]> {
  const chosen: string[] = []
  for (const option of OPTIONS) {
    const label = page.locator(`label:has(input[name="${option}"])`).nth(1)
    await label.click()
    await expect(label.getByRole('radio')).toBeChecked()
    chosen.push(((await label.textContent()) ?? '').trim())
  }
  return chosen
}

/** The page of the product is there, and nothing waits for it any more. */
export async function expectProduct({ page, product }: HostileVisit): Promise<void> {
  const { pathname } = new URL(product, 'http://shop.test')
  await expect(page).toHaveURL((url) => url.pathname === pathname)
  await expect(page.locator('article h1')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

export function addButton({ page, t }: HostileVisit) {
  return page.locator('#buy').getByRole('button', { name: t('product.add-to-cart'), exact: true })
}

/**
 * No silent loss: the cart shows what was chosen. Where no try may have reached the server, the shop
 * may instead have said that the product could not be added; no other words excuse it.
 */
export async function expectKept(
  visit: HostileVisit,
  chosen: readonly string[],
  { mayBeDropped = false } = {},
): Promise<void> {
  const { page, origin, t } = visit
  const dropped = droppedWords(visit)
  const isDropped = mayBeDropped && (await dropped.isVisible())
  await page.goto(`${origin}/cart`)
  if (isDropped) return
  const lines = page.getByRole('main').getByRole('list', { name: t('cart.lines') })
  const line = chosen.reduce(
    (found, words) => found.filter({ hasText: words }),
    lines.getByRole('listitem'),
  )
  await expect((mayBeDropped ? line.or(dropped) : line).first()).toBeVisible()
}

/** Where the shop says that a product could not be added. */
function droppedWords({ page, t }: HostileVisit) {
  const [, words = ''] = t('cart.line-dropped').split(/\{\w+\}/)
  return page.locator('li[data-type=danger]').filter({ hasText: words.trim() }).first()
}
