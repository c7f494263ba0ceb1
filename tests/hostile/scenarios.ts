// The ways in which a browser can be hostile, and the journey that each of them is asked for.
import type { Route } from '@playwright/test'
import {
  expectThanks,
  fillAddress,
  placeOrder,
  untilHydrated,
  untilRouted,
} from '../e2e/steps/shop-page.ts'
import { visit } from '../fixtures/visit.ts'
import { judgePage } from '../monkey/judge-page.ts'
import { answers } from '../monkey/settle.ts'
import { FAULTS, type Fault, holdRequests } from './faults.ts'
import {
  addButton,
  chooseSecond,
  demandCalm,
  expectKept,
  expectProduct,
  type HostileVisit,
  type Place,
  productLink,
  visitShop,
} from './hostile-visit.ts'
import { expect } from './patient-expect.ts'

export interface Scenario {
  name: string
  run: (place: Place) => Promise<void>
}

const DATA = /\/_data\//
const API = /\/api\//
const SCRIPTS = /\/assets\/.*\.js/

export const SCENARIOS: readonly Scenario[] = [
  { name: 'scripts come late, after choosing and adding', run: chooseBeforeScripts },
  { name: 'there is no script', run: buyWithoutScript },
  { name: 'another build was deployed in between', run: meetAnotherBuild },
  ...FAULTS.map((fault) => ({
    name: `pages as data: ${fault.name}`,
    run: (place: Place) => browseDespite(place, fault),
  })),
  ...FAULTS.map((fault) => ({
    name: `the gateway, while adding: ${fault.name}`,
    run: (place: Place) => addDespite(place, fault),
  })),
  ...FAULTS.map((fault) => ({
    name: `the gateway, while ordering: ${fault.name}`,
    run: (place: Place) => orderDespite(place, fault),
  })),
]

async function chooseBeforeScripts(place: Place): Promise<void> {
  await visitShop(place, {}, async (shopper) => {
    const { page, origin, product } = shopper
    const { hold, release } = holdRequests()
    await page.route(SCRIPTS, hold)
    await page.goto(origin + product, { waitUntil: 'commit' })
    const chosen = await chooseSecond(page)
    await addButton(shopper).click({ noWaitAfter: true })
    expect(await answers(page)).toBe(true)
    await demandCalm(shopper, async () => {
      release()
      await untilHydrated(page)
    })
    await expectKept(shopper, chosen)
  })
}

/** What was added without script stands in the cart, without script and with it. */
async function buyWithoutScript(place: Place): Promise<void> {
  await visitShop(place, { isScripted: false }, async (shopper) => {
    const { page, origin, list, context } = shopper
    // Without script a browser waits for every picture, in sight or not.
    await page.goto(origin + list, { waitUntil: 'domcontentloaded' })
    await productLink(page).click()
    const chosen = await chooseSecond(page)
    await addButton(shopper).click()
    expect(page.url(), 'nothing is sent as an address').not.toMatch(/[?&]qty=/)
    await expectKept(shopper, chosen)
    const storageState = await context.storageState()
    const scripted = await place.browser.newContext({ storageState })
    try {
      await expectKept({ ...shopper, page: await scripted.newPage() }, chosen)
    } finally {
      await scripted.close()
    }
  })
}

async function meetAnotherBuild(place: Place): Promise<void> {
  await visitShop(place, {}, async (shopper) => {
    const { page, origin, list } = shopper
    await page.goto(origin + list)
    await untilRouted(page)
    await page.route(DATA, fromAnotherBuild)
    await demandCalm(shopper, () => productLink(page).click())
    await expectProduct(shopper)
    await demandCalm(shopper, () => page.goBack())
    await expect(productLink(page)).toBeVisible()
  })
}

