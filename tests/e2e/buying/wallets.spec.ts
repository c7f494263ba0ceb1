import { expect, type Page } from '@playwright/test'
import { pretendProvider, pretendWallets } from '../steps/card-fields.ts'
import {
  expectFailed,
  expectThanks,
  fillAddress,
  holdScripts,
  ON_DESKTOP,
  ON_PHONE,
  placeOrder,
  shopperIn,
  startInCart,
  startInCheckout,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

async function openCart(page: Page) {
  const shopper = shopperIn('global_en', page)
  await startInCart(shopper)
  return shopper
}

/** Nothing is painted before they are, but it can be measured. */
function areStylesThere(): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  return [...links].every(({ sheet }) => sheet !== null)
}

for (const [path, heading, below] of [
  ['/cart', '#cart-totals', 'dl'],
  ['/checkout', 'h1', 'input[name="delivery.emailAddress"]'],
] as const) {
  test(
    `ways to pay without a form stand at the top of ${path}, in room that is kept`,
    ON_PHONE,
    async ({ page }) => {
      const { origin, t } = await openCart(page)
      const main = page.getByRole('main')
      const title = t('checkout.express-title')
      const box = main.getByRole('region', { name: title, exact: true })
      const place = async () => {
        const [top, own] = [await main.locator(heading).boundingBox(), await box.boundingBox()]
        if (!top || !own) throw new Error('Nothing is drawn')
        return { after: own.y - top.y, height: own.height, x: own.x, width: own.width }
      }
      const release = await holdScripts(page)
      await page.goto(origin + path, { waitUntil: 'commit' })
      await expect(main.getByRole('button', { name: t('checkout.express-paypal') })).toBeVisible()
      await main.locator(below).first().waitFor()
      await page.waitForFunction(areStylesThere)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const before = await place()
      await release()
      for (const wallet of ['Apple Pay', 'Google Pay']) {
        const button = main.getByRole('button', { name: `Check out with ${wallet}` })
        await expect(button).toBeVisible()
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      expect(await place()).toEqual(before)
      const next = await main.locator(below).first().boundingBox()
      const own = await box.boundingBox()
      expect(next?.y).toBeGreaterThan((own?.y ?? 0) + (own?.height ?? 0) - 1)
    },
  )
}

/** From the cart to the page of a wallet, and into the wallet. */
async function openWallet(page: Page, wallet: string) {
  const shopper = await openCart(page)
  await page.getByRole('button', { name: `Check out with ${wallet}` }).click()
  const pay = page.getByRole('button', { name: `Pay with ${wallet}` })
  await pay.click()
  await expect(page.getByText(shopper.t('checkout.terms-required'))).toBeVisible()
  await page.getByRole('checkbox').check()
  await pay.click()
  return shopper
}

test('an order is paid by a wallet of the device', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  await startInCheckout(shopper)
  await fillAddress(shopper)
  await page.getByRole('radio', { name: 'Apple Pay' }).check()
  await placeOrder(shopper)
  await page.getByRole('button', { name: 'Pay with Apple Pay' }).click()
  await expect(page.getByText(shopper.t('checkout.wallet-test'))).toBeVisible()
  await page.getByRole('button', { name: shopper.t('checkout.wallet-approve') }).click()
  await expectThanks(shopper)
  await page.reload()
  await expectThanks(shopper)
})

test(
  'a cart is ordered by a wallet, which tells the address and shows what it costs',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = await openWallet(page, 'Google Pay')
    await expect(page.getByText(shopper.t('checkout.withdrawal-link'))).toBeVisible()
    const wallet = page.getByRole('dialog')
    await expect(wallet).toContainText('Robin Proef')
    await expect(wallet).toContainText('€')
    await wallet.getByRole('button', { name: shopper.t('checkout.wallet-approve') }).click()
    await expectThanks(shopper)
    const order = page.url()
    // Below the test wallet, which is a layer, stands the page that opened it.
    await page.goBack()
    await expect(page).toHaveURL(order)
    await expectThanks(shopper)
    await page.goBack()
    await expect(page.getByText(shopper.t('cart.empty'))).toBeVisible()
  },
)

test('a wallet that is refused gives the cart back', ON_PHONE, async ({ page }) => {
  const shopper = await openWallet(page, 'Apple Pay')
  await page.getByRole('button', { name: shopper.t('checkout.wallet-refuse') }).click()
  await expectFailed(shopper)
  await expect(page).toHaveURL(/checkout-failed\/?\?result=0/)
})

test(
  'a wallet that leaves a payment pending is being checked until the provider tells',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = await openWallet(page, 'Google Pay')
    await page.getByRole('button', { name: shopper.t('checkout.wallet-pending') }).click()
    const checking = shopper.t('checkout.payment-checking-title')
    await expect(page.getByRole('heading', { name: checking })).toBeVisible()
    await expectThanks(shopper)
  },
)

const SHEET_SAID = 'sheet-said'

/**
 * Stands in for the wallet of a device: it agrees at once, in the messages of `ApplePaySession`, and
 * notes what it is told to show in the end.
 */
function pretendDevice({ outcome, noteAs }: { outcome: string; noteAs: string }): void {
  class ApplePaySession {
    static STATUS_SUCCESS = 0
    static STATUS_FAILURE = 1
    static canMakePayments = () => true
    static supportsVersion = () => true
    onvalidatemerchant = (_event: object) => {}
    onshippingcontactselected = (_event: object) => {}
    onpaymentauthorized = (_event: object) => {}
    begin() {
      this.onvalidatemerchant({ validationURL: 'https://apple.invalid/session' })
    }
    completeMerchantValidation() {
      this.onpaymentauthorized({ payment: { token: { paymentData: { data: outcome } } } })
    }
    completePayment(shown: number | { status: number }) {
      sessionStorage.setItem(noteAs, String(typeof shown === 'number' ? shown : shown.status))
    }
    abort() {}
  }
  Object.assign(window, { ApplePaySession })
}

/** Orders, and pays by that wallet of the device. */
async function payByDevice(page: Page, outcome: string) {
  await page.addInitScript(pretendDevice, { outcome, noteAs: SHEET_SAID })
  await pretendProvider(page)
  await pretendWallets(page)
  const shopper = shopperIn('global_en', page)
  await startInCheckout(shopper)
  await fillAddress(shopper)
  await expect(page.getByRole('radio', { name: 'Payment card' })).toBeVisible()
  await page.getByRole('radio', { name: 'Apple Pay' }).check()
  await placeOrder(shopper)
  await page.getByRole('button', { name: 'Pay with Apple Pay' }).click()
  return shopper
}

const sheetSaid = (page: Page) =>
  page.evaluate((noted) => sessionStorage.getItem(noted), SHEET_SAID)

test(
  'a wallet of the device is opened by the provider’s own package',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = await payByDevice(page, 'test_approve')
    await expectThanks(shopper)
    expect(await sheetSaid(page)).toBe('0')
  },
)

test(
  'a wallet of the device does not say done for a refused payment',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = await payByDevice(page, 'test_refuse')
    await expectFailed(shopper)
    expect(await sheetSaid(page)).toBe('1')
  },
)
