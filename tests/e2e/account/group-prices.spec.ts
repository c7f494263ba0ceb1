// The prices of a group of customers, wherever a price is shown (spec 6).
import { expect } from '@playwright/test'
import { fromAddress, randomAddress } from '../../fixtures/visit.ts'
import { enter } from '../steps/account-steps.ts'
import { ON_DESKTOP, ON_PHONE, openPage, openProduct, shopperIn } from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

/** A business of the demo shop, and what everybody there signs in with. */
const BUSINESS = 'maximilian.huber@example.com'
const PASSWORD = 'Welcome-home-1'
/** Costs businesses less, from one piece on. */
const CHAIR = 'CHAIR-SAAR'
const RESULTS = `/catalogsearch/result?q=${CHAIR}`
const PRICES = '**/api/product/render-list?*'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(fromAddress(randomAddress())))

test(
  'a business sees its own price on cards, after a choice on one, on the wishlist and among the viewed',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('de_de', page)
    const { origin, t } = shopper
    await enter(shopper, BUSINESS, PASSWORD)
    await openPage(page, origin + RESULTS)
    const main = page.getByRole('main')
    const card = main.locator('li:has(h3)').first()
    const price = card.locator('ins')
    await expect(price).toBeVisible({ timeout: 20_000 })
    const own = String(await price.textContent())
    const swatch = card.getByRole('listitem').nth(1).getByRole('link')
    await swatch.click()
    await expect(swatch).toHaveAttribute('aria-current', 'true')
    await expect(price).toHaveText(own)
    const name = String(await card.getByRole('heading').textContent())
    await card.getByRole('button', { name: t('catalog.wish').replace('{name}', name) }).click()
    await openProduct(shopper, CHAIR)
    await expect(page.locator('article').locator('ins').first()).toHaveText(own)
    await expect(
      page.getByRole('table', { name: t('product.tiers') }).getByRole('rowheader', { name: /8/ }),
    ).toBeVisible()
    await openPage(page, `${origin}/wishlist`)
    const saved = main.getByRole('list').first()
    await expect(saved.locator('ins')).toHaveText([own])
    // For the next run: the list is the account's.
    await saved.getByRole('button', { name: t('wishlist.remove').replace('{name}', name) }).click()
    await expect(main).toContainText(t('wishlist.empty'))
    const viewed = main.getByRole('list', { name: t('catalog.recently-viewed') })
    await expect(viewed.locator('ins')).toHaveText([own])
  },
)

test('a business sees its own price in the search panel', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('de_de', page)
  const { origin, t } = shopper
  await enter(shopper, BUSINESS, PASSWORD)
  await openPage(page, `${origin}/about`)
  await page.locator('#search-field').click()
  const field = page.getByRole('combobox', { name: t('layout.search') })
  const asked = page.waitForRequest(PRICES)
  await field.pressSequentially('saar')
  await asked
  const found = page.getByRole('group', { name: t('search.products') }).getByRole('option')
  await expect(found.first().locator('ins')).toBeVisible({ timeout: 20_000 })
})

test('no page holds the price of a group', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('de_de', page)
  await enter(shopper, BUSINESS, PASSWORD)
  await openPage(page, shopper.origin + RESULTS)
  const price = page.getByRole('main').locator('ins').first()
  const own = String(await price.textContent())
  const text = await page.evaluate(async (path) => (await fetch(path)).text(), RESULTS)
  expect(text).toContain(CHAIR)
  expect(text).not.toContain(own)
})
