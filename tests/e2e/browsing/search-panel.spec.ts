// The panel of the search form (spec 2, 4 and 5), by keyboard, by finger and without luck.
import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../steps/expect-no-violations.ts'
import { ON_DESKTOP, ON_PHONE, openPage, type Shopper, shopperIn } from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

/** Holds back what matches until it is let go. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}

const RECENT = 'global_en-shop/search/recent-terms'

const field = ({ page, t }: Shopper) => page.getByRole('combobox', { name: t('layout.search') })
const list = ({ page, t }: Shopper) => page.getByRole('listbox', { name: t('search.suggestions') })
const group = (shopper: Shopper, name: string) =>
  list(shopper).getByRole('group', { name, exact: true })

/** Opens the panel of a page: on a phone by the icon, on a desktop by the field. */
async function openSearch(page: Page, path = '/about'): Promise<Shopper> {
  const shopper = shopperIn('global_en', page)
  await openPage(page, shopper.origin + path)
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  await page.locator(isPhone ? 'header label' : '#search-field').click()
  await expect(field(shopper)).toBeFocused()
  return shopper
}

test('while a term is typed the panel shows categories and products with picture and price', async ({
  page,
}) => {
  const shopper = await openSearch(page)
  const { t } = shopper
  await field(shopper).pressSequentially('chair')
  await expect(group(shopper, t('search.categories')).getByRole('option').first()).toBeVisible()
  const product = group(shopper, t('search.products')).getByRole('option').first()
  await expect(product).toContainText('€')
  await expect(product.locator('img')).toBeVisible()
  await expect(field(shopper)).toHaveAttribute('aria-expanded', 'true')
  await product.click()
  await expect(page.locator('article h1')).toBeVisible()
  await expect(list(shopper)).toHaveCount(0)
})

test('arrows, Home, End, Enter and Escape work as in a combobox', ON_DESKTOP, async ({ page }) => {
  const shopper = await openSearch(page)
  await field(shopper).fill('chair')
  const options = list(shopper).getByRole('option')
  await expect(group(shopper, shopper.t('search.products'))).toBeVisible()
  const active = list(shopper).locator('[aria-selected=true]')
  await page.keyboard.press('ArrowDown')
  await expect(active).toHaveText((await options.first().textContent()) ?? '')
  await expect(field(shopper)).toHaveAttribute(
    'aria-activedescendant',
    (await active.getAttribute('id')) ?? '',
  )
  await page.keyboard.press('End')
  await expect(active).toHaveAttribute('id', (await options.last().getAttribute('id')) ?? '')
  await page.keyboard.press('Home')
  await expect(active).toHaveAttribute('id', (await options.first().getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(active).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(list(shopper)).toHaveCount(0)
  await expect(field(shopper)).toHaveValue('chair')
  await expect(field(shopper)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/catalogsearch\/result\?q=chair/)
  await expect(list(shopper)).toHaveCount(0)
})

test(
  'a term that is too short is told so in the words of the shop, also by Enter',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = await openSearch(page)
    await field(shopper).fill('ch')
    const search = page.getByRole('search')
    await expect(search.getByText('Type 1 more character to search').first()).toBeVisible()
    await field(shopper).press('Enter')
    await expect(page).toHaveURL(/about/)
    await expect(search.getByRole('status')).toContainText('Type 1 more character')
  },
)

test('where nothing is found there are ways on', async ({ page }) => {
  const shopper = await openSearch(page)
  const { t } = shopper
  await field(shopper).fill('qqxxzz')
  await expect(page.getByRole('search').getByRole('status')).toContainText('Nothing found')
  await expect(group(shopper, t('search.departments')).getByRole('option').first()).toBeVisible()
  await expect(group(shopper, t('search.recommended')).getByRole('option').first()).toBeVisible()
})

test('recent terms are kept, survive rubbish and can be cleared', ON_DESKTOP, async ({ page }) => {
  const shopper = await openSearch(page)
  const { t } = shopper
  await page.evaluate((key) => localStorage.setItem(key, '{"no":["list"'), RECENT)
  await field(shopper).fill('lamp')
  await field(shopper).press('Enter')
  await expect(page).toHaveURL(/q=lamp/)
  await openSearch(page)
  const recent = group(shopper, t('search.recent'))
  await expect(recent.getByRole('option')).toHaveText(['lamp'])
  await page
    .getByRole('search')
    .getByRole('button', { name: t('search.forget') })
    .click()
  await expect(recent).toHaveCount(0)
  expect(await page.evaluate((key) => localStorage.getItem(key), RECENT)).toBeNull()
})

test('what was typed before the panel came is kept and answered', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/load-search-panel.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await openPage(page, `${shopper.origin}/about`)
  await page.locator('#search-field').focus()
  await page.keyboard.type('chair')
  release()
  await expect(field(shopper)).toHaveValue('chair')
  await expect(group(shopper, shopper.t('search.products'))).toBeVisible()
})

