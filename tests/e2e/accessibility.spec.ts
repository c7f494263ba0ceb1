import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import {
  addToCart,
  CONFIGURABLE_SKU,
  expectThanks,
  fillAddress,
  goToCheckout,
  openProduct,
  placeOrder,
  SIMPLE_SKU,
  shopperIn,
} from './shop-page.ts'
import { test } from './watched-test.ts'

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

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(', ')}`)
  expect(found).toEqual([])
}

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
