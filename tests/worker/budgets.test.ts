// The budgets of bytes that a first visit may cost, after brotli (goals of the shop).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MENU_PATH, type MenuBranch } from '../../shared/routing/page.ts'
import { type OpenShop, openShop } from '../fixtures/open-shop.ts'
import { weighPage } from '../fixtures/page-weight.ts'
import { STORES } from '../fixtures/stores.ts'

const KB = 1024
/**
 * What the document names, which is what a browser needs to hydrate a page. Code that it loads after
 * that, or when something is scrolled to or pressed, does not count. Goal: 80 KB everywhere.
 */
const SCRIPT = { home: 80 * KB, list: 80 * KB, product: 89 * KB }
const STYLE = 12 * KB
const LISTING_HTML = 12 * KB
const DEPARTMENT_HTML = 14 * KB
const CHECKOUT_MORE = 75 * KB

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe.each(STORES)('the bytes of a first visit in $storeCode', ({ host }) => {
  const weigh = async (path: string) => weighPage((await shop.visit(host, path)).text)

  it.each([
    ['/', SCRIPT.home],
    ['/catalogsearch/result?q=rug', SCRIPT.list],
    ['/p/RUG-NEST/rug', SCRIPT.product],
  ])('%s hydrates with at most %i bytes of script and 12 KB of style', async (path, limit) => {
    const { script, style } = await weigh(path)
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThanOrEqual(limit)
    expect(style).toBeLessThanOrEqual(STYLE)
  })

  it('a listing of 48 cards is at most 12 KB of HTML, and 14 with what editors add to it', async () => {
    const menu = await shop.visit(host, MENU_PATH)
    const departments: MenuBranch[] = JSON.parse(menu.text).result
    expect(departments.length).toBeGreaterThan(4)
    const tooHeavy: string[] = []
    for (const [limit, links] of [
      [DEPARTMENT_HTML, departments],
      [LISTING_HTML, departments.flatMap(({ children }) => children.slice(0, 2))],
    ] as const) {
      for (const { link } of links) {
        const { html } = weighPage((await shop.visit(host, link)).text)
        if (html > limit) tooHeavy.push(`${link} ${html}`)
      }
    }
    expect(tooHeavy).toEqual([])
  })

  it.each(['/cart', '/checkout'])(
    '%s needs at most 75 KB of script more than a product page',
    async (path) => {
      expect((await weigh(path)).script).toBeLessThanOrEqual(SCRIPT.product + CHECKOUT_MORE)
    },
  )
})
