import { expect, type Page } from '@playwright/test'
import {
  expectFailed,
  expectThanks,
  fillAddress,
  ON_DESKTOP,
  ON_PHONE,
  placeOrder,
  STORES,
  shopperIn,
  startInCart,
  startInCheckout,
  turnOf,
  untilHydrated,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

type Shopper = ReturnType<typeof shopperIn>

/** What the buttons of the sandbox say, in the order in which they stand there. */
const APPROVE = 0
const DECLINE = 1
const PENDING = 2
const SILENT = 3
const CANCEL = 4

async function press(page: Page, button: number): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox-paypal\//)
  await page.getByRole('button').nth(button).click()
}

/** From the cart to PayPal’s page. */
async function goExpress({ page, t }: Shopper): Promise<void> {
  await page.getByRole('button', { name: t('checkout.express-paypal') }).click()
}

async function approve(shopper: Shopper): Promise<void> {
  const { page, t } = shopper
  await startInCart(shopper)
  await goExpress(shopper)
  await press(page, APPROVE)
  await expect(page.getByRole('heading', { name: t('checkout.express-review') })).toBeVisible()
}

const payButton = ({ page, t }: Shopper) =>
  page.getByRole('button', { name: t('checkout.place-order') })

for (const storeCode of STORES) {
  test(`express checkout by PayPal works in ${storeCode}`, turnOf(storeCode), async ({ page }) => {
    const shopper = shopperIn(storeCode, page)
    await approve(shopper)
    await expect(page.getByText('robin@example.com')).toBeVisible()
    await expect(page.getByText('Robin Proef')).toBeVisible()
    await page.getByRole('checkbox').check()
    await payButton(shopper).click()
    await expectThanks(shopper)
    const products = { name: shopper.t('orders.products') }
    const ordered = page
      .getByRole('main')
      .getByRole('list', { name: shopper.t('checkout.summary') })
    await expect(ordered.getByRole('listitem')).not.toHaveCount(0)
    await expect(page.locator('summary', { hasText: shopper.t('account.new-here') })).toBeVisible()
    // Thanks came as a document: before its scripts the link leads to the page of the order.
    await untilHydrated(page)
    await page.getByRole('link', { name: shopper.t('checkout.confirmation') }).click()
    await expect(page.getByRole('dialog').getByRole('heading', products)).toBeVisible()
    await page.goto(`${shopper.origin}/cart`)
    await expect(page.getByText(shopper.t('cart.empty'))).toBeVisible()
  })
}

for (const [width, tag] of [
  ['a phone', ON_PHONE],
  ['a desktop', ON_DESKTOP],
] as const) {
  test(`what is confirmed is one column in the middle of ${width}`, tag, async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    await approve(shopper)
    await page.waitForLoadState()
    const main = page.getByRole('main')
    const parts = [
      main.locator('section').filter({ hasText: 'Robin Proef' }),
      main.locator('section').filter({ hasText: shopper.t('cart.grand-total') }),
      payButton(shopper),
    ]
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    const whole = await main.boundingBox()
    for (const box of boxes) {
      if (!box || !whole) throw new Error('Nothing is drawn')
      expect([box.x, box.width]).toEqual([boxes[0]?.x, boxes[0]?.width])
      expect(box.x + box.width / 2).toBeCloseTo(whole.x + whole.width / 2, 0)
      expect(box.width).toBeLessThan(700)
      expect(box.width).toBeGreaterThan(Math.min(600, whole.width - 40))
    }
  })
}

test(
  'paid twice by one finger is one order, and Back shows it again',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    await approve(shopper)
    await page.getByRole('checkbox').check()
    await payButton(shopper).dblclick()
    await expectThanks(shopper)
    const address = page.url()
    await page.goBack()
    await expect(page).toHaveURL(/\/sandbox-paypal\/|checkout-return|checkout-express/)
    await page.goto(`${shopper.origin}/checkout-express?token=EC-made-up`)
    await expect(page).toHaveURL(/checkout-return|\/cart/)
    await page.goto(address)
    await expectThanks(shopper)
  },
)

