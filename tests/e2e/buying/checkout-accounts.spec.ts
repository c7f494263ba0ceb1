// Accounts on the way through the checkout, with and without script (spec 3 and 6).

import { expect } from '@playwright/test'
import { ACCOUNT_FIELDS, ACCOUNT_FORM_PATHS } from '../../../shared/customer/account-forms.ts'
import { fromAddress, randomAddress } from '../../fixtures/visit.ts'
import { PASSWORD, registerByForm } from '../steps/account-steps.ts'
import {
  emailField,
  expectThanks,
  fillAddress,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  placeOrder,
  type Shopper,
  SIMPLE_SKU,
  STORES,
  shopperIn,
  startInCheckout,
  turnOf,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

// Logging in is limited by address.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAddress(randomAddress())))

/** It keeps the rule of characters. */
const COMMON_PASSWORD = 'Password-1'

const newAddress = () => `juno-${crypto.randomUUID()}@example.com`

/** To the checkout with a product, by links and forms alone. */
async function goByLinks({ page, origin, t }: Shopper): Promise<void> {
  await page.goto(`${origin}/catalogsearch/result?q=${SIMPLE_SKU}`)
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await page
    .locator('#buy')
    .getByRole('button', { name: t('product.add-to-cart'), exact: true })
    .click()
  await page.getByRole('link', { name: t('cart.to-checkout'), exact: true }).click()
}

for (const storeCode of STORES) {
  test(
    `who is logged in finds name and address filled in, in ${storeCode}`,
    turnOf(storeCode),
    async ({ page }) => {
      const shopper = shopperIn(storeCode, page)
      const { t, origin } = shopper
      const email = newAddress()
      await registerByForm(shopper, email)
      await startInCheckout(shopper)
      await expect(emailField(shopper)).toHaveValue(email)
      await expect(
        page.getByRole('textbox', { name: t('checkout.last-name'), exact: true }),
      ).toHaveValue('de Wit')
      await expect(page.getByText(t('checkout.guest-hint'))).toHaveCount(0)
      await openPage(page, `${origin}/checkout`)
      await expect(emailField(shopper)).toHaveValue(email)
    },
  )
}

test(
  'a customer with several addresses chooses where the order goes, and the choice stays',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('nl_nl', page)
    const { t, origin } = shopper
    await openPage(page, `${origin}/my-account`)
    const login = page.locator(`form[action="${ACCOUNT_FORM_PATHS.logIn}"]`).first()
    await login.locator(`[name="${ACCOUNT_FIELDS.email}"]`).fill('sanne.dewit@example.com')
    await login.locator(`[name="${ACCOUNT_FIELDS.password}"]`).fill('Welcome-home-1')
    await login.getByRole('button').click()
    await expect(login).toHaveCount(0)
    await startInCheckout(shopper)
    const change = page.getByRole('button', { name: t('checkout.change-details') })
    if (await change.isVisible()) await change.click()
    const choice = page.getByLabel(t('checkout.own-address'), { exact: true })
    const number = page.getByLabel(t('checkout.house-number'))
    const [home = '', studio = '', another = ''] = await choice.getByRole('option').allInnerTexts()
    expect(another).toBe(t('checkout.another-address'))
    const homeNumber = await number.inputValue()
    await choice.selectOption(studio)
    await expect(number).toHaveValue(`${homeNumber} B`)
    await page.reload()
    await expect(number).toHaveValue(`${homeNumber} B`)
    await expect(choice.locator('option:checked')).toHaveText(studio)
    await choice.selectOption(another)
    await expect(number).toHaveValue('')
    await choice.selectOption(home)
    await expect(number).toHaveValue(homeNumber)
  },
)

for (const [name, javaScriptEnabled, at] of [
  ['with script', true, ON_PHONE],
  ['without script', false, ON_DESKTOP],
] as const) {
  test.describe(name, at, () => {
    test.use({ javaScriptEnabled })

    test('a guest creates an account after the order, and finds the order in it', async ({
      page,
    }) => {
      const shopper = shopperIn('global_en', page)
      const { t } = shopper
      const email = newAddress()
      if (javaScriptEnabled) {
        await startInCheckout(shopper)
      } else await goByLinks(shopper)
      await fillAddress(shopper)
      await emailField(shopper).fill(email)
      if (!javaScriptEnabled) await page.getByRole('button', { name: t('checkout.update') }).click()
      await placeOrder(shopper)
      await expectThanks(shopper)
      const returned = page.url()
      const main = page.getByRole('main')
      const number = /\d{10,}/.exec(await main.innerText())?.[0]
      const offer = main.locator('summary', { hasText: t('account.new-here') })
      await offer.click()
      await expect(main.locator(`[name="${ACCOUNT_FIELDS.email}"]`)).toHaveValue(email)
      const password = main.locator(`[name="${ACCOUNT_FIELDS.password}"]`)
      const repeated = main.locator(`[name="${ACCOUNT_FIELDS.repeated}"]`)
      const register = main.getByRole('button', { name: t('account.register') })
      if (javaScriptEnabled) {
        await password.fill(COMMON_PASSWORD)
        await repeated.fill(COMMON_PASSWORD)
        await register.click()
        await expect(password).toHaveAttribute('aria-invalid', 'true')
        await expect(password).toBeFocused()
        expect(page.url()).toBe(returned)
      }
      await password.fill(PASSWORD)
      await repeated.fill(PASSWORD)
      await register.click()
      await expect(page).toHaveURL(/my-account/)
      await expect(main).toContainText(number ?? 'a number')
      await page.goto(returned)
      await expectThanks(shopper)
      await expect(offer).toHaveCount(0)
    })
  })
}

