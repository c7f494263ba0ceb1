import { expect, type Locator } from '@playwright/test'
import { expectNoViolations } from '../steps/expect-no-violations.ts'
import {
  addToCart,
  CONFIGURABLE_SKU,
  expectThanks,
  fillAddress,
  goToCheckout,
  ON_DESKTOP,
  openPage,
  openProduct,
  placeOrder,
  SIMPLE_SKU,
  SIZED_SKU,
  shopperIn,
  startInCart,
  startInCheckout,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

const SCREENS = [
  '/',
  '/furniture',
  '/catalogsearch/result?q=lamp',
  '/catalogsearch/result?q=qqxxzz',
  '/cart',
  '/wishlist',
  '/checkout-failed/?result=0',
  '/error',
  '/no-such-page',
]

// Colours on their way from one to the other have no contrast to speak of.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of SCREENS) {
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await page.goto(shopperIn('global_en', page).origin + path)
    await page.waitForLoadState('load')
    await expectNoViolations(page)
  })
}

test('axe finds nothing on the way from a product to the thank-you page', async ({ page }) => {
  test.slow()
  const shopper = shopperIn('global_en', page)
  await openProduct(shopper, CONFIGURABLE_SKU)
  await expectNoViolations(page)
  await openProduct(shopper, SIMPLE_SKU)
  await expectNoViolations(page)
  await addToCart(shopper)
  await expectNoViolations(page)
  await goToCheckout(shopper)
  await expectNoViolations(page)
  await fillAddress(shopper)
  await placeOrder(shopper)
  await expectThanks(shopper)
  await expectNoViolations(page)
})

test('axe finds nothing where a card is asked for, nor where an order is withdrawn from', async ({
  page,
}) => {
  test.slow()
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await startInCheckout(shopper)
  await fillAddress(shopper)
  await page.getByRole('checkbox', { name: t('checkout.billing-same') }).uncheck()
  await expect(page.getByLabel(t('checkout.salutation')).last()).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('checkbox', { name: t('checkout.billing-same') }).check()
  await page.getByRole('radio', { name: 'Payment card' }).check()
  await placeOrder(shopper)
  await page.getByLabel(t('checkout.card-number')).fill('4111 1111 1111 1111')
  await expectNoViolations(page)
  await page.getByLabel(t('checkout.card-expiry')).fill('03/30')
  await page.getByLabel(t('checkout.card-code')).fill('737')
  await page.getByLabel(t('checkout.card-holder')).fill('Erin')
  await page.getByRole('button', { name: /^Pay / }).click()
  await expectThanks(shopper)
  await page.getByRole('link', { name: t('orders.show') }).click()
  const withdraw = page.getByRole('main').getByRole('link', { name: t('withdraw.title') })
  await expect(withdraw).toBeVisible()
  await expectNoViolations(page)
  await withdraw.click()
  await page.getByLabel(t('withdraw.name')).fill('Erin Muster')
  await expectNoViolations(page)
  await page.getByRole('button', { name: t('withdraw.next') }).click()
  await expect(page.getByRole('heading', { name: t('withdraw.check') })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: t('withdraw.confirm') }).click()
  await expect(page.getByRole('heading', { name: t('withdraw.done') })).toBeVisible()
  await expectNoViolations(page)
})

test('axe finds nothing on the pages of express checkout', async ({ page }) => {
  test.slow()
  const shopper = shopperIn('global_en', page)
  const { origin, t } = shopper
  await startInCart(shopper)
  await page.getByRole('button', { name: 'Check out with Apple Pay' }).click()
  await page.getByRole('button', { name: 'Pay with Apple Pay' }).click()
  await expect(page.getByText(t('checkout.terms-required'))).toBeVisible()
  await expectNoViolations(page)
  await page.goto(`${origin}/cart`)
  await page.getByRole('button', { name: t('checkout.express-paypal') }).click()
  await expect(page).toHaveURL(/\/sandbox-paypal\//)
  await page.getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: t('checkout.express-review') })).toBeVisible()
  await expectNoViolations(page)
})

test(
  'what is chosen is told from the rest where colours are forced',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    const lookOf = (part: Locator) =>
      part.evaluate((element) => {
        const { backgroundColor, border, outline } = getComputedStyle(element)
        return `${backgroundColor} ${border} ${outline}`
      })
    const expectTold = async (chosen: Locator, other: Locator) =>
      expect(await lookOf(chosen)).not.toBe(await lookOf(other))

    await openPage(page, `${origin}/textiles?color=white`)
    const filters = page.getByRole('complementary', { name: t('listing.filters') })
    await expectTold(filters.locator('[aria-current] svg'), filters.locator('a svg').last())
    await expectTold(
      page.locator('[aria-pressed=true]').first(),
      page.locator('[aria-pressed=false]').first(),
    )
    await openPage(page, `${origin}/textiles?page=2`)
    const pages = page.getByRole('navigation').filter({ has: page.locator('[aria-current=page]') })
    await expectTold(pages.locator('a[aria-current=page]'), pages.getByRole('link', { name: /3/ }))

    await openProduct(shopper, SIZED_SKU)
    for (const name of ['color', 'size']) {
      const labels = page.locator(`label:has([name=${name}])`)
      await expectTold(labels.and(page.locator(':has(:checked)')), labels.last())
    }
    const departments = page.getByRole('navigation', { name: t('layout.menu') }).getByRole('link')
    const below = (link: Locator) => link.evaluate((one) => getComputedStyle(one).borderBottomWidth)
    await departments.first().hover()
    expect(await below(departments.first())).toBe('2px')
    expect(await below(departments.nth(1))).toBe('0px')
  },
)
