// Coupons and gift cards, from the cart to the thank-you page.
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoViolations } from '../steps/expect-no-violations.ts'
import {
  expectThanks,
  fillAddress,
  goToCheckout,
  ON_DESKTOP,
  ON_PHONE,
  placeOrder,
  type Shopper,
  SIMPLE_SKU,
  shopperIn,
  startInCart,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

const VASE = 'VASE-LUNA-CREAM'
/** Cards of the demo shop with something on them; each is spent in one test. */
const CARD_OF_25 = 'WE-GIFT-2500-0001'
const CARD_OF_50 = 'WE-GIFT-5000-0002'
const CARD_OF_37 = 'WE-GIFT-10000-0003'
const CARD_OF_150 = 'WE-GIFT-15000-0004'

// Colours on their way from one to the other have no contrast to speak of.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function fillCart(page: Page, sku: string): Promise<Shopper> {
  const shopper = shopperIn('global_en', page)
  await startInCart(shopper, sku)
  return shopper
}

/** Opens what asks for a code, where it is still closed, and writes one into it. */
async function writeCode(where: Locator, question: string, label: string, code: string) {
  const summary = where.locator('summary', { hasText: question })
  const field = where.getByRole('textbox', { name: label, exact: true })
  if (!(await field.isVisible())) await summary.click()
  await field.fill(code)
}

async function enterCoupon({ page, t }: Shopper, code: string): Promise<void> {
  const main = page.getByRole('main')
  await writeCode(main, t('cart.coupon-open'), t('cart.coupon'), code)
  await main.getByRole('button', { name: t('cart.coupon-apply'), exact: true }).click()
}

async function payWith({ page, t }: Shopper, code: string): Promise<void> {
  const main = page.getByRole('main')
  await writeCode(main, t('cart.gift-card-open'), t('cart.gift-card'), code)
  await main.getByRole('button', { name: t('cart.gift-card-apply'), exact: true }).click()
}

const rowOf = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div', { hasText: label })

/** What the shop says in passing. */
const noticeOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

/** A refusal stands at the field, beside what was typed, and is said once. */
async function expectRefused({ page, t }: Shopper, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: t('cart.coupon'), exact: true })
  await expect(field).toHaveAccessibleDescription(t('cart.coupon-wrong'))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue(code)
  await expect(page.getByText(t('cart.coupon-wrong'))).toHaveCount(1)
}

test(
  'a coupon makes the order cheaper, and a gift card pays a part of it',
  ON_PHONE,
  async ({ page }) => {
    test.slow()
    const card = test.info().project.name === 'phone' ? CARD_OF_25 : CARD_OF_50
    const shopper = await fillCart(page, SIMPLE_SKU)
    const { t } = shopper
    await enterCoupon(shopper, 'nobody-knows')
    await expectRefused(shopper, 'nobody-knows')
    await expectNoViolations(page)
    await enterCoupon(shopper, 'welcome10')
    await expect(rowOf(page, 'Discount (WELCOME10)')).toContainText('-€')
    const reduced = /Regular price\s*€[\d.]+\s*Your price\s*€[\d.]+/
    await expect(page.getByRole('list', { name: t('cart.lines') })).toContainText(reduced)
    await payWith(shopper, 'WE-GIFT-0000-0000')
    await expect(page.getByText(t('cart.gift-card-unknown'))).toBeVisible()
    await payWith(shopper, card)
    await expect(noticeOf(page, t('cart.gift-card-applied'))).toBeVisible()
    await expect(rowOf(page, `Gift card …${card.slice(-4)}`)).toContainText('-€')
    const field = page.getByRole('textbox', { name: t('cart.gift-card'), exact: true })
    await expect(field).toHaveValue('')
    await expectNoViolations(page)

    await goToCheckout(shopper)
    const review = page.getByRole('list', { name: t('checkout.summary') })
    await expect(review).toContainText(reduced)
    await fillAddress(shopper)
    const transfer = page.getByRole('radio', { name: /bank/i })
    await transfer.check()
    await page.getByRole('button', { name: 'Remove coupon WELCOME10' }).click()
    await expect(rowOf(page, 'Discount')).toHaveCount(0)
    const question = page.locator('summary', { hasText: t('cart.coupon-open') })
    await expect(question).toBeFocused()
    await expect(transfer).toBeChecked()
    await enterCoupon(shopper, 'nobody-knows')
    await expectRefused(shopper, 'nobody-knows')
    await enterCoupon(shopper, 'WELCOME10')
    await expect(rowOf(page, 'Discount (WELCOME10)')).toBeVisible()
    await expect(transfer).toBeChecked()
    await expectNoViolations(page)
    await placeOrder(shopper)
    await expectThanks(shopper)
    await expect(rowOf(page, 'Discount (WELCOME10)')).toBeVisible()
    await expect(rowOf(page, `Gift card …${card.slice(-4)}`)).toBeVisible()

    await startInCart(shopper)
    await expect(rowOf(page, t('cart.grand-total'))).toBeVisible()
    await expect(rowOf(page, 'Discount')).toHaveCount(0)
  },
)

