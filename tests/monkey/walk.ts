// One walk of the monkey: a screen of a store, in a browser of its own, step after step. The first
// issue ends it, with the steps that led there.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { StoreCode } from '../../shared/store-view/store-view.ts'
import { newEmail, registerByForm } from '../e2e/steps/account-steps.ts'
import { untilServiceWorker } from '../e2e/steps/offline-steps.ts'
import { fillAddress, openProduct, SIMPLE_SKU, untilHydrated } from '../e2e/steps/shop-page.ts'
import { type Words, wordsOf } from '../e2e/steps/words.ts'
import { fromAddress, randomAddress } from '../fixtures/visit.ts'
import { seededNumbers } from '../fuzz/random-address.ts'
import { type ChooseStep, chooseBySeed } from './choose-step.ts'
import { type Control, findControls } from './controls.ts'
import { findLayers, judgeLayer, judgePage, type Layer } from './judge-page.ts'
import { press } from './press.ts'
import type { Screen } from './screens.ts'
import { settle } from './settle.ts'
import { findControl, type Step } from './steps.ts'
import { type PageWatch, watchPages } from './watch-page.ts'

export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false },
}

export type Device = keyof typeof DEVICES
export const CARTS = ['empty', 'filled'] as const
/** Who walks: somebody, or somebody with an account of their own. */
export const VISITORS = ['guest', 'customer'] as const
/** Whether the network is there all the time, or comes and goes. */
export const NETWORKS = ['steady', 'lost'] as const

export interface WalkPlan {
  storeCode: StoreCode
  origin: string
  screen: Screen
  device: Device
  cart: (typeof CARTS)[number]
  visitor: (typeof VISITORS)[number]
  network: (typeof NETWORKS)[number]
  seed: number
  steps: number
  /** Orders that may still be placed by all walks together. */
  orders: { left: number }
  /** Layers that axe has seen, by screen. */
  seenLayers: Set<string>
}

export interface WalkReport {
  trail: Step[]
  issues: string[]
}

interface Walker {
  plan: WalkPlan
  page: Page
  watch: PageWatch
  t: Words
  isOnline: boolean
}

/** Names a walk in one line. */
export function nameOf({ storeCode, device, cart, screen, visitor, network }: WalkPlan): string {
  const who = visitor === 'customer' ? ', logged in' : ''
  const where = network === 'lost' ? ', offline at times' : ''
  return `${storeCode} ${device} ${screen.kind} with a cart that is ${cart}${who}${where}`
}

/** Walks by its seed, or by the steps that `choose` gives. */
export async function walk(
  browser: Browser,
  plan: WalkPlan,
  choose: ChooseStep = chooseBySeed(seededNumbers(seedOf(plan))),
): Promise<WalkReport> {
  const context = await browser.newContext({
    ...DEVICES[plan.device],
    reducedMotion: 'reduce',
    // Without it nothing can be seen offline; what else it does takes the time of other walks.
    serviceWorkers: plan.network === 'lost' ? 'allow' : 'block',
    extraHTTPHeaders: fromAddress(randomAddress()),
  })
  try {
    return await walkIn(context, plan, choose)
  } finally {
    await context.close()
  }
}

/** Each walk has its own numbers, so that it can be repeated without the others. */
function seedOf(plan: WalkPlan): number {
  let seed = plan.seed
  for (const letter of nameOf(plan)) seed = Math.imul(seed ^ letter.charCodeAt(0), 0x01000193)
  return seed >>> 0
}

async function walkIn(
  context: BrowserContext,
  plan: WalkPlan,
  choose: ChooseStep,
): Promise<WalkReport> {
  const { origin, storeCode, screen } = plan
  const page = await context.newPage()
  page.on('dialog', (dialog) => dialog.accept())
  const home = await screen.find(page, origin, storeCode)
  const isHome = (pathname: string) => pathname.replace(/^\/_data(?=\/)/, '') === home
  const watch = watchPages(context, (pathname) => screen.isRefusal === true && isHome(pathname))
  const walker = { plan, page, watch, t: wordsOf(storeCode), isOnline: true }
  if (plan.visitor === 'customer') await logIn(walker)
  if (plan.cart === 'filled') await fillCart(walker)
  // What these pages still ask for belongs to no step.
  if (page.url() !== 'about:blank') await settle(page, watch)
  const trail: Step[] = [{ do: 'open', path: home }]
  let issues = await takeStep(walker, trail[0] as Step, [])
  if (plan.network === 'lost') await untilServiceWorker(page)
  while (issues.length === 0 && trail.length <= plan.steps) {
    const controls = await allowedControls(walker)
    const isOnline = plan.network === 'lost' ? walker.isOnline : null
    const step = choose({ home, controls, isOnline, ...(await findPlace(page)) })
    if (!step) break
    trail.push(step)
    issues = await takeStep(walker, step, controls)
  }
  return { trail, issues }
}