/** Passes the shop's answer on as if a later build had given it. */
async function fromAnotherBuild(route: Route): Promise<void> {
  const { host, port, pathname, search } = new URL(route.request().url())
  const { status, json } = await visit(Number(port), host, pathname + search)
  await route.fulfill({ status, json: { ...(json() as object), buildId: 'another-build' } })
}

async function browseDespite(place: Place, fault: Fault): Promise<void> {
  await visitShop(place, { mayFail: failsBy(fault, DATA) }, async (shopper) => {
    const { page, origin, list } = shopper
    await page.goto(origin + list)
    await untilRouted(page)
    const lift = await fault.apply(page, DATA)
    if (fault.name === 'slow' || fault.name === 'offline') {
      await pressAndWait(shopper)
      await demandCalm(shopper, lift)
      if (fault.name === 'offline') await openAgain(shopper)
    } else {
      await demandCalm(shopper, () => productLink(page).click())
    }
    await expectProduct(shopper)
  })
}

/** Presses a product while nothing can come: the page must stay alive and say something. */
async function pressAndWait({ page, watch }: HostileVisit): Promise<void> {
  watch.begin()
  await productLink(page).click({ noWaitAfter: true })
  expect(await answers(page)).toBe(true)
  expect(watch.issues()).toEqual([])
  expect(await judgePage(page)).toEqual([])
}

/** After a time without a network, the way on is the same link, or the same address. */
async function openAgain({ page, origin, product }: HostileVisit): Promise<void> {
  if (!page.url().endsWith(product)) await page.goto(origin + product)
}

async function addDespite(place: Place, fault: Fault): Promise<void> {
  await visitShop(place, { mayFail: failsBy(fault, API) }, async (shopper) => {
    const { page, origin, product, watch } = shopper
    await page.goto(origin + product)
    await untilHydrated(page)
    const chosen = await chooseSecond(page)
    const lift = await fault.apply(page, API)
    watch.begin()
    await addButton(shopper).click()
    expect(await answers(page)).toBe(true)
    expect(watch.issues()).toEqual([])
    expect(await judgePage(page)).toEqual([])
    await lift()
    await expectKept(shopper, chosen, { mayBeDropped: fault.isAnswer })
  })
}

async function orderDespite(place: Place, fault: Fault): Promise<void> {
  const path = /\/api\/order/
  await visitShop(place, { mayFail: failsBy(fault, path) }, async (shopper) => {
    const { page, origin, product } = shopper
    await page.goto(origin + product)
    await untilHydrated(page)
    await chooseSecond(page)
    const added = page.waitForResponse(/\/api\/cart\/update/)
    await addButton(shopper).click()
    await added
    await page.goto(`${origin}/checkout`)
    await fillAddress(shopper)
    await page.getByRole('radio', { name: /bank|überweisung|virement/i }).check()
    const lift = await fault.apply(page, path)
    if (fault.name === 'offline') await expect(orderButton(shopper)).toBeDisabled()
    else await placeOrder(shopper)
    expect(await answers(page)).toBe(true)
    expect(await judgePage(page)).toEqual([])
    await lift()
    await finishOrder(shopper)
  })
}

function orderButton({ page, t }: HostileVisit) {
  return page.getByRole('button', { name: t('checkout.place-order') })
}

/** The order comes through by itself, or the shopper may press once more. */
async function finishOrder(shopper: HostileVisit): Promise<void> {
  const { page, t } = shopper
  const thanks = page.getByRole('heading', { level: 1, name: t('checkout.thanks-title') })
  const isFree = page.locator('button:enabled:not([aria-busy=true])')
  const again = orderButton(shopper).and(isFree)
  await expect(thanks.or(again)).toBeVisible({ timeout: 40_000 })
  if (await again.isVisible()) await placeOrder(shopper)
  await expectThanks(shopper)
}

/** Without a network anything may fail, else only what the test makes fail. */
function failsBy(fault: Fault, addresses: RegExp): (pathname: string) => boolean {
  return (pathname) => fault.name === 'offline' || addresses.test(pathname)
}