test(
  'a coupon that is refused once its field is left is told all the same',
  ON_PHONE,
  async ({ page }) => {
    const shopper = await fillCart(page, VASE)
    const { t } = shopper
    let answer = () => {}
    const isLeft = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/cart/apply-coupon*', async (route) => {
      await isLeft
      await route.continue()
    })
    await enterCoupon(shopper, 'nobody-knows')
    await page.getByRole('link', { name: /vase/i }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/vase/i)
    answer()
    await expect(noticeOf(page, t('cart.coupon-wrong'))).toBeVisible()
  },
)

test('Enter in the field of a second gift card pays with it too', ON_PHONE, async ({ page }) => {
  const shopper = await fillCart(page, SIMPLE_SKU)
  const { t } = shopper
  await payWith(shopper, CARD_OF_37)
  await expect(rowOf(page, `Gift card …${CARD_OF_37.slice(-4)}`)).toBeVisible()
  const field = page.getByRole('textbox', { name: t('cart.gift-card'), exact: true })
  await field.fill(CARD_OF_150)
  await field.press('Enter')
  for (const card of [CARD_OF_37, CARD_OF_150]) {
    await expect(rowOf(page, `Gift card …${card.slice(-4)}`)).toBeVisible()
  }
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
})

test('a gift card that pays all of it leaves nothing to be paid', ON_PHONE, async ({ page }) => {
  const shopper = await fillCart(page, VASE)
  const { t } = shopper
  const main = page.getByRole('main')
  await writeCode(main, t('cart.gift-card-open'), t('cart.gift-card'), CARD_OF_150)
  await main.getByRole('button', { name: t('cart.gift-card-check') }).click()
  await expect(page.getByText('This gift card still holds €150.00')).toBeVisible()
  await payWith(shopper, CARD_OF_150)
  await expect(rowOf(page, t('cart.grand-total'))).toContainText('€0.00')
  await goToCheckout(shopper)
  await fillAddress(shopper)
  await expect(page.getByRole('radio', { name: 'Nothing to pay' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /bank|card/i })).toHaveCount(0)
  await placeOrder(shopper)
  await expectThanks(shopper)
  await expect(page.getByText(t('checkout.transfer-title'))).toHaveCount(0)
})

test(
  'a coupon is one for all tabs, and waits while there is no network',
  ON_DESKTOP,
  async ({ context, page }) => {
    const shopper = await fillCart(page, VASE)
    const other = await context.newPage()
    await other.goto(page.url())
    await enterCoupon(shopper, 'WELCOME10')
    await expect(rowOf(other, 'Discount (WELCOME10)')).toBeVisible()
    await other.getByRole('button', { name: 'Remove coupon WELCOME10' }).click()
    await expect(rowOf(page, 'Discount')).toHaveCount(0)
    await context.setOffline(true)
    await enterCoupon(shopper, 'WELCOME10')
    await expect(noticeOf(page, shopper.t('cart.coupon-later'))).toBeVisible()
    await context.setOffline(false)
    await expect(rowOf(page, 'Discount (WELCOME10)')).toBeVisible()
  },
)

test('without script a coupon is applied and taken out by forms', ON_PHONE, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const shopper = shopperIn('global_en', page)
  const { origin, t } = shopper
  await page.goto(`${origin}/p/${VASE}/x`)
  await page
    .locator('#buy')
    .getByRole('button', { name: t('product.add-to-cart'), exact: true })
    .click()
  await page.locator('summary', { hasText: t('cart.coupon-open') }).click()
  await page.getByRole('textbox', { name: t('cart.coupon'), exact: true }).fill('nobody-knows')
  await page.getByRole('button', { name: t('cart.coupon-apply'), exact: true }).click()
  await expectRefused(shopper, 'nobody-knows')
  await page.getByRole('textbox', { name: t('cart.coupon'), exact: true }).fill('WELCOME10')
  await page.getByRole('button', { name: t('cart.coupon-apply'), exact: true }).click()
  await expect(rowOf(page, 'Discount (WELCOME10)')).toBeVisible()
  await page.getByRole('button', { name: 'Remove coupon WELCOME10' }).click()
  await expect(rowOf(page, 'Discount')).toHaveCount(0)
  await context.close()
})
