// The shop for shoppers who are faster than its scripts, and for those who have none.
import { expect } from '@playwright/test'
import { findProduct } from '../steps/find-product.ts'
import {
  expectThanks,
  fillAddress,
  holdScripts,
  ON_DESKTOP,
  ON_PHONE,
  placeOrder,
  SIMPLE_SKU,
  SIZED_SKU,
  shopperIn,
  untilHydrated,
  untilRouted,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

test(
  'what is chosen and typed before hydration is what is bought',
  ON_PHONE,
  async ({ page, browser }) => {
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    const [dress, set] = [
      await findProduct(browser, origin, SIZED_SKU),
      await findProduct(browser, origin, 'SET-DINING-OAK'),
    ]
    const add = (key: 'product.add-to-cart' | 'product.add-set') =>
      page
        .locator('#buy')
        .getByRole('button', { name: t(key), exact: true })
        .click()

    let release = await holdScripts(page)
    await page.goto(dress, { waitUntil: 'commit' })
    const chosen: string[] = []
    for (const code of ['color', 'size']) {
      const value = page.locator(`label:has(input[name="${code}"])`).nth(1)
      await value.click()
      chosen.push((await value.getAttribute('title')) ?? '')
    }
    await page.getByRole('spinbutton', { name: t('product.quantity') }).fill('3')
    await release()
    for (const value of chosen) {
      await expect(page.locator('legend', { hasText: `: ${value}` })).toBeVisible()
    }
    await expect(page).toHaveURL(/childSku=/)
    await add('product.add-to-cart')
    await expect(page.getByRole('link', { name: t('cart.view-cart') })).toBeVisible()

    release = await holdScripts(page)
    await page.goto(set, { waitUntil: 'commit' })
    const total = page.locator('#buy output')
    const proposed = await total.innerText()
    await page.getByRole('spinbutton', { name: /chair/ }).fill('6')
    await release()
    await expect(total).not.toHaveText(proposed)
    await add('product.add-set')
    await page.getByRole('link', { name: t('cart.view-cart') }).click()
    const lines = page.getByRole('list', { name: t('cart.lines') }).getByRole('listitem')
    const line = lines.filter({ hasText: chosen[0] }).filter({ hasText: chosen[1] })
    await expect(line.getByRole('spinbutton')).toHaveValue('3')
    await expect(lines.filter({ hasText: 'chair' }).getByRole('spinbutton')).toHaveValue('6')

    release = await holdScripts(page)
    await page.goto(`${origin}/checkout`, { waitUntil: 'commit' })
    await fillAddress(shopper)
    await release()
    await page.getByRole('radio', { name: /bank/i }).check()
    await placeOrder(shopper)
    await expectThanks(shopper)
  },
)

test(
  'what is added before hydration is said to be in the cart, once',
  ON_PHONE,
  async ({ page, browser }) => {
    const { origin, t } = shopperIn('global_en', page)
    const product = await findProduct(browser, origin, SIMPLE_SKU)
    const release = await holdScripts(page)
    await page.goto(product, { waitUntil: 'commit' })
    await page
      .locator('#buy')
      .getByRole('button', { name: t('product.add-to-cart'), exact: true })
      .click()
    await page.waitForURL('**/cart', { waitUntil: 'commit' })
    const added = page.getByRole('main').getByText(t('cart.added'))
    await expect(added).toBeVisible()
    await release()
    await untilHydrated(page)
    await expect(added).toBeVisible()
    await page.getByRole('link', { name: t('cart.to-checkout'), exact: true }).click()
    await expect(page).toHaveURL(/checkout/)
    await page.goBack()
    await expect(page.getByRole('list', { name: t('cart.lines') })).toBeVisible()
    await expect(added).toHaveCount(0)
  },
)

for (const late of ['entry-client', 'router']) {
  test(
    `Back before the ${late} of a page loaded anew still leads back`,
    ON_DESKTOP,
    async ({ page }) => {
      const { origin, t } = shopperIn('global_en', page)
      await page.goto(`${origin}/textiles`)
      await untilRouted(page)
      const toFirst = page.getByRole('link', { name: t('listing.previous-page') })
      await page.getByRole('link', { name: t('listing.next-page') }).click()
      await expect(toFirst).toBeVisible()

      const release = await holdScripts(page, late)
      await page.reload({ waitUntil: 'commit' })
      await expect(toFirst).toBeVisible()
      await page.evaluate(() => history.back())
      await expect(page).not.toHaveURL(/page=2/)
      await release()
      await expect(toFirst).toBeHidden()
    },
  )
}

test(
  'Back before the router leaves a page that was loaded anew with a layer open',
  ON_PHONE,
  async ({ page }) => {
    const { origin, t } = shopperIn('global_en', page)
    await page.goto(`${origin}/textiles`)
    await untilRouted(page)
    const total = page.getByRole('status').filter({ hasText: /found/ })
    const all = (await total.textContent()) ?? ''
    await page.getByRole('link', { name: t('listing.filters') }).click()
    await page.locator('a[rel=nofollow]:visible').first().click()
    await expect(total).not.toHaveText(all)

    const release = await holdScripts(page, 'router')
    await page.reload({ waitUntil: 'commit' })
    await expect(total).not.toHaveText(all)
    await page.evaluate(() => history.back())
    await release()
    await expect(total).toHaveText(all)
  },
)

test(
  'what is chosen on a page whose code is missing stays chosen, and is what is bought',
  ON_PHONE,
  async ({ page, browser, issues }) => {
    const { origin, t } = shopperIn('global_en', page)
    const dress = await findProduct(browser, origin, SIZED_SKU)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/product-page-[\w-]+\.js$/, async (route) => {
      await released
      await route.fulfill({ status: 404, body: 'Gone' })
    })
    await page.goto(dress, { waitUntil: 'commit' })
    const color = page.locator('label:has(input[name="color"])').nth(1)
    await color.click()
    const chosen = (await color.getAttribute('title')) ?? ''
    const told = page.waitForRequest('**/_error')
    release()
    expect((await told).postDataJSON()).toMatchObject({ part: 'start' })
    await expect(color.getByRole('radio')).toBeChecked()
    await page
      .locator('#buy')
      .getByRole('button', { name: t('product.add-to-cart'), exact: true })
      .click()
    const lines = page.getByRole('list', { name: t('cart.lines') }).getByRole('listitem')
    await expect(lines.filter({ hasText: chosen })).toHaveCount(1)
    expect(issues.splice(0).every((issue) => /product-page/.test(issue))).toBe(true)
  },
)

