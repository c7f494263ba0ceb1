// The end of a run: nothing goes wrong any more, and everything comes to rest. Then the cart on every
// screen is that of the server, everybody has what they wanted or was told, and nobody waits.
import { base64url } from 'jose'
import { openSession } from '../../../worker/storefront/session/sealed-session'
import { nameOf, PRODUCTS } from '../catalogue'
import { type Browser, endTab, setOnline } from '../machines/browser'
import { qtyOf } from '../shopper/acts'
import type { Page } from '../shopper/page'
import { findForgotten } from '../shopper/waiting'
import type { World } from '../world'
import { couponOf, giftCardCountOf, linesOf, ordersOf } from './books'
import { callsOutOfOrder, lostCalls, waitingCallsOf } from './waiting-call-invariants'

/** The weather is fine, the network is there, and every shopper has a page of the shop before them. */
export function calmDown(world: World): void {
  world.weather.calmDown()
  for (const browser of world.browsers) {
    browser.isFull = false
    setOnline(browser, true)
    for (const tab of [...browser.tabs]) if (!tab.isAlive) endTab(tab)
    if (browser.tabs.length === 0) world.openTab(browser)
  }
}

/** The shopper looks at each tab again, which asks the server for its lines. */
export function lookAgain(world: World): void {
  for (const page of livePages(world)) for (const returned of page.tab.returnWatchers) returned()
}

function livePages({ pages }: World): Page[] {
  return [...pages].filter(([tab]) => tab.isAlive).map(([, page]) => page)
}

/** What still waits for something; empty at rest. */
export function findWaiting(world: World): string[] {
  const waiting = livePages(world).flatMap(({ tab, cart, checkout, orderState }) => {
    const { name } = tab.browser
    const { phase } = checkout?.getState().order ?? { phase: 'open' }
    return [
      ...(cart.getState().isPending || !cart.getState().isLoaded ? [`${name}: the cart`] : []),
      ...(phase === 'placing' || phase === 'checking' ? [`${name}: an order is ${phase}`] : []),
      ...(orderState === 'asking' || orderState === 'checking' ? [`${name}: a payment`] : []),
    ]
  })
  for (const [attempt, desk] of world.storefront.desks) {
    const state = desk.stored()?.state
    if (state === 'sending' || state === 'checking') waiting.push(`the desk of ${attempt}`)
  }
  waiting.push(...world.browsers.flatMap(waitingCallsOf))
  return waiting
}

/** What does not hold at rest. */
export async function findLosses(world: World): Promise<string[]> {
  const losses: string[] = []
  for (const browser of world.browsers) {
    if (!browser.hasLost) losses.push(...(await ofBrowser(world, browser)))
  }
  const standing = ordersOf(world).filter(({ state }) => state !== 'canceled')
  const attempts = standing.map(({ attempt }) => attempt)
  return [
    ...losses,
    ...untold(world),
    ...lostCalls(world),
    ...callsOutOfOrder(world),
    ...findForgotten(world.pages.values(), attempts),
  ]
}

async function ofBrowser(world: World, browser: Browser): Promise<string[]> {
  const mask = await maskOf(browser)
  const held = new Map(
    (mask === null ? [] : linesOf(world, mask)).map(({ sku, qty }) => [sku, qty]),
  )
  const pages = livePages(world).filter(({ tab }) => tab.browser === browser)
  const shown = pages.flatMap((page) =>
    PRODUCTS.filter(({ sku }) => qtyOf(page, sku) !== (held.get(sku) ?? 0)).map(
      ({ sku }) =>
        `I5 ${browser.name} sees ${qtyOf(page, sku)} × ${sku}, the server has ${held.get(sku) ?? 0}`,
    ),
  )
  const coupon = mask === null || held.size === 0 ? null : couponOf(world, mask)
  const coupons = pages
    .filter(({ cart }) => coupon !== null && cart.getState().totals?.couponCode !== coupon)
    .map(() => `I5 ${browser.name} does not see the coupon that the server has`)
  const cards = mask === null || held.size === 0 ? 0 : giftCardCountOf(world, mask)
  const giftCards = pages
    .filter(({ cart }) => (cart.getState().totals?.giftCards.length ?? 0) !== cards)
    .map(() => `I5 ${browser.name} does not see the ${cards} gift cards that the server has`)
  return [...shown, ...coupons, ...giftCards, ...unmet(world, browser, held)]
}

/** I18: the last word of the shopper about a sku has reached the server, or the shopper was told. */
function unmet({ ledger }: World, { name }: Browser, held: ReadonlyMap<string, number>): string[] {
  return [...(ledger.wants.get(name) ?? [])].flatMap(([sku, { qty, at }]) => {
    const isTold = ledger.notices.some(({ shopper, at: toldAt, text }) => {
      const isAboutIt = text.includes(`"${nameOf(sku)}"`) || text.startsWith('cart.edit-refused')
      return shopper === name && toldAt >= at && isAboutIt
    })
    const has = held.get(sku) ?? 0
    return has === qty || isTold ? [] : [`I18 ${name} wants ${qty} × ${sku} and has ${has}, untold`]
  })
}

/** I2, the other way round: an order that stands is known to the shopper. */
function untold(world: World): string[] {
  const { ledger } = world
  return ordersOf(world)
    .filter(({ state }) => state !== 'canceled')
    .filter(({ attempt, hash }) => {
      const isPlaced = ledger.placed.some((told) => told.attempt === attempt)
      const isThanked = ledger.thanked.has(attempt) || ledger.thanked.has(hash)
      return !isPlaced && !isThanked && !ledger.notices.some(({ text }) => text.includes(attempt))
    })
    .filter(({ attempt }) => {
      const shopper = ledger.sent.get(attempt)?.shopper
      return !world.browsers.some(({ name, hasLost }) => name === shopper && hasLost)
    })
    .map(({ attempt }) => `I2 the order ${attempt} stands and nobody was told`)
}

const KEY = base64url.decode('A'.repeat(43))

async function maskOf({ cookie, store }: Browser): Promise<string | null> {
  const session = await openSession(cookie.split('=')[1] ?? '', [KEY])
  return session?.carts[store.storeCode as 'nl_nl'] ?? null
}
