// The shop inside the native app, as the app in a box shows it (spec 1).
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { ACCOUNT_FORM_PATHS } from '../../../shared/customer/account-forms.ts'
import { fromAddress, randomAddress } from '../../fixtures/visit.ts'
import { newEmail, PASSWORD } from '../steps/account-steps.ts'
import { APP_ORIGINS, E2E_APP_PORT } from '../steps/addresses.ts'
import { isKept, untilServiceWorker } from '../steps/offline-steps.ts'
import {
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  SIMPLE_SKU,
  shopperIn,
  turnOf,
  untilRouted,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAddress(randomAddress())))

/** Opens the app at a path of a store; the shop in it has begun when it has told its language. */
async function openApp(page: Page, origin: string, path = '/'): Promise<FrameLocator> {
  await page.goto(`${origin}/wrapper-box/`)
  if (path !== '/') {
    await page.getByRole('textbox', { name: 'Path' }).fill(path)
    await page.getByRole('button', { name: 'Open' }).click()
  }
  const shop = page.frameLocator('iframe[title="The shop in the app"]')
  await expect(messages(page).filter({ hasText: 'selectedLanguage' }).last()).toBeVisible()
  await shop.locator('#root[data-routed]').waitFor()
  return shop
}

const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem')

async function say(page: Page, message: object): Promise<void> {
  await page.getByRole('textbox', { name: 'Message as JSON' }).fill(JSON.stringify(message))
  await page.getByRole('button', { name: 'Send' }).click()
}

for (const storeCode of ['nl_nl', 'global_en'] as const) {
  test(
    `in the app of ${storeCode} a customer registers, logs out and logs in by messages`,
    turnOf(storeCode),
    async ({ page }) => {
      const { origin, t } = shopperIn(storeCode, page)
      const email = newEmail()
      const shop = await openApp(page, origin, '/my-account')
      const register = { email, firstname: 'Erin', lastname: 'Example', password: PASSWORD }
      await say(page, { type: 'register', data: register })
      const heard = (words: string) => messages(page).filter({ hasText: words })
      await expect(heard('"registerResponse","data":{"success":true')).toBeVisible()
      await expect(shop.getByRole('button', { name: t('account.log-out') })).toBeVisible()
      await shop.getByRole('button', { name: t('account.notification-settings') }).click()
      await expect(heard('"openNotificationSettings"')).toBeVisible()
      await say(page, { type: 'signOut' })
      await expect(heard('Heard {"type":"signOut"}')).toBeVisible()
      await say(page, { type: 'login', data: { username: email, password: 'wrong' } })
      await expect(heard('"loginResponse","data":{"success":false')).toBeVisible()
      await say(page, { type: 'forgotPassword', data: { email } })
      await expect(heard('"forgotPasswordResponse","data":{"success":true')).toBeVisible()
      await say(page, { type: 'login', data: { username: email, password: PASSWORD } })
      await expect(heard('"loginResponse","data":{"success":true')).toBeVisible()
    },
  )
}

test(
  'in the app a script sends the forms of the account page, since a captcha may come first',
  ON_PHONE,
  async ({ page }) => {
    const { origin, t } = shopperIn('global_en', page)
    const shop = await openApp(page, origin, '/my-account')
    const form = shop.locator(`form[action="${ACCOUNT_FORM_PATHS.logIn}"]`)
    await form.getByLabel(t('account.email')).fill(newEmail())
    await form.getByLabel(t('account.password'), { exact: true }).fill(PASSWORD)
    const sent = page.waitForRequest('**/api/user/login')
    await form.getByRole('button', { name: t('account.log-in') }).click()
    await sent
    await expect(shop.getByText(t('account.login-refused'))).toBeVisible()
  },
)

test(
  'in the app a back button shows except in the checkout, for the whole visit',
  ON_PHONE,
  async ({ page }) => {
    const { origin, t } = shopperIn('nl_nl', page)
    const shop = await openApp(page, origin, `/catalogsearch/result?q=${SIMPLE_SKU}`)
    const back = shop.getByRole('navigation', { name: t('layout.back') }).getByRole('link')
    await expect(back).toBeVisible()
    await shop
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .first()
      .click()
    await expect(shop.locator('article h1')).toBeVisible()
    await back.click()
    await expect(shop.locator('article h1')).toBeHidden()
    // A document that is loaded anew still belongs to the visit.
    for (const path of ['/cart', '/checkout-failed/?result=0', '/wishlist']) {
      await openPage(page, origin + path)
      await expect(page.getByRole('navigation', { name: t('layout.back') })).toBeVisible()
    }
    await page.goto(`${origin}/checkout`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: t('layout.back') })).toBeHidden()
  },
)

