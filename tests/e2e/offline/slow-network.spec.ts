// A connection that there is, and over which nothing comes (spec 1: the last copy after a short wait).
import { expect } from '@playwright/test'
import { test } from '../steps/deployed-shop.ts'
import { openAndKeep } from '../steps/offline-steps.ts'
import { ON_DESKTOP, ON_PHONE, shopperIn } from '../steps/shop-page.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'a page that does not come in three seconds is its last copy, and says so',
  ON_DESKTOP,
  async ({ page, shop }) => {
    const { origin, t } = shop.welcome(shopperIn('global_en', page))
    await openAndKeep(page, `${origin}/about`)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    shop.hold('/about')
    const began = Date.now()
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(Date.now() - began).toBeGreaterThanOrEqual(3000)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const said = page.getByRole('listitem').filter({ hasText: t('layout.offline') })
    await expect(said).toBeVisible()
    // The badge is for a browser that knows it has no connection.
    await expect(page.locator('[data-offline]')).toHaveCount(0)
    await said.getByRole('button', { name: t('notification.ok') }).click()
    await expect(said).toHaveCount(0)
  },
)

test(
  'a link to a page whose data does not come leads to its last copy, and says so',
  ON_PHONE,
  async ({ page, shop }) => {
    const { origin, t } = shop.welcome(shopperIn('global_en', page))
    await openAndKeep(page, `${origin}/catalogsearch/result?q=chair`)
    const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
    const name = await link.innerText()
    await link.click()
    await expect(page.locator('article h1')).toHaveText(name)
    // A document of its own: nothing of the product is known to its script.
    await openAndKeep(page, `${origin}/catalogsearch/result?q=chair`)
    // What hears the service worker comes last of all code.
    await page.waitForLoadState('networkidle')
    shop.hold(`/_data${await link.getAttribute('href')}`)
    await link.click()
    await expect(page.locator('article h1')).toHaveText(name)
    await expect(page.getByRole('listitem').filter({ hasText: t('layout.offline') })).toBeVisible()
  },
)

test(
  'a cart whose document does not come is drawn all the same',
  ON_PHONE,
  async ({ page, shop }) => {
    test.slow()
    const { origin, t } = shop.welcome(shopperIn('global_en', page))
    await openAndKeep(page, `${origin}/about`)
    shop.hold('/cart')
    await page.goto(`${origin}/cart`)
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
    await expect(page.getByRole('main').getByText(t('cart.empty'))).toBeVisible()
  },
)

test(
  'a link to a page that does not come at all ends on a page that says so',
  ON_DESKTOP,
  async ({ page, shop }) => {
    test.slow()
    const { origin, t } = shop.welcome(shopperIn('global_en', page))
    await openAndKeep(page, `${origin}/catalogsearch/result?q=chair`)
    const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
    const href = await link.getAttribute('href')
    shop.hold(`${href}`)
    shop.hold(`/_data${href}`)
    await link.click()
    const words = page.getByRole('main').getByRole('heading', { name: t('errors.offline-title') })
    await expect(words).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL(`${origin}${href}`)
  },
)