test(
  'what is added before hydration, on a page and on a card, is in the cart',
  ON_DESKTOP,
  async ({ page, browser }) => {
    const { origin, t } = shopperIn('global_en', page)
    const title = page.getByRole('heading', { level: 1, name: t('cart.title') })
    const chair = await findProduct(browser, origin, SIMPLE_SKU)
    const release = await holdScripts(page)

    await page.goto(chair, { waitUntil: 'commit' })
    await page
      .locator('#buy')
      .getByRole('button', { name: t('product.add-to-cart'), exact: true })
      .click()
    await expect(title).toBeVisible()
    await page.goto(`${origin}/catalogsearch/result?q=rug`, { waitUntil: 'commit' })
    const add = page.getByRole('button', { name: /^Add / })
    const card = page.getByRole('main').getByRole('listitem').filter({ has: add }).first()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('button').click()
    await expect(title).toBeVisible()

    await release()
    const lines = page.getByRole('list', { name: t('cart.lines') }).getByRole('listitem')
    await expect(lines).toHaveCount(2)
    await expect(lines.filter({ hasText: name })).toHaveCount(1)
  },
)

test(
  'a button pressed before hydration does its work once, and only if it was the last',
  ON_PHONE,
  async ({ page, browser }) => {
    const { origin, t } = shopperIn('global_en', page)
    const chair = await findProduct(browser, origin, SIMPLE_SKU)
    const quantity = page.getByRole('spinbutton', { name: t('product.quantity') })
    const more = page.getByRole('button', { name: t('product.more'), exact: true })

    let release = await holdScripts(page)
    await page.goto(chair, { waitUntil: 'commit' })
    await quantity.fill('3')
    await more.click()
    await release()
    await expect(quantity).toHaveValue('4')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(quantity).toHaveValue('4')

    release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    const before = await quantity.inputValue()
    await more.click()
    await page.getByRole('searchbox', { name: t('layout.search') }).focus()
    await release()
    await untilRouted(page)
    await expect(quantity).toHaveValue(before)
  },
)

test(
  'a button in a part whose code is late does its work when that has come',
  ON_DESKTOP,
  async ({ page, browser, issues }) => {
    const { origin, t } = shopperIn('global_en', page)
    const chair = await findProduct(browser, origin, SIMPLE_SKU)
    const write = page.getByRole('button', { name: t('product.review-write') })
    const form = page.getByRole('dialog', { name: /^Your review of / })

    const release = await holdScripts(page, 'review-section')
    await page.goto(chair)
    await untilHydrated(page)
    await write.click()
    await release()
    await expect(form).toBeVisible()
    await form.getByRole('button', { name: t('layout.close') }).click()
    await expect(form).toBeHidden()

    const code = /\/assets\/review-section-[\w-]+\.js$/
    await page.route(code, (route) => route.fulfill({ status: 404, body: 'Gone' }))
    const told = page.waitForRequest('**/_error')
    await page.reload()
    expect((await told).postDataJSON()).toMatchObject({ part: 'product/reviews/review-section' })
    await write.click()
    await expect(
      page.getByRole('listitem').filter({ hasText: t('errors.unexpected-text') }),
    ).toBeVisible()
    await page.unroute(code)
    await write.click()
    await expect(form).toBeVisible()
    expect(issues.splice(0).every((issue) => /review-section/.test(issue))).toBe(true)
  },
)