/** Registers, which logs in: each walk has an account of its own. */
async function logIn({ plan: { storeCode, origin }, page, t }: Walker): Promise<void> {
  await registerByForm({ page, storeCode, origin, t }, newEmail())
}

async function fillCart({ plan: { storeCode, origin }, page, t }: Walker): Promise<void> {
  await openProduct({ page, storeCode, origin, t }, SIMPLE_SKU)
  const added = page.waitForResponse(/\/api\/cart\/update/)
  await page
    .locator('#buy')
    .getByRole('button', { name: t('product.add-to-cart'), exact: true })
    .click()
  await added
}

/** Orders are bounded: when enough have been placed, that button is left alone. */
async function allowedControls({ plan: { orders }, page, t }: Walker): Promise<Control[]> {
  const controls = await findControls(page)
  return controls.filter(({ name }) => orders.left > 0 || name !== t('checkout.place-order'))
}

async function findPlace(page: Page): Promise<{ path: string; canGoBack: boolean }> {
  const { pathname, search } = new URL(page.url())
  const canGoBack = await page.evaluate(() => navigation.canGoBack)
  return { path: pathname + search, canGoBack }
}

/** Does one thing, waits until everything has come of it, and judges what is there then. */
async function takeStep(
  walker: Walker,
  step: Step,
  controls: readonly Control[],
): Promise<string[]> {
  const { page, watch } = walker
  const before = step.do === 'key' ? await findLayers(page) : []
  watch.begin()
  const refused = await perform(walker, step, controls)
  const unrest = await settle(page, watch)
  if (unrest) return [refused, unrest, ...watch.issues()].filter((one) => one !== null)
  await closeOtherTabs(page)
  const layers = await findLayers(page)
  const isStuck = step.do === 'key' && step.key === 'Escape' && layers.length > before.length - 1
  return [
    refused,
    isStuck && before.length > 0 ? `Escape does not close “${before.at(-1)?.name}”` : null,
    ...watch.issues(),
    ...(await judgePage(page)),
    ...(await judgeNewLayers(walker, layers)),
  ].filter((one) => one !== null)
}

async function perform(
  walker: Walker,
  step: Step,
  controls: readonly Control[],
): Promise<string | null> {
  const { plan, page, t } = walker
  if (step.do === 'open') return open(walker, step.path)
  if (step.do === 'back') {
    await page.goBack({ waitUntil: 'commit' })
    return null
  }
  if (step.do === 'key') {
    await page.keyboard.press(step.key)
    return null
  }
  if (step.do !== 'press') return changeNetwork(walker, step.do === 'go online')
  if (step.name === t('checkout.place-order')) plan.orders.left -= 1
  const control = findControl(controls, step)
  if (!control) return 'that control is not there'
  const { hasTouch } = DEVICES[plan.device]
  if (!(await press(control, step.value, hasTouch))) return null
  // A late answer drew it anew, or opened a layer over it: a hand sees that, and presses what is there.
  const again = findControl(await findControls(page), step)
  return again ? press(again, step.value, hasTouch) : null
}

async function changeNetwork(walker: Walker, isOnline: boolean): Promise<null> {
  walker.isOnline = isOnline
  // While the switch is thrown requests may fail as well.
  if (!isOnline) walker.watch.expectFailures(true)
  await walker.page.context().setOffline(!isOnline)
  if (isOnline) walker.watch.expectFailures(false)
  return null
}

async function open({ plan, page, t }: Walker, path: string): Promise<null> {
  const { origin, storeCode, screen, cart } = plan
  await page.goto(origin + path)
  await untilHydrated(page)
  if (screen.kind === 'checkout' && cart === 'filled') {
    await fillAddress({ page, storeCode, origin, t })
  }
  return null
}

/** A link may open a tab: it was heard, and is in the way from now on. */
async function closeOtherTabs(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close()
}

async function judgeNewLayers({ plan, page }: Walker, layers: readonly Layer[]): Promise<string[]> {
  const issues: string[] = []
  for (const layer of layers) {
    const key = `${plan.storeCode} ${plan.device} ${plan.screen.kind} ${layer.name}`
    if (plan.seenLayers.has(key)) continue
    plan.seenLayers.add(key)
    issues.push(...(await judgeLayer(page, layer)))
  }
  return issues
}