test('an answer that comes late never stands for another term', ON_DESKTOP, async ({ page }) => {
  const shopper = await openSearch(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked: string[] = []
  await page.route(/_suggestions\?q=/, async (route) => {
    const term = new URL(route.request().url()).searchParams.get('q') ?? ''
    asked.push(term)
    if (term === 'chair') await released
    await route.continue().catch(() => undefined)
  })
  await field(shopper).fill('chair')
  await expect.poll(() => asked).toContain('chair')
  await field(shopper).fill('lamp')
  const products = group(shopper, shopper.t('search.products'))
  await expect(products.getByRole('option').first()).toContainText(/lamp|light|lantern/i)
  const before = await products.getByRole('option').allTextContents()
  release()
  await page.waitForLoadState('networkidle')
  expect(await products.getByRole('option').allTextContents()).toEqual(before)
})

test(
  'while another term is answered the keys pass by what fits the term before',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = await openSearch(page)
    const products = group(shopper, shopper.t('search.products'))
    await field(shopper).fill('lamp')
    await expect(products).toHaveCSS('opacity', '1')
    await hold(page, /_suggestions\?q=chair/)
    await field(shopper).fill('chair')
    await expect(products).toHaveCSS('opacity', '0.5')
    await page.keyboard.press('ArrowDown')
    await expect(list(shopper).locator('[aria-selected=true]')).toContainText('chair')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/catalogsearch\/result\?q=chair/)
  },
)

test(
  'a product of the term before is told with that term and its RequestId',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = await openSearch(page)
    const ofLamps = page.waitForResponse(/_suggestions\?q=lamp/)
    await field(shopper).fill('lamp')
    const { result } = await (await ofLamps).json()
    const products = group(shopper, shopper.t('search.products')).getByRole('option')
    await expect(products.first()).toBeVisible()
    await hold(page, /_suggestions\?q=chair/)
    await field(shopper).fill('chair')
    const [told] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/search/tracking')),
      products.first().click(),
    ])
    expect(told.postDataJSON()).toMatchObject({ SearchTerm: 'lamp', RequestId: result.requestId })
  },
)

test(
  'what is typed while another page comes stays, and so does the focus',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = await openSearch(page)
    const release = await hold(page, /_data\/catalogsearch/)
    await field(shopper).fill('chair')
    const asked = page.waitForRequest(/_data\/catalogsearch/)
    await field(shopper).press('Enter')
    await asked
    await field(shopper).pressSequentially(' oak')
    release()
    await expect(page).toHaveTitle(/chair/)
    await expect(field(shopper)).toHaveValue('chair oak')
    await expect(field(shopper)).toBeFocused()
    await field(shopper).press('Enter')
    await expect(page).toHaveTitle(/chair oak/)
    await expect(list(shopper)).toHaveCount(0)
    await page.locator('header a[href="/"]').first().click()
    await expect(page).not.toHaveTitle(/chair/)
    await expect(page.locator('#search-field')).toHaveValue('')
  },
)

test(
  'a misspelt term is answered with what was probably meant, and leads there',
  ON_PHONE,
  async ({ page }) => {
    const { origin, t } = shopperIn('global_en', page)
    await openPage(page, `${origin}/catalogsearch/result?q=soffa`)
    const main = page.getByRole('main')
    const line = main.getByText(t('search.corrected'))
    await expect(line).toBeVisible()
    const place = 'main p:has(> a[href$="q=sofa"])'
    await expectNoViolations(page, place)
    await line.getByRole('link', { name: 'sofa' }).click()
    await expect(page).toHaveURL(/catalogsearch\/result\?q=sofa$/)
    await expect(main.getByRole('heading', { level: 1 })).toContainText('sofa')
    await expect(line).toHaveCount(0)
  },
)

