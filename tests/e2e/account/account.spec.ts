import { expect } from '@playwright/test'
import { ACCOUNT_FORM_PATHS } from '../../../shared/customer/account-forms.ts'
import { fromAddress, randomAddress } from '../../fixtures/visit.ts'
import {
  dialogOf,
  enter,
  leave,
  logIn,
  newEmail,
  openDialog,
  PASSWORD,
  register,
  sendRegistration,
  untilReloaded,
} from '../steps/account-steps.ts'
import { expectNoViolations } from '../steps/expect-no-violations.ts'
import {
  ON_PHONE,
  openPage,
  openProduct,
  SIMPLE_SKU,
  STORES,
  shopperIn,
  startInCart,
  turnOf,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

// Registering is limited by address: each test comes from one of its own.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAddress(randomAddress())))

for (const storeCode of STORES) {
  test(
    `who registers in ${storeCode} has an account, leaves it and comes back`,
    turnOf(storeCode),
    async ({ page }) => {
      const shopper = shopperIn(storeCode, page)
      const { origin, t } = shopper
      const email = newEmail()
      await openPage(page, origin)
      await register(shopper, email)
      await openPage(page, `${origin}/my-account`)
      await expect(page.getByRole('heading', { level: 1, name: t('account.title') })).toBeVisible()
      await expect(page.getByText(t('account.no-orders'))).toBeVisible()
      await expectNoViolations(page)
      await leave(shopper)
      await openPage(page, origin)
      await openDialog(shopper)
      await logIn(shopper, email, 'Another-one-7')
      await expect(dialogOf(shopper).getByText(t('account.login-refused'))).toBeVisible()
      await untilReloaded(page, () => logIn(shopper, email, PASSWORD))
      await openPage(page, `${origin}/my-account`)
      await expect(page.getByRole('heading', { level: 1, name: t('account.title') })).toBeVisible()
    },
  )
}

test(
  'what a guest has put into the cart is there after registering',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    await startInCart(shopper)
    const line = page.getByRole('main').getByRole('listitem').first()
    const name = await line.getByRole('link').first().textContent()
    await openPage(page, shopper.origin)
    await register(shopper, newEmail())
    await openPage(page, `${shopper.origin}/cart`)
    await expect(page.getByRole('main').getByText(String(name)).first()).toBeVisible()
  },
)

test(
  'who is logged out by another device may log in again where they are: what they type stays, and nothing is announced',
  ON_PHONE,
  async ({ page, browser }) => {
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    const email = newEmail()
    await openPage(page, origin)
    await register(shopper, email)
    const context = await browser.newContext({
      extraHTTPHeaders: fromAddress(randomAddress()),
      serviceWorkers: 'block',
    })
    const elsewhere = shopperIn('global_en', await context.newPage())
    await enter(elsewhere, email)
    await openPage(elsewhere.page, `${origin}/my-account`)
    const form = elsewhere.page.locator(`form[action="${ACCOUNT_FORM_PATHS.password}"]`)
    await form.getByLabel(t('account.current-password')).fill(PASSWORD)
    await form.getByLabel(t('account.new-password')).fill('Another-one-8')
    await form.getByLabel(t('account.repeat-password')).fill('Another-one-8')
    await form.getByRole('button').click()
    await expect(elsewhere.page.getByText(t('account.password-changed'))).toBeVisible()
    await context.close()
    await openPage(page, `${origin}/wishlist`)
    await expect(
      dialogOf(shopper).getByRole('heading', { name: t('account.log-in') }),
    ).toBeVisible()
    await expect(page.getByText(t('account.logged-out'))).toHaveCount(0)
    const typed = dialogOf(shopper).getByLabel(t('account.email'))
    await typed.fill(email)
    // Another call hears of it while they type.
    await page.evaluate(() => dispatchEvent(new CustomEvent('shop:signed-out')))
    await dialogOf(shopper).getByLabel(t('account.password'), { exact: true }).fill('Another-one-8')
    await expect(typed).toHaveValue(email)
    await untilReloaded(page, () =>
      dialogOf(shopper)
        .getByRole('button', { name: t('account.log-in') })
        .click(),
    )
  },
)

