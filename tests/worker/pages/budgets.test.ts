// The budgets of bytes that a first visit may cost, after brotli (goals of the shop).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MENU_PATH } from '../../../shared/routing/data-paths.ts'
import type { MenuBranch } from '../../../shared/routing/page-chrome.ts'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { type PageWeight, weighPage } from '../../fixtures/page-weight.ts'
import { STORES } from '../../fixtures/stores.ts'

const KB = 1024
/**
 * What the document names, which is what a browser needs to hydrate a page. Code that it loads after
 * that, or when something is scrolled to or pressed, does not count.
 */
const SCRIPT = 80 * KB
const STYLE = 12 * KB
/** Screens on which few visits begin: pages of text with all blocks of editors, and those of forms. */
const RARE_SCRIPT = 100 * KB
const LISTING_HTML = 12 * KB
const CHECKOUT_MORE = 76 * KB

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe.each(STORES)('the bytes of a first visit in $storeCode', ({ host }) => {
  const weigh = async (path: string) => weighPage((await shop.visit(host, path)).text)
  const departments = async (): Promise<MenuBranch[]> =>
    JSON.parse((await shop.visit(host, MENU_PATH)).text).result

  it.each([
    ['home', '/'],
    ['what was searched for', '/catalogsearch/result?q=rug'],
    ['a simple product', '/p/ARM-LUNA/x'],
    ['a configurable product', '/p/RUG-NEST/x'],
    ['a set', '/p/SET-DINING-OAK/x'],
    ['a bundle', '/p/BUNDLE-READING/x'],
    ['a gift card', '/p/GIFT-BOTANICAL/x'],
    ['a service', '/p/ADVICE-ONLINE/x'],
    ['a file', '/p/PATTERN-CUSHION/x'],
    ['a wallpaper', '/p/WALL-ALPEN-SAGE/x'],
  ])('%s hydrates with at most 80 KB of script and 12 KB of style', async (_, path) => {
    expectLight(await weigh(path))
  })

  it('so do departments and what is below them', async () => {
    for (const { link, children } of (await departments()).slice(0, 2)) {
      expectLight(await weigh(link))
      expectLight(await weigh(children[0]?.link ?? ''))
    }
  })

  it.each([
    '/about',
    '/blog',
    '/my-account',
    '/wishlist',
    '/reset-password?token=x',
    '/order-status',
    '/withdraw',
    '/storelocator/',
    '/checkout-failed',
    '/offline',
    '/no-such-page',
  ])('%s hydrates with at most 100 KB of script and 12 KB of style', async (path) => {
    expectLight(await weigh(path), RARE_SCRIPT)
  })

  it('a listing of 48 cards is at most 12 KB of HTML, a department with what editors add to it', async () => {
    const all = await departments()
    expect(all.length).toBeGreaterThan(4)
    const tooHeavy: string[] = []
    for (const { link } of all.flatMap((one) => [one, ...one.children.slice(0, 2)])) {
      const { html } = weighPage((await shop.visit(host, link)).text)
      if (html > LISTING_HTML) tooHeavy.push(`${link} ${html}`)
    }
    expect(tooHeavy).toEqual([])
  })

  it.each(['/cart', '/checkout'])(
    '%s needs at most 76 KB of script more than a page to look at',
    async (path) => {
      expect((await weigh(path)).script).toBeLessThanOrEqual(SCRIPT + CHECKOUT_MORE)
    },
  )
})

function expectLight({ script, style }: PageWeight, most = SCRIPT): void {
  expect(script).toBeGreaterThan(0)
  expect(script).toBeLessThanOrEqual(most)
  expect(style).toBeLessThanOrEqual(STYLE)
}