for (const [name, answer] of [
  [
    'a failure',
    { status: 503, contentType: 'application/json', body: '{"code":503,"result":"x"}' },
  ],
  ['HTML', { status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }],
  ['nothing', { status: 200, contentType: 'application/json', body: '' }],
  [
    'half an answer',
    {
      status: 200,
      contentType: 'application/json',
      body: '{"code":200,"result":{"phrases":["a"]}}',
    },
  ],
] as const) {
  test(
    `the panel survives ${name} and still leads to the results`,
    ON_DESKTOP,
    async ({ page }) => {
      const shopper = await openSearch(page)
      await page.route(/_suggestions\?q=/, (route) => route.fulfill(answer))
      await field(shopper).fill('chair')
      const { t } = shopper
      await expect(page.getByText(t('search.failed')).last()).toBeVisible()
      await group(shopper, t('search.results')).getByRole('option').click()
      await expect(page).toHaveURL(/q=chair/)
    },
  )
}

test('offline the panel says so', ON_PHONE, async ({ page, context }) => {
  const shopper = await openSearch(page)
  await context.setOffline(true)
  await field(shopper).fill('chair')
  await expect(page.getByText(shopper.t('search.offline')).last()).toBeVisible()
})

test('axe finds nothing in the open panel, with and without a term', async ({ page }) => {
  const shopper = await openSearch(page)
  const { t } = shopper
  await expect(group(shopper, t('search.recommended'))).toBeVisible()
  await expectNoViolations(page, 'search')
  await field(shopper).fill('chair')
  await expect(group(shopper, t('search.products'))).toBeVisible()
  await expectNoViolations(page, 'search')
})

test(
  'on a phone the panel is a sheet that Back and its button close',
  ON_PHONE,
  async ({ page }) => {
    const shopper = await openSearch(page)
    const { t } = shopper
    const search = page.getByRole('search')
    await expect(group(shopper, t('search.departments'))).toBeVisible()
    expect(await search.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await page.waitForFunction(() => history.state?.isLayer === true)
    await page.goBack()
    await expect(list(shopper)).toHaveCount(0)
    await expect(page).toHaveURL(/about/)
    await page.locator('header label').click()
    await search.getByRole('button', { name: t('layout.close') }).click()
    await expect(list(shopper)).toHaveCount(0)
    await page.waitForFunction(() => history.state?.isLayer !== true)
  },
)

test('a press beside the panel closes it', ON_DESKTOP, async ({ page }) => {
  const shopper = await openSearch(page)
  await expect(list(shopper)).toBeVisible()
  await page.mouse.click(700, 880)
  await expect(list(shopper)).toHaveCount(0)
})

test(
  'a product that is chosen is told with ItemId, RequestId and position (spec 7 and 9)',
  ON_PHONE,
  async ({ page }) => {
    const shopper = await openSearch(page)
    const posted = () =>
      page.waitForRequest((request) => request.url().endsWith('/search/tracking'))
    await field(shopper).fill('chair')
    const products = group(shopper, shopper.t('search.products')).getByRole('option')
    const [inPanel] = await Promise.all([posted(), products.nth(1).click()])
    const first = inPanel.postDataJSON()
    expect(first).toMatchObject({ SearchTerm: 'chair', Position: 2 })
    expect([first.ItemId, first.RequestId, first.ProfileKey].every(Boolean)).toBe(true)
    expect((await inPanel.response())?.status()).toBe(200)

    await openPage(page, `${shopper.origin}/catalogsearch/result?q=chair&page=1`)
    const cards = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
    await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('listitem')
      .getByRole('link')
      .first()
      .click()
    const [inList] = await Promise.all([posted(), cards.nth(2).click()])
    expect(inList.postDataJSON()).toMatchObject({
      SearchTerm: 'chair',
      Position: 3,
      ProfileKey: first.ProfileKey,
    })
  },
)

test(
  'a term of which the merchant says where it leads, leads there',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = shopperIn('nl_nl', page)
    await openPage(page, `${shopper.origin}/`)
    await page.locator('#search-field').fill('cadeaubon')
    await page.locator('#search-field').press('Enter')
    await expect(page).not.toHaveURL(/catalogsearch|q=/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('a term that is the name of a page of the shop leads there', ON_DESKTOP, async ({ page }) => {
  const shopper = await openSearch(page)
  const { t } = shopper
  await field(shopper).fill('return')
  const pages = group(shopper, t('search.pages'))
  await expect(pages.getByRole('option')).toHaveText('Returns')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: t('listing.none') })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Returns' }).click()
  await expect(page).toHaveURL(/\/returns$/)
})
