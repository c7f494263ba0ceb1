import { expect, type Locator, type Page } from '@playwright/test'
import {
  CONFIGURABLE_SKU,
  expectThanks,
  openPage,
  POSTCODES,
  STORES,
  shopperIn,
  turnOf,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

/** More than any screen has controls. */
const MAX_TABS = 150

/** Walks with the Tab key alone until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  // To look for a name after each Tab would take ten times as long.
  const wanted = await control.elementHandle()
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await wanted?.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control, 'reached by Tab').toBeFocused()
}

for (const storeCode of STORES) {
  test(`a guest buys in ${storeCode} by keyboard alone`, turnOf(storeCode), async ({ page }) => {
    const shopper = shopperIn(storeCode, page)
    const { t } = shopper
    const main = page.getByRole('main')
    const press = async (control: Locator, key: string) => {
      await tabTo(page, control)
      await page.keyboard.press(key)
    }
    await openPage(page, `${shopper.origin}/catalogsearch/result?q=${CONFIGURABLE_SKU}`)
    await press(main.getByRole('heading', { level: 3 }).getByRole('link').first(), 'Enter')
    await press(main.getByRole('radio', { checked: true }).first(), 'ArrowRight')
    await expect(page).toHaveURL(/childSku=/)
    await press(
      main.locator('#buy').getByRole('button', { name: t('product.add-to-cart'), exact: true }),
      'Enter',
    )
    await press(page.getByRole('link', { name: t('cart.view-cart'), exact: true }), 'Enter')
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
    await press(main.getByRole('link', { name: t('cart.to-checkout'), exact: true }), 'Enter')
    await tabTo(page, main.getByRole('textbox', { name: t('checkout.email') }))
    const answers = [
      'erin@example.com',
      'Erin',
      'Peeters',
      null,
      POSTCODES[storeCode],
      '12',
      'Kerkstraat',
      'Amsterdam',
    ]
    for (const answer of answers) {
      if (answer) await page.keyboard.type(answer)
      await page.keyboard.press('Tab')
    }
    await press(main.getByRole('checkbox', { name: t('checkout.terms'), exact: true }), 'Space')
    await press(main.getByRole('button', { name: t('checkout.place-order'), exact: true }), 'Enter')
    await expectThanks(shopper)
  })
}