test('who leaves PayPal without approving keeps the cart', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await startInCart(shopper)
  await goExpress(shopper)
  await press(page, CANCEL)
  await expect(page).toHaveURL(/\/checkout-failed\/?\?result=0/)
  await expectFailed(shopper)
  await page.getByRole('link', { name: t('cart.view-cart') }).click()
  await goExpress(shopper)
  await expect(page).toHaveURL(/\/sandbox-paypal\//)
})

test('a review that was never confirmed leads to the failure', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  await startInCart(shopper)
  await goExpress(shopper)
  await expect(page).toHaveURL(/\/sandbox-paypal\//)
  const token = page.url().split('/').at(-1)
  await page.goto(`${shopper.origin}/checkout-express?token=${token}&PayerID=MADEUP`)
  await expect(page).toHaveURL(/\/checkout-failed\/?\?result=0/)
})

test('Back from PayPal finds the button as it was', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  await startInCart(shopper)
  await goExpress(shopper)
  await expect(page).toHaveURL(/\/sandbox-paypal\//)
  await page.goBack()
  await goExpress(shopper)
  await expect(page).toHaveURL(/\/sandbox-paypal\//)
})

test('money that PayPal cannot take gives the cart back', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await startInCart(shopper)
  await goExpress(shopper)
  await press(page, DECLINE)
  await page.getByRole('checkbox').check()
  await payButton(shopper).click()
  await expectFailed(shopper)
  await page.getByRole('link', { name: t('cart.view-cart') }).click()
  await expect(page.getByRole('link', { name: t('cart.to-checkout') })).toBeVisible()
})

for (const [name, button] of [
  ['PayPal that still checks a payment', PENDING],
  ['PayPal that does not answer', SILENT],
] as const) {
  test(
    `${name} is told to the shopper, express and in the checkout, until it is paid`,
    ON_DESKTOP,
    async ({ page }) => {
      const shopper = shopperIn('global_en', page)
      const { t } = shopper
      const checking = page.getByRole('heading', { name: t('checkout.payment-checking-title') })
      await startInCart(shopper)
      await goExpress(shopper)
      await press(page, button)
      await page.getByRole('checkbox').check()
      await payButton(shopper).click()
      await expect(checking).toBeVisible()
      await page.reload()
      await expect(checking).toBeVisible()
      await expectThanks(shopper)
      await startInCheckout(shopper)
      await fillAddress(shopper)
      await page.getByRole('radio', { name: 'PayPal' }).check()
      await placeOrder(shopper)
      await press(page, button)
      await expect(checking).toBeVisible()
      await expectThanks(shopper)
    },
  )
}

test('PayPal is a way to pay of the checkout', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  await startInCheckout(shopper)
  await expect(
    page.getByRole('button', { name: shopper.t('checkout.express-paypal') }),
  ).toBeVisible()
  await fillAddress(shopper)
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await placeOrder(shopper)
  await press(page, APPROVE)
  await expectThanks(shopper)
})

test('who cancels at PayPal after ordering has the cart again', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  await startInCheckout(shopper)
  await fillAddress(shopper)
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await placeOrder(shopper)
  await press(page, CANCEL)
  await expect(page).toHaveURL(/\/checkout-failed\/?\?result=0/)
  await expectFailed(shopper)
  await page.getByRole('link', { name: shopper.t('cart.view-cart') }).click()
  await expect(page.getByRole('link', { name: shopper.t('cart.to-checkout') })).toBeVisible()
})

test('without script PayPal is reached, seen and paid', ON_DESKTOP, async ({ browser, page }) => {
  const shopper = shopperIn('global_en', page)
  await approve(shopper)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  const other = shopperIn('global_en', plain)
  await plain.goto(`${other.origin}/cart`)
  await goExpress(other)
  await press(plain, APPROVE)
  await plain.getByRole('checkbox').check()
  await payButton(other).click()
  await expect(plain).toHaveURL(/\/checkout-return\?orderHash=/)
  await context.close()
})