test(
  'in the app an error page has a way back and answers, and the thank-you page has none',
  ON_PHONE,
  async ({ page }) => {
    test.slow()
    const { origin, t } = shopperIn('nl_nl', page)
    const shop = await openApp(page, origin, '/nowhere-at-all')
    await expect(shop.getByRole('heading', { name: t('errors.not-found-title') })).toBeVisible()
    const back = shop.getByRole('navigation', { name: t('layout.back') }).getByRole('link')
    await expect(back).toBeVisible()
    await say(page, { type: 'forgotPassword', data: { email: newEmail() } })
    await expect(
      messages(page).filter({ hasText: '"forgotPasswordResponse","data":{"success":true' }),
    ).toBeVisible()
    await page.goto(`${origin}/checkout-return?orderHash=unknown`)
    await expect(
      page.getByRole('heading', { level: 1, name: t('checkout.neutral-title') }),
    ).toBeVisible()
    await untilRouted(page)
    await expect(page.getByRole('navigation', { name: t('layout.back') })).toHaveCount(0)
  },
)

test(
  'the app in a box says that another store is on another host, and finds its way back',
  ON_DESKTOP,
  async ({ page, issues }) => {
    const { origin } = shopperIn('nl_nl', page)
    await openApp(page, origin)
    await say(page, { type: 'selectedLanguage', data: { storeCode: 'de_de' } })
    await expect(page.getByRole('alert')).toContainText('on its own host')
    await page.getByRole('button', { name: 'Open' }).click()
    await expect(page.getByRole('alert')).toBeEmpty()
    // The browser says why it did not frame the other store.
    expect(issues.splice(0)).toEqual([expect.stringContaining('frame-ancestors')])
  },
)

/** A web view has no frame: the page is its own parent, and hears what it posts. */
test(
  'a web view without a frame logs out once, and stays logged out',
  ON_PHONE,
  async ({ page }) => {
    const { origin, t } = shopperIn('nl_nl', page)
    await page.addInitScript(() => {
      const heard: string[] = []
      Object.assign(globalThis, { heard })
      addEventListener('message', ({ data }) => heard.push(data.type))
    })
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
    await openPage(page, `${origin}/my-account?_storyblok_lang=app`)
    await expect.poll(heard).toContain('selectedLanguage')
    const register = { firstname: 'Erin', lastname: 'Example', password: PASSWORD }
    await page.evaluate((data) => postMessage({ type: 'register', data }, location.origin), {
      ...register,
      email: newEmail(),
    })
    const logOut = page.getByRole('button', { name: t('account.log-out') })
    await expect(logOut).toBeVisible()
    let logouts = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/my-account/logout') logouts += 1
    })
    await logOut.click()
    await expect(page.getByText(t('account.logged-out'))).toBeVisible()
    await expect.poll(heard).toContain('signOut')
    await openPage(page, `${origin}/wishlist`)
    expect(logouts).toBe(1)
  },
)

test(
  'outside of the app there is no back button, and nobody frames or is heard',
  ON_DESKTOP,
  async ({ page }) => {
    const { origin, t } = shopperIn('nl_nl', page)
    const answer = await page.goto(`${origin}/wishlist`)
    expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    await expect(page.getByRole('navigation', { name: t('layout.back') })).toBeHidden()
  },
)

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'what the app has seen opens again at the address with which it begins',
    ON_PHONE,
    async ({ page, context }) => {
      const { origin, t } = shopperIn('nl_nl', page)
      await openPage(page, `${origin}/about?_storyblok_lang=app`)
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      await untilServiceWorker(page)
      await expect.poll(() => isKept(page, '/about')).toBe(true)
      await context.setOffline(true)
      await page.goto(`${origin}/about?_storyblok_lang=app`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('navigation', { name: t('layout.back') })).toBeVisible()
    },
  )
})

test(
  'an app that frames the shop has a cart on the site of the store, and none on another',
  ON_DESKTOP,
  async ({ page }) => {
    const { origin } = shopperIn('nl_nl', page)
    // A page that a test answers itself is none of this machine's, and may frame nothing of it.
    const app = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<iframe title="shop" src="${origin}/about?_storyblok_lang=app"></iframe>`)
    })
    await once(app.listen(E2E_APP_PORT, '127.0.0.1'), 'listening')
    const hasSession = async (site: keyof typeof APP_ORIGINS) => {
      await page.goto(`${APP_ORIGINS[site]}/`)
      const root = page.frameLocator('iframe[title="shop"]').locator('#root[data-hydrated]')
      await root.evaluate(() => fetch('/api/cart/create', { method: 'POST' }))
      const asked = page.waitForRequest('**/api/cart/pull')
      await root.evaluate(() => fetch('/api/cart/pull'))
      const { cookie = '' } = await (await asked).allHeaders()
      return cookie.includes('__Host-session=')
    }
    try {
      expect(await hasSession('sameSite')).toBe(true)
      expect(await hasSession('otherSite')).toBe(false)
    } finally {
      app.close()
    }
  },
)