test(
  'an account is made with the order when the shopper asks for it, once its password is good',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('nl_nl', page)
    const { t } = shopper
    const email = newAddress()
    await startInCheckout(shopper)
    await fillAddress(shopper)
    await emailField(shopper).fill(email)
    await page.getByRole('checkbox', { name: t('checkout.account-wanted') }).check()
    const password = page.getByLabel(t('account.new-password'), { exact: true })
    const repeated = page.getByLabel(t('account.repeat-password'))
    const refusal = page
      .getByRole('alert')
      .getByRole('button', { name: t('account.password-weak') })
    await password.fill('zwak')
    await placeOrder(shopper)
    await expect(refusal).toBeVisible()
    await password.fill(COMMON_PASSWORD)
    await repeated.fill(COMMON_PASSWORD)
    await expect(refusal).toHaveCount(0)
    await page.getByRole('button', { name: t('checkout.place-order') }).click()
    await expect(refusal).toBeVisible()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toHaveValue(COMMON_PASSWORD)
    await expect(emailField(shopper)).toHaveValue(email)
    await password.fill(PASSWORD)
    await repeated.fill(PASSWORD)
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toContain(PASSWORD)
    await page.getByRole('button', { name: t('checkout.place-order') }).click()
    await expectThanks(shopper)
    await expect(page.getByText(t('checkout.account-made'))).toBeVisible()
    const number = /\d{10,}/.exec(await page.getByRole('main').innerText())?.[0]
    await openPage(page, `${shopper.origin}/my-account`)
    await expect(page.getByRole('main')).toContainText(number ?? 'a number')
  },
)

test(
  'a guest whose address is known may log in, or go on as a guest',
  ON_PHONE,
  async ({ page, browser }) => {
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    const email = newAddress()
    const elsewhere = await browser.newContext()
    await registerByForm(shopperIn('global_en', await elsewhere.newPage()), email)
    await elsewhere.close()
    await startInCheckout(shopper)
    await fillAddress(shopper)
    await emailField(shopper).fill(email)
    await emailField(shopper).blur()
    await expect(page.getByText(t('checkout.email-known'))).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('account.log-in') })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await placeOrder(shopper)
    await expectThanks(shopper)
    for (const isAgain of [false, true]) {
      if (isAgain) await page.reload()
      await expect(page.getByText(t('checkout.email-known-after'))).toBeVisible()
      await expect(page.getByText(t('account.new-here'))).toHaveCount(0)
    }
  },
)

test.describe('without script', ON_DESKTOP, () => {
  test.use({ javaScriptEnabled: false })

  test('a guest whose address is known logs in and comes back to the checkout', async ({
    page,
    browser,
  }) => {
    const shopper = shopperIn('nl_nl', page)
    const { t } = shopper
    const email = newAddress()
    const elsewhere = await browser.newContext({ javaScriptEnabled: true })
    await registerByForm(shopperIn('nl_nl', await elsewhere.newPage()), email)
    await elsewhere.close()
    await goByLinks(shopper)
    await fillAddress(shopper)
    await emailField(shopper).fill(email)
    await page.getByRole('button', { name: t('checkout.update') }).click()
    await expect(page.getByText(t('checkout.email-known'))).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('account.log-in') })
      .click()
    const form = page.locator(`form[action="${ACCOUNT_FORM_PATHS.logIn}"]`)
    await form.locator(`[name="${ACCOUNT_FIELDS.email}"]`).fill(email)
    await form.locator(`[name="${ACCOUNT_FIELDS.password}"]`).fill('Wrong-one-1')
    await form.getByRole('button').click()
    await form.locator(`[name="${ACCOUNT_FIELDS.email}"]`).fill(email)
    await form.locator(`[name="${ACCOUNT_FIELDS.password}"]`).fill(PASSWORD)
    await form.getByRole('button').click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByRole('textbox', { name: t('checkout.city'), exact: true })).toHaveValue(
      'Amsterdam',
    )
    await expect(page.getByText(t('checkout.email-known'))).toHaveCount(0)
    await placeOrder(shopper)
    await expectThanks(shopper)
  })
})