test(
  'what is typed before hydration is judged as if it was typed after it',
  ON_DESKTOP,
  async ({ page, browser }) => {
    const { origin, t } = shopperIn('global_en', page)
    const wallpaper = await findProduct(browser, origin, 'WALL-ALPEN-SAGE')
    const release = await holdScripts(page)
    await page.goto(wallpaper, { waitUntil: 'commit' })
    await page.getByText(t('product.rolls-question')).click()
    await page.getByRole('textbox', { name: t('product.wall-width') }).fill('wide')
    await page.getByRole('textbox', { name: t('product.wall-height') }).fill('2')
    await release()
    await expect(page.getByText(t('product.wall-invalid'))).toBeVisible()
  },
)

test(
  'a code typed into the cart before its scripts stays, and the keyboard with it',
  ON_DESKTOP,
  async ({ page, browser }) => {
    const { origin, t } = shopperIn('global_en', page)
    await page.goto(await findProduct(browser, origin, SIMPLE_SKU))
    await page.getByRole('button', { name: t('product.add-to-cart'), exact: true }).click()
    await expect(page.getByRole('link', { name: t('cart.view-cart') })).toBeVisible()

    const release = await holdScripts(page)
    await page.goto(`${origin}/cart`, { waitUntil: 'commit' })
    await page.locator('summary', { hasText: t('cart.coupon-open') }).click()
    const code = page.getByRole('textbox', { name: t('cart.coupon') })
    await code.pressSequentially('SPRING')
    await release()
    // Only the browser's own cart can look at a card.
    await expect(page.getByText(t('cart.gift-card-check'))).toBeAttached()
    await expect(code).toHaveValue('SPRING')
    await expect(code).toBeFocused()
  },
)

test('an order chosen before hydration is the order of the list', ON_DESKTOP, async ({ page }) => {
  const { origin, t } = shopperIn('global_en', page)
  const release = await holdScripts(page)
  await page.goto(`${origin}/textiles`, { waitUntil: 'commit' })
  const order = page.getByRole('combobox', { name: t('listing.sort-by') })
  await order.selectOption('final_price:asc')
  await release()
  await expect(page).toHaveURL(/sort=final_price/)
  await expect(order).toHaveValue('final_price:asc')
})

// A phone shows filters when their code is there.
test(
  'bounds typed before the code of the filters narrow the list',
  ON_DESKTOP,
  async ({ page }) => {
    const { origin, t } = shopperIn('global_en', page)
    const release = await holdScripts(page, 'filter-column')
    await page.goto(`${origin}/textiles`)
    await untilHydrated(page)
    const lowest = page.getByRole('spinbutton', { name: t('listing.price-from') })
    await lowest.fill('20')
    await lowest.blur()
    await release()
    await expect(page.getByRole('slider', { name: t('listing.price-from') })).toHaveValue('20')
    await page
      .getByRole('button', { name: t('listing.apply'), exact: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: t('listing.active-filters') })).toBeVisible()
  },
)

// A desktop shows the departments without it.
test(
  'a menu opened before its code shows what is below the departments',
  ON_PHONE,
  async ({ page }) => {
    const { origin, t } = shopperIn('global_en', page)
    const release = await holdScripts(page, 'main-menu')
    await page.goto(origin)
    await untilHydrated(page)
    await page.getByRole('button', { name: t('layout.menu') }).click()
    const menu = page.getByRole('navigation', { name: t('layout.menu') })
    await expect(menu).toBeVisible()
    await release()
    await menu.getByRole('button', { name: /furniture/i }).click()
    await expect(menu.getByRole('link', { name: /sofas/i }).first()).toBeVisible()
  },
)

test('a dialog asked for before hydration opens after it, where the shopper was', async ({ page }, {
  project,
}) => {
  const { origin, t } = shopperIn('global_en', page)
  const isPhone = project.name === 'phone'
  const release = await holdScripts(page)
  await page.goto(`${origin}/textiles?color=white`, { waitUntil: 'commit' })
  await page.locator(isPhone ? 'a[href="#filters"]' : 'header a[href="#stores"] >> nth=0').click()
  await expect(page).toHaveURL(isPhone ? /#filters$/ : /#stores$/)
  await release()
  const dialog = page.getByRole('dialog', {
    name: t(isPhone ? 'listing.filters' : 'layout.choose-store'),
  })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/white$/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  if (isPhone) await expect(dialog.getByText(t('listing.clear-all'))).toHaveCount(1)
  await dialog.getByRole('button', { name: t('layout.close') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('#filters')).toBeVisible({ visible: !isPhone })
})
