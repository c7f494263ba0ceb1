// The bar that takes the place of the button which buys, while that is out of sight (spec 2, sticky mode).
import { expect, type Locator } from '@playwright/test'
import { findProduct } from '../steps/find-product.ts'
import {
  holdScripts,
  ON_PHONE,
  openProduct,
  type Shopper,
  SIZED_SKU,
  shopperIn,
  untilHydrated,
  untilRouted,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

/** Its page has a form whose code comes after that of the page. */
const LATE_FORM_SKU = 'DRESS-GRETA-SKY'

const barOf = ({ page, t }: Shopper) =>
  page.getByRole('complementary', { name: t('product.buy-bar') })

test('the sticky bar starts with an empty size, asks for it, and adds what is chosen', async ({
  page,
}) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await openProduct(shopper, SIZED_SKU)
  const bar = barOf(shopper)
  const button = page.locator('#buy [type=submit]')
  await button.scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const size = bar.getByRole('combobox')
  await expect(size).toHaveValue('')
  await bar.getByRole('button', { name: t('product.add-to-cart') }).click()
  const said = page.getByRole('region', { name: t('layout.notifications') }).getByRole('listitem')
  await expect(said.filter({ hasText: t('product.select-size') })).toBeVisible()
  await expect(size).toBeFocused()
  await size.selectOption({ index: 2 })
  await bar.getByRole('button', { name: t('product.add-to-cart') }).click()
  await expect(page.getByRole('link', { name: t('cart.view-cart') })).toBeVisible()
  await button.scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(0)
})

test(
  'the bar of a tailored product leads to a quantity that is none',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    await openProduct(shopper, 'WALL-ALPEN-SAGE')
    const quantity = page.locator('#buy').getByRole('spinbutton', { name: t('product.quantity') })
    await quantity.fill('')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await barOf(shopper)
      .getByRole('button', { name: t('product.add-to-cart') })
      .click()
    await expect(quantity).toBeFocused()
  },
)

test(
  'the bar comes with the code of the form that it sends, and what is chosen in it is bought',
  ON_PHONE,
  async ({ page, browser }) => {
    const shopper = shopperIn('global_en', page)
    const { origin, t } = shopper
    const link = await findProduct(browser, origin, LATE_FORM_SKU)
    const release = await holdScripts(page, 'tailored-box')
    await page.goto(link)
    await untilHydrated(page)
    await untilRouted(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const bar = barOf(shopper)
    await expect(bar).toHaveCount(0)
    await release()
    await bar.getByRole('combobox').selectOption('122')
    await bar.getByRole('button', { name: t('product.add-to-cart') }).click()
    await page.getByRole('link', { name: t('cart.view-cart') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
    await expect(page.getByRole('main').getByText(/: 122$/)).toBeVisible()
  },
)

test('the bar has the size that was chosen above it', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await openProduct(shopper, SIZED_SKU)
  const size = page.locator('#buy').getByRole('radio', { name: '110', exact: true })
  await size.check()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const bar = barOf(shopper)
  await expect(bar.getByRole('combobox')).toHaveValue(await size.inputValue())
  await bar.getByRole('button', { name: t('product.add-to-cart') }).click()
  await expect(page.getByRole('link', { name: t('cart.view-cart') })).toBeVisible()
})

test(
  'a page whose bar cannot be had stays as it is, and sells',
  ON_PHONE,
  async ({ page, issues }) => {
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    const told = page.waitForRequest('**/_error')
    await page.route(/\/assets\/sticky-bar-[\w-]+\.js$/, (route) =>
      route.fulfill({ status: 404, body: 'Gone' }),
    )
    await openProduct(shopper, SIZED_SKU)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect((await told).postDataJSON()).toMatchObject({ part: 'buy-bar' })
    await page.locator('#buy [type=submit]').click()
    await expect(page.getByRole('link', { name: t('cart.view-cart') })).toBeVisible()
    expect(issues.splice(0).every((issue) => /sticky-bar/.test(issue))).toBe(true)
  },
)

test(
  'a bar with long words is one row, and narrower ones are filled',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('de_de', page)
    await openProduct(shopper, 'SET-DINING-OAK')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const bar = barOf(shopper)
    const button = bar.getByRole('button', { name: shopper.t('product.add-set') })
    const name = bar.getByText('Essgruppe')
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
    expect((await top(name)) - (await top(button))).toBeGreaterThan(0)
    await page.setViewportSize({ width: 330, height: 700 })
    expect((await top(name)) - (await top(button))).toBeLessThan(0)
    const width = (await button.boundingBox())?.width ?? 0
    expect(width).toBe(330 - 2 * 16)
  },
)
