// Fast checkout (spec 2 and 3): who has complete details opens the checkout at its last step.
import { expect, type Page, type Route } from '@playwright/test'
import { ACCOUNT_FIELDS, ACCOUNT_FORM_PATHS } from '../../../shared/customer/account-forms.ts'
import { fromAddress, randomAddress } from '../../fixtures/visit.ts'
import { registerByForm } from '../steps/account-steps.ts'
import { expectNoViolations } from '../steps/expect-no-violations.ts'
import {
  addToCart,
  emailField,
  expectThanks,
  fillAddress,
  goToCheckout,
  holdScripts,
  MOVING,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  openProduct,
  placeOrder,
  type Shopper,
  SIMPLE_SKU,
  shopperIn,
  untilRouted,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

test.use(MOVING)

const EARLY = /early-presses[^?]*\.js$/

// Logging in is limited by address.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAddress(randomAddress())))

/** It can be pressed once methods and totals are there. */
const placeOrderButton = ({ page, t }: Shopper) =>
  page.getByRole('button', { name: t('checkout.place-order') })
const changeDetails = ({ page, t }: Shopper) =>
  page.getByRole('button', { name: t('checkout.change-details') })
const changeMethods = ({ page, t }: Shopper) =>
  page.getByRole('button', { name: t('checkout.change-methods') })
const part = ({ page, t }: Shopper, key: Parameters<Shopper['t']>[0]) =>
  page.getByRole('region', { name: t(key) })

/** What moves by itself in the form on the pages that are opened from now on, from where to where. */
async function watchMoved(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.moved = []
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { sources: Source[] })[]
      for (const { node, previousRect, currentRect } of shifts.flatMap(({ sources }) => sources)) {
        const from = `${previousRect.x},${previousRect.y} ${previousRect.width}×${previousRect.height}`
        const to = `${currentRect.x},${currentRect.y} ${currentRect.width}×${currentRect.height}`
        const form = document.getElementById('checkout-form')
        if (node === form || !form?.contains(node)) continue
        window.moved.push(`${node?.nodeName} ${node?.textContent?.slice(0, 60)}: ${from} → ${to}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => window.moved)
}

interface Source {
  node: Node | null
  previousRect: DOMRect
  currentRect: DOMRect
}

declare global {
  interface Window {
    moved: string[]
  }
}

async function fillCart(shopper: Shopper): Promise<void> {
  await openProduct(shopper, SIMPLE_SKU)
  await addToCart(shopper)
}

/** A guest who filled everything in, and comes back when nobody counts as in checkout any more. */
async function comeBack(page: Page): Promise<Shopper> {
  const shopper = shopperIn('global_en', page)
  await page.clock.install()
  await fillCart(shopper)
  await goToCheckout(shopper)
  await fillAddress(shopper)
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await expect(placeOrderButton(shopper)).toBeEnabled({ timeout: 20_000 })
  // What is still asked for would count as being in checkout half an hour later.
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: shopper.t('cart.title') })).toBeVisible()
  await page.clock.fastForward('31:00')
  await goToCheckout(shopper)
  return shopper
}

/** A customer writes down where they live. */
async function addAddress({ page, origin }: Shopper): Promise<void> {
  await openPage(page, `${origin}/my-account?${ACCOUNT_FIELDS.address}=new`)
  const form = page.locator(`form[action="${ACCOUNT_FORM_PATHS.address}"]`)
  for (const [name, text] of [
    [ACCOUNT_FIELDS.zipCode, '1017 GC'],
    [ACCOUNT_FIELDS.street, 'Kerkstraat'],
    [ACCOUNT_FIELDS.houseNumber, '12'],
    [ACCOUNT_FIELDS.city, 'Amsterdam'],
  ] as const) {
    await form.locator(`[name="${name}"]`).fill(text)
  }
  await form.getByRole('button').click()
  await expect(form).toHaveCount(0)
}

async function expectSummary(shopper: Shopper): Promise<void> {
  const { page, t } = shopper
  const details = part(shopper, 'checkout.step-details')
  await expect(details).toContainText("Erin O'Brien")
  await expect(details).toContainText('12 Kerkstraat')
  await expect(details).toContainText('erin@example.com')
  await expect(part(shopper, 'checkout.step-methods')).toContainText('Bank transfer')
  await expect(emailField(shopper)).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
  const steps = page.getByRole('navigation', { name: t('checkout.steps') })
  await expect(steps.locator('[aria-current="step"]')).toHaveText(t('checkout.step-review'))
}

test(
  'a guest whose details are kept sees a summary, changes it by keyboard, and orders',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = await comeBack(page)
    const { t } = shopper
    await expectSummary(shopper)
    await changeMethods(shopper).press('Enter')
    await expect(page.getByRole('heading', { name: t('checkout.step-methods') })).toBeFocused()
    await page.locator('input[value="cashondelivery"]').check()
    await expect(changeMethods(shopper)).toHaveCount(0)
    await expect(emailField(shopper)).toHaveCount(0)
    await changeDetails(shopper).press('Enter')
    await expect(page.getByRole('heading', { name: t('checkout.step-details') })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(emailField(shopper)).toBeFocused()
    await page.getByRole('textbox', { name: t('checkout.city'), exact: true }).fill('Utrecht')
    await page.reload()
    await untilRouted(page)
    await expect(emailField(shopper)).toHaveValue('erin@example.com')
    await placeOrder(shopper)
    await expectThanks(shopper)
  },
)

test(
  'methods and totals that are asked for make a summary wait, and ordering with it',
  ON_PHONE,
  async ({ page }) => {
    const shopper = await comeBack(page)
    const { t } = shopper
    await expectSummary(shopper)
    await page.goBack()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/cart/shipping-methods*', async (route) => {
      await released
      await route.continue()
    })
    await page.getByRole('link', { name: t('cart.to-checkout') }).click()
    const methods = part(shopper, 'checkout.step-methods')
    await expect(methods).toHaveAttribute('aria-busy', 'true')
    const order = page.getByRole('button', { name: t('checkout.place-order') })
    await expect(order).toBeDisabled()
    release()
    await expect(methods).not.toHaveAttribute('aria-busy')
    await expect(order).toBeEnabled()
    await expectSummary(shopper)
    await placeOrder(shopper)
    await expectThanks(shopper)
  },
)

test(
  'a reload and Back draw the summary again, and nothing moves while script comes',
  ON_PHONE,
  async ({ page }) => {
    const moved = await watchMoved(page)
    const shopper = await comeBack(page)
    await expectSummary(shopper)
    const release = await holdScripts(page)
    // What says that script listens comes after the form.
    const afterForm = async (route: Route) => {
      await page.locator('#checkout-form').waitFor({ state: 'attached' })
      await route.continue()
    }
    await page.route(EARLY, afterForm, { times: 1 })
    await page.reload({ waitUntil: 'commit' })
    await expect(changeDetails(shopper)).toBeVisible()
    await expect(emailField(shopper)).toHaveCount(0)
    await release()
    await untilRouted(page)
    await expectSummary(shopper)
    await expect(placeOrderButton(shopper)).toBeEnabled({ timeout: 20_000 })
    expect(await moved()).toEqual([])
    await page.goto(`${shopper.origin}/cart`)
    await page.goBack()
    await expectSummary(shopper)
  },
)

test('a form that script folds is not seen open first', ON_PHONE, async ({ page }) => {
  const shopper = await comeBack(page)
  await expectSummary(shopper)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(EARLY, async (route) => {
    await released
    await route.continue()
  })
  const releaseAll = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const form = page.locator('#checkout-form')
  await expect(form).toHaveCSS('visibility', 'hidden')
  // It is, where script is late.
  await expect(form).toHaveCSS('visibility', 'visible')
  release()
  await releaseAll()
  await untilRouted(page)
  await expectSummary(shopper)
})

test(
  'what is missing opens its part, and methods that cannot be had are said',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = await comeBack(page)
    const { t } = shopper
    await page.getByRole('button', { name: t('checkout.place-order') }).click()
    await expect(page.getByRole('alert').first()).toContainText(t('checkout.terms-required'))
    await expectSummary(shopper)
    await page.goBack()
    await page.route('**/api/cart/shipping-methods*', (route) =>
      route.fulfill({ status: 503, json: { code: 503, result: 'Service unavailable' } }),
    )
    await page.getByRole('link', { name: t('cart.to-checkout') }).click()
    await expect(page.getByRole('alert')).toContainText(t('checkout.methods-failed'))
    await page.unroute('**/api/cart/shipping-methods*')
    await page.getByRole('button', { name: t('checkout.retry') }).click()
    await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked()
    await expect(changeMethods(shopper)).toHaveCount(0)
    await expect(changeDetails(shopper)).toBeVisible()
  },
)

test('a customer with an address sees it, as the server drew it', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('nl_nl', page)
  await registerByForm(shopper, `juno-${crypto.randomUUID()}@example.com`)
  await addAddress(shopper)
  await fillCart(shopper)
  const moved = await watchMoved(page)
  await openPage(page, `${shopper.origin}/checkout`)
  await expect(part(shopper, 'checkout.step-details')).toContainText('Kerkstraat 12')
  await expect(emailField(shopper)).toHaveCount(0)
  await expect(placeOrderButton(shopper)).toBeEnabled({ timeout: 20_000 })
  expect(await moved()).toEqual([])
  await expectNoViolations(page)
  await changeDetails(shopper).click()
  await expect(emailField(shopper)).toHaveValue(/juno-/)
})
