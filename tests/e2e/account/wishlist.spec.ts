import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../steps/expect-no-violations.ts'
import {
  CONFIGURABLE_SKU,
  holdScripts,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  openProduct,
  type Shopper,
  SIMPLE_SKU,
  SIZED_SKU,
  STORES,
  shopperIn,
  turnOf,
  watchMoves,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

/** The words of a message on either side of the name that it takes. */
const around = (message: string) => message.split('{name}').map((part) => part.trim())
const hearts = ({ page, t }: Shopper) => {
  const [before = '', after = ''] = around(t('catalog.wish'))
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${before}.*${after}$`) })
}
const notices = (page: Page) => page.locator('li[data-type]')
const linkTo = (page: Page, count: string) =>
  page.getByRole('banner').getByRole('link', { name: `Wishlist, ${count}` })
/** Of a list or the wishlist, whose title stands in its section, and not of the row below it. */
const products = (page: Page) =>
  page
    .locator('main section:has(h1):has(li h3), main:not(:has(section h1)) section:has(li h3)')
    .first()
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })

/** Opens a list, puts its first products on the wishlist and tells their names. */
async function wishFirst(shopper: Shopper, count: number): Promise<string[]> {
  await openPage(shopper.page, `${shopper.origin}/furniture`)
  const names: string[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const heart = hearts(shopper).nth(nth)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    names.push((await heart.getAttribute('aria-label'))?.replace(' on wishlist', '') ?? '')
  }
  return names
}

/** Keeps a product in this browser that the shop has never had. */
async function keepGone(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'global_en-shop/wishlist/current-wishlist'
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]')
    const gone = { sku: 'GONE-1', name: 'Gone chair', image: '', link: '/gone-chair', qty: 1 }
    localStorage.setItem(key, JSON.stringify([...kept, gone]))
  })
}

for (const storeCode of STORES) {
  test(
    `a product goes from a card of ${storeCode} onto the wishlist and from there into the cart`,
    turnOf(storeCode),
    async ({ page }) => {
      const shopper = shopperIn(storeCode, page)
      const { origin, t } = shopper
      await openPage(page, `${origin}/catalogsearch/result?q=${SIMPLE_SKU}`)
      const name = (await products(page).first().getByRole('heading').textContent()) ?? ''
      const heart = hearts(shopper).first()
      await expect(heart).toHaveAccessibleName(t('catalog.wish').replace('{name}', name))
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect(notices(page)).toContainText(t('wishlist.added').replace('{name}', name))
      await notices(page)
        .getByRole('link', { name: t('wishlist.view') })
        .click()

      await expect(page.getByRole('heading', { level: 1, name: t('wishlist.title') })).toBeVisible()
      await expect(page).toHaveURL(/\/wishlist$/)
      await expect(products(page)).toHaveCount(1)
      await expect(products(page)).toContainText(/\d/)
      await products(page)
        .getByRole('button', { name: t('wishlist.move') })
        .click()
      await expect(page.getByText(t('wishlist.empty'))).toBeVisible()
      await page.getByRole('link', { name: t('cart.view-cart') }).click()
      await expect(page.getByRole('list', { name: t('cart.lines') })).toContainText(name)
    },
  )
}

test('what was added can be taken off at the card, the page and the list, and the press undone', async ({
  page,
}) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await openProduct(shopper, CONFIGURABLE_SKU)
  const heart = hearts(shopper).first()
  await heart.click()
  await expect(linkTo(page, '1 item')).toBeVisible()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(linkTo(page, 'empty')).toBeVisible()
  await expect(notices(page)).toHaveCount(1)
  await page.getByRole('button', { name: t('wishlist.undo') }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await linkTo(page, '1 item').click()
  await expect(page.getByRole('link', { name: t('wishlist.choose') })).toBeVisible()
  await page.getByRole('button', { name: /^Take .* off the wishlist$/ }).click()
  await expect(page.getByText(t('wishlist.empty'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test(
  'a product with sizes is moved to the cart in the size that was chosen',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    await openProduct(shopper, SIZED_SKU)
    await hearts(shopper).first().click()
    await linkTo(page, '1 item').click()
    const sizes = page.getByRole('main').getByRole('combobox')
    const move = products(page).getByRole('button', { name: t('wishlist.move') })
    await move.click()
    await expect(notices(page).filter({ hasText: t('product.select-size') })).toBeVisible()
    const size = (await sizes.locator('option:enabled').last().textContent()) ?? ''
    await sizes.selectOption({ label: size })
    await expect(products(page).getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      (await sizes.inputValue()) || '',
    )
    await move.click()
    await expect(page.getByText(t('wishlist.empty'))).toBeVisible()
    await page.getByRole('link', { name: t('cart.view-cart') }).click()
    await expect(page.getByRole('list', { name: t('cart.lines') })).toContainText(size)
  },
)

test(
  'the size that was chosen last is moved, whichever answer is late',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    await openProduct(shopper, SIZED_SKU)
    await hearts(shopper).first().click()
    await linkTo(page, '1 item').click()
    await expect(products(page)).toHaveCount(1)
    const sizes = page.getByRole('main').getByRole('combobox')
    const options = sizes.locator('option:enabled').filter({ hasNotText: t('catalog.sold-out') })
    const [first = '', last = ''] = [
      await options.first().textContent(),
      await options.last().textContent(),
    ].map((text) => text ?? '')
    const held: (() => void)[] = []
    await page.route('**/_data/**childSku=**', (route) => {
      held.push(() => void route.continue())
    })
    for (const label of [first, last]) await sizes.selectOption({ label })
    await products(page)
      .getByRole('button', { name: t('wishlist.move') })
      .click()
    await expect.poll(() => held.length).toBe(2)
    const isAnswered = page.waitForResponse(/childSku=/)
    held[1]?.()
    await isAnswered
    held[0]?.()
    await expect(page.getByText(t('wishlist.empty'))).toBeVisible()
    await page.getByRole('link', { name: t('cart.view-cart') }).click()
    await expect(page.getByRole('list', { name: t('cart.lines') })).toContainText(last)
  },
)

test('two tabs share one wishlist', ON_DESKTOP, async ({ context, page }) => {
  const shopper = shopperIn('global_en', page)
  await wishFirst(shopper, 1)
  const other = await context.newPage()
  await openPage(other, `${shopper.origin}/wishlist`)
  await expect(products(other)).toHaveCount(1)
  await hearts(shopper).nth(1).click()
  await expect(products(other)).toHaveCount(2)
  await other
    .getByRole('button', { name: /^Take .* off the wishlist$/ })
    .first()
    .click()
  await expect(linkTo(page, '1 item')).toBeVisible()
  await expect(hearts(shopper).nth(1)).toHaveAttribute('aria-pressed', 'false')
})

test(
  'the wishlist is there after Back and after the page was loaded anew',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const [name = ''] = await wishFirst(shopper, 1)
    await linkTo(page, '1 item').click()
    await products(page).getByRole('link', { name }).first().click()
    await expect(page.locator('article h1')).toHaveText(name)
    await page.goBack()
    await expect(products(page)).toHaveCount(1)
    await page.reload()
    await expect(products(page)).toContainText(name)
  },
)

test('stores keep wishlists of their own', ON_DESKTOP, async ({ page }) => {
  await wishFirst(shopperIn('global_en', page), 1)
  const { origin, t } = shopperIn('de_de', page)
  await openPage(page, `${origin}/wishlist`)
  await expect(page.getByText(t('wishlist.empty'))).toBeVisible()
})

test('with a storage that is full the wishlist lasts for the page', ON_PHONE, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  const shopper = shopperIn('global_en', page)
  const [name = ''] = await wishFirst(shopper, 1)
  await linkTo(page, '1 item').click()
  await expect(products(page)).toHaveCount(1)
  await expect(products(page)).toContainText(name)
})

test('rubbish in the storage is no wishlist', ON_PHONE, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('global_en-shop/wishlist/current-wishlist', '[{"sku": 1}, null, "x"'),
  )
  const { origin, t } = shopperIn('global_en', page)
  await openPage(page, `${origin}/wishlist`)
  await expect(page.getByText(t('wishlist.empty'))).toBeVisible()
})

test('what the shop no longer has is named and can be taken off', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { origin, t } = shopper
  await wishFirst(shopper, 1)
  await keepGone(page)
  await openPage(page, `${origin}/wishlist`)
  const gone = products(page).filter({ hasText: 'Gone chair' })
  await expect(gone).toContainText(t('wishlist.gone'))
  await expect(gone.getByRole('link')).toHaveCount(0)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Take Gone chair off the wishlist' }).click()
  await expect(products(page)).toHaveCount(1)
})

test(
  'without a network the products are named, and asked for once there is one',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    const [name = ''] = await wishFirst(shopper, 1)
    await page.route('**/_cards?*', (route) => route.abort())
    await linkTo(page, '1 item').click()
    await expect(page.getByText(t('wishlist.not-current'))).toBeVisible()
    await expect(products(page)).toContainText(name)
    await page.unroute('**/_cards?*')
    await page.getByRole('button', { name: t('errors.try-again') }).click()
    await expect(products(page)).toContainText('€')
    await expect(page.getByText(t('wishlist.not-current'))).toBeHidden()
  },
)

test(
  'a wishlist whose code could not be had is loaded on request',
  ON_PHONE,
  async ({ page, issues }) => {
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    const [name = ''] = await wishFirst(shopper, 1)
    const code = /\/assets\/open-wishlist-[\w-]+\.js$/
    await page.route(code, (route) => route.fulfill({ status: 404, body: 'Gone' }))
    const told = page.waitForRequest('**/_error')
    await openPage(page, `${origin}/wishlist`)
    expect((await told).postDataJSON()).toMatchObject({ part: 'wishlist' })
    await expect(page.getByText(t('wishlist.failed'))).toBeVisible()
    await page.unroute(code)
    await page.getByRole('button', { name: t('errors.try-again') }).click()
    await expect(products(page)).toContainText(name)
    expect(issues.splice(0).every((issue) => /open-wishlist/.test(issue))).toBe(true)
  },
)

test('emptying the list at once can be undone', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  const names = await wishFirst(shopper, 3)
  await linkTo(page, '3 items').click()
  await expect(products(page)).toHaveCount(3)
  await page.getByRole('button', { name: t('wishlist.clear') }).click()
  await expect(page.getByText(t('wishlist.empty'))).toBeVisible()
  await page.getByRole('button', { name: t('wishlist.undo') }).click()
  await expect(products(page).getByRole('heading')).toHaveText(names.reverse())
})

test(
  'until the wishlist is known its products have their places, and nothing moves when it is empty',
  ON_DESKTOP,
  async ({ page }) => {
    const { origin, t } = shopperIn('de_de', page)
    const moves = await watchMoves(page)
    const release = await holdScripts(page)
    await page.goto(`${origin}/wishlist`, { waitUntil: 'commit' })
    const places = page.locator('main ul[aria-hidden] > li')
    await expect(places.first()).toBeVisible()
    await release()
    await expect(page.getByText(t('wishlist.empty'))).toBeVisible()
    await expect(places).toHaveCount(0)
    expect(await moves()).toBe(0)
  },
)

test('nothing moves when the products of the wishlist come', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  await wishFirst(shopper, 3)
  const moves = await watchMoves(page)
  await page.goto(`${shopper.origin}/wishlist`)
  await expect(products(page)).toHaveCount(3)
  await expect(products(page).last()).toContainText('€')
  expect(await moves()).toBe(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('no heart is shown, and the page says what it needs', ON_PHONE, async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    await page.goto(`${origin}/furniture`)
    await expect(hearts(shopper)).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Wishlist, empty' }).click()
    expect(await page.locator('main noscript').innerHTML()).toContain(t('wishlist.needs-script'))
  })
})
