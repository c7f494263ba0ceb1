import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  createKeptProducts,
  type ListChange,
  type ProductList,
  parseProducts,
} from '../../../../client/engine/kept-products'
import {
  addToWishlist,
  addViewed,
  RECENTLY_VIEWED_CAP,
  recentlyViewedKey,
  removeFromWishlist,
  wishlistKey,
} from '../../../../client/engine/product-lists'
import { WISHLIST_CAP } from '../../../../shared/contract/wire/wishlist-limits'
import { FakeBrowser } from './fake-browser'

const KEY = wishlistKey('nl_nl')
const skus = (list: ProductList) => list.map(({ sku }) => sku)
const product = (sku: string) => ({
  sku,
  name: `The ${sku}`,
  image: `${sku}.webp`,
  link: `/${sku}`,
})

/** A tab of the shop that shows a list. */
function openTab(browser: FakeBrowser, { key = KEY, cap = WISHLIST_CAP } = {}) {
  let shown: ProductList = []
  const kept = createKeptProducts({
    ports: browser.openTab(),
    key,
    cap,
    changed: (list) => {
      shown = list
    },
  })
  kept.start()
  return { change: kept.change, shown: () => skus(shown), list: () => shown }
}

const anySku = fc.constantFrom('A', 'B', 'C', 'D', 'E')
const press = fc.record({ tab: fc.nat(2), sku: anySku, isAdded: fc.boolean() })
const changeOf = ({ sku, isAdded }: { sku: string; isAdded: boolean }): ListChange =>
  isAdded ? addToWishlist(product(sku)) : removeFromWishlist(sku)

it('all tabs show one wishlist, and it is that of one tab in which all was pressed', () => {
  fc.assert(
    fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
      const browser = new FakeBrowser()
      const tabs = [0, 1, 2].map(() => openTab(browser))
      for (const one of presses) tabs[one.tab]?.change(changeOf(one))
      const expected = presses.map(changeOf).reduce<ProductList>((list, change) => change(list), [])
      for (const tab of [...tabs, openTab(browser)]) expect(tab.shown()).toEqual(skus(expected))
    }),
  )
})

it('holds each sku once, newest first, each in quantity 1', () => {
  fc.assert(
    fc.property(fc.array(anySku), (pressed) => {
      const tab = openTab(new FakeBrowser())
      for (const sku of pressed) tab.change(addToWishlist(product(sku)))
      expect(tab.shown()).toEqual([...new Set(pressed)].reverse())
      expect(tab.list().every(({ qty }) => qty === 1)).toBe(true)
    }),
  )
})

it('a full or missing storage loses nothing of this page, and nothing at all once there is room', () => {
  fc.assert(
    fc.property(fc.array(press), fc.array(press), fc.array(press), (before, full, after) => {
      const browser = new FakeBrowser()
      const [mine, other] = [openTab(browser), openTab(browser)]
      for (const one of before) mine.change(changeOf(one))
      browser.isStorageBroken = true
      for (const one of full) mine.change(changeOf(one))
      const done = [...before, ...full].map(changeOf)
      expect(mine.shown()).toEqual(skus(done.reduce<ProductList>((l, change) => change(l), [])))
      browser.isStorageBroken = false
      for (const one of after) other.change(changeOf(one))
      mine.change(addToWishlist(product('Z')))
      expect(other.shown()).toEqual(mine.shown())
      const last = new Map(full.map(({ sku, isAdded }) => [sku, isAdded]))
      for (const { sku } of after) last.delete(sku)
      for (const [sku, isAdded] of last) expect(mine.shown().includes(sku)).toBe(isAdded)
    }),
  )
})

it('whatever stands in the storage gives a list of products, each with a path of the shop', () => {
  const odd = fc.oneof(
    fc.json(),
    fc.string(),
    fc.array(fc.object()).map((list) => JSON.stringify(list)),
    fc
      .array(
        fc.record({
          sku: fc.oneof(anySku, fc.anything()),
          name: fc.string(),
          image: fc.string(),
          link: fc.oneof(
            fc.constantFrom('javascript:alert(1)', '//evil.test', '/\\evil'),
            fc.string(),
          ),
        }),
      )
      .map((list) => JSON.stringify(list)),
  )
  fc.assert(
    fc.property(fc.option(odd), (text) => {
      const list = parseProducts(text, 8)
      expect(list.length).toBeLessThanOrEqual(8)
      expect(new Set(skus(list)).size).toBe(list.length)
      for (const { sku, name, link } of list) {
        expect([sku === '', name === '']).toEqual([false, false])
        expect(new URL(link, 'https://shop.test').origin).toBe('https://shop.test')
      }
    }),
  )
})

it('a change to rubbish begins a new list', () => {
  const browser = new FakeBrowser()
  browser.kept.set(KEY, '{"broken')
  const tab = openTab(browser)
  tab.change(addToWishlist(product('A')))
  expect(tab.shown()).toEqual(['A'])
  expect(openTab(browser).shown()).toEqual(['A'])
})

it('a wishlist has an end: of a full one the oldest goes', () => {
  const tab = openTab(new FakeBrowser())
  for (let n = 0; n <= WISHLIST_CAP; n += 1) tab.change(addToWishlist(product(`P${n}`)))
  expect(tab.shown()).toHaveLength(WISHLIST_CAP)
  expect(tab.shown()[0]).toBe(`P${WISHLIST_CAP}`)
  expect(tab.shown()).not.toContain('P0')
})

it('stores keep lists of their own', () => {
  const browser = new FakeBrowser()
  const [dutch, german] = [openTab(browser), openTab(browser, { key: wishlistKey('de_de') })]
  dutch.change(addToWishlist(product('A')))
  expect(german.shown()).toEqual([])
})

it('recently viewed: added only if its sku is absent, newest first, capped at 8', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(15).map((n) => `P${n}`)), (seen) => {
      const browser = new FakeBrowser()
      const where = { key: recentlyViewedKey('nl_nl'), cap: RECENTLY_VIEWED_CAP }
      const tab = openTab(browser, where)
      let expected: string[] = []
      for (const sku of seen) {
        tab.change(addViewed(product(sku)))
        if (!expected.includes(sku)) expected = [sku, ...expected].slice(0, 8)
      }
      expect(tab.shown()).toEqual(expected)
      expect(openTab(browser, where).shown()).toEqual(expected)
    }),
  )
})

it('recently viewed: the cap holds for what an older shop has kept, too', () => {
  const many = Array.from({ length: 30 }, (_, n) => product(`P${n}`))
  expect(skus(parseProducts(JSON.stringify(many), RECENTLY_VIEWED_CAP))).toEqual(
    skus(many.slice(0, 8)),
  )
})