test(
  'the dialog begins each step in its first field, and says at a field what is wrong with it',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('nl_nl', page)
    const { origin, t } = shopper
    await openPage(page, origin)
    await openDialog(shopper)
    const dialog = dialogOf(shopper)
    await expect(dialog.getByLabel(t('account.email'))).toBeFocused()
    await dialog.getByRole('button', { name: t('account.new-here') }).click()
    const first = dialog.getByLabel(t('account.first-name'), { exact: true })
    await expect(first).toBeFocused()
    await page.keyboard.type('J')
    await sendRegistration(shopper)
    await expect(first).toBeFocused()
    await expect(first).toHaveAccessibleDescription(t('account.name-short'))
    await expect(dialog.getByText(t('product.required'))).toHaveCount(4)
    await first.fill('Juno')
    await expect(dialog.getByText(t('account.name-short'))).toHaveCount(0)
  },
)

test(
  'a form that is pressed twice on a slow connection is posted once',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    const path = ACCOUNT_FORM_PATHS.register
    let posts = 0
    let letGo = () => {}
    const held = new Promise<void>((done) => {
      letGo = done
    })
    await page.route(`**${path}`, async (route) => {
      posts += 1
      await held
      await route.continue()
    })
    await openPage(page, `${origin}/my-account`)
    const form = page.locator(`form[action="${path}"]`)
    await form.getByLabel(t('account.first-name'), { exact: true }).fill('Erin')
    await form.getByLabel(t('account.last-name'), { exact: true }).fill('de Vries')
    await form.getByLabel(t('account.email')).fill(newEmail())
    await form.getByLabel(t('account.new-password')).fill(PASSWORD)
    await form.getByLabel(t('account.repeat-password')).fill(PASSWORD)
    // In one go: what comes after a press waits for the page that is on its way.
    const said = await page.evaluate(async (action) => {
      const pressed = document.querySelector(`form[action="${action}"]`)
      const words = () => pressed?.querySelector('[role="status"]')?.textContent
      pressed?.querySelector('button')?.click()
      for (let frame = 0; frame < 100 && !words(); frame += 1) {
        await new Promise(requestAnimationFrame)
      }
      pressed?.querySelector('button')?.click()
      return words()
    }, path)
    expect(said).toBe(t('account.sending'))
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: t('account.title') })).toBeVisible()
    expect(posts).toBe(1)
  },
)

for (const storeCode of STORES) {
  test(
    `the dialog of ${storeCode} is filled in and sent by keyboard, and gives the focus back`,
    turnOf(storeCode),
    async ({ page }) => {
      const shopper = shopperIn(storeCode, page)
      const { origin, t } = shopper
      const link = page.getByRole('banner').getByRole('link', { name: t('account.title') })
      // Pressed before its dialog is there, the link leads to the page of the account.
      await expect(async () => {
        await openPage(page, origin)
        await link.press('Enter')
        await expect(dialogOf(shopper)).toBeVisible({ timeout: 3000 })
      }).toPass()
      const email = dialogOf(shopper).getByLabel(t('account.email'))
      await email.focus()
      await page.keyboard.type(newEmail())
      await page.keyboard.press('Tab')
      await page.keyboard.type(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(dialogOf(shopper).getByText(t('account.login-refused'))).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(link).toBeFocused()
    },
  )
}

for (const storeCode of STORES) {
  test(
    `what a guest of ${storeCode} has wished for is there after logging in, on each device`,
    turnOf(storeCode),
    async ({ page, browser }) => {
      const shopper = shopperIn(storeCode, page)
      const { origin, t } = shopper
      const email = newEmail()
      await openProduct(shopper, SIMPLE_SKU)
      const name = String(await page.locator('article h1').textContent())
      const heart = page
        .locator('article')
        .getByRole('button', { name: t('catalog.wish').replace('{name}', name) })
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await openPage(page, origin)
      const merged = page.waitForResponse('**/api/user/wishlist*')
      await register(shopper, email)
      await merged
      await leave(shopper)
      await openPage(page, `${origin}/wishlist`)
      await expect(page.getByRole('main').getByText(name)).toHaveCount(0)
      const elsewhere = shopperIn(storeCode, await (await browser.newContext()).newPage())
      await enter(elsewhere, email)
      await openPage(elsewhere.page, `${origin}/wishlist`)
      await expect(
        elsewhere.page.getByRole('main').getByRole('link', { name, exact: true }).first(),
      ).toBeVisible()
      await elsewhere.page.context().close()
    },
  )
}
