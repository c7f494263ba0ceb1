// Products of other types than simple and configurable, bought together (spec 3).
import { expect } from '@playwright/test'
import {
  expectThanks,
  fillAddress,
  goToCheckout,
  ON_DESKTOP,
  ON_PHONE,
  openProduct,
  placeOrder,
  type Shopper,
  shopperIn,
  untilHydrated,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'
import type { Words } from '../steps/words.ts'

test(
  'a set, a bundle, a service and a gift card are bought in one order',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    await openProduct(shopper, 'SET-DINING-OAK')
    await add(shopper, 'product.add-set')
    await openProduct(shopper, 'BUNDLE-READING')
    const bundle = await add(shopper, 'product.add-to-cart')
    await openProduct(shopper, 'ADVICE-ONLINE')
    await page.getByRole('main').getByRole('combobox').first().selectOption({ index: 1 })
    const service = await add(shopper, 'product.add-to-cart')
    const card = await addGiftCard(shopper)
    await page.getByRole('link', { name: t('cart.view-cart') }).click()
    const lines = page.getByRole('list', { name: t('cart.lines') }).getByRole('listitem')
    for (const name of ['Hugo dining table', 'Ida dining chair', bundle, service, card]) {
      await expect(lines.filter({ hasText: name })).toHaveCount(1)
    }
    await goToCheckout(shopper)
    await fillAddress(shopper)
    await placeOrder(shopper)
    await expectThanks(shopper)
  },
)

test('a gift card alone goes by e-mail and costs no delivery', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('nl_nl', page)
  const { t } = shopper
  await addGiftCard(shopper)
  await page.getByRole('link', { name: t('cart.view-cart') }).click()
  await goToCheckout(shopper)
  await fillAddress(shopper)
  await expect(page.getByRole('group', { name: t('checkout.payment') })).toBeVisible()
  await expect(page.getByRole('group', { name: t('checkout.delivery') })).toHaveCount(0)
  await expect(page.getByText(t('cart.shipping'), { exact: true })).toHaveCount(0)
  await placeOrder(shopper)
  await expectThanks(shopper)
})

async function addGiftCard(shopper: Shopper): Promise<string> {
  const { page, t } = shopper
  await openProduct(shopper, 'GIFT-BOTANICAL')
  await page.getByRole('textbox', { name: t('product.gift-from') }).fill('Erin')
  await page.getByRole('textbox', { name: t('product.gift-to') }).fill('Wilm')
  await page.getByRole('textbox', { name: t('product.gift-email') }).fill('wilm@example.com')
  return add(shopper, 'product.add-to-cart')
}

/** Puts what is open into the cart, waits until the cart has it, and answers its name. */
async function add({ page, t }: Shopper, button: Parameters<Words>[0]): Promise<string> {
  await untilHydrated(page)
  await page
    .getByRole('button', { name: t(button), exact: true })
    .first()
    .click()
  await expect(page.getByRole('link', { name: t('cart.view-cart') })).toBeVisible()
  return page.getByRole('main').getByRole('heading', { level: 1 }).innerText()
}
