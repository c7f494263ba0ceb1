import { expect } from '@playwright/test'
import { TILES_ORIGIN } from '../steps/addresses.ts'
import { expectNoViolations } from '../steps/expect-no-violations.ts'
import { ON_PHONE, openPage, STORES, shopperIn, turnOf } from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

// Colours on their way from one to the other have no contrast to speak of.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** One tile. */
const TILE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>'

for (const storeCode of STORES) {
  test(`the nearest shop is found in ${storeCode}, with what its door says today`, async ({
    page,
  }) => {
    const { origin, t } = shopperIn(storeCode, page)
    await openPage(page, `${origin}/storelocator/`)
    const shops = page.getByRole('main').getByRole('article')
    await expect(shops).toHaveCount(13)
    const form = page.getByRole('search', { name: t('stores.search-label') })
    await form.getByRole('textbox', { name: t('stores.place') }).fill('Potsdam')
    await form.getByRole('button', { name: t('stores.search') }).click()
    await expect(page).toHaveURL(/\/storelocator\/\?q=Potsdam$/)
    await expect(page.getByText(t('stores.near').replace('{place}', 'Potsdam'))).toBeVisible()
    const first = shops.first()
    await expect(first.getByRole('heading', { level: 2 })).toHaveText('Wilm & Erin Berlin')
    const [open = '', today = ''] = [t('stores.open-now'), t('stores.closed-today')].map(
      (words) => words.split(/[\s,{]/)[0],
    )
    await expect(
      first.getByText(new RegExp(`^(${open}|${today}|${t('stores.closed')})`)).first(),
    ).toBeVisible()
    await first.getByText(t('stores.hours')).click()
    await expect(first.getByRole('term')).toHaveCount(7)
    await expect(first.getByRole('link', { name: /Berlin/ })).toHaveAttribute(
      'href',
      /openstreetmap\.org\/directions\?to=52\.5262%2C13\.3952$/,
    )
    await expectNoViolations(page)
  })
}

for (const storeCode of STORES) {
  test(
    `a map of ${storeCode} is drawn for who asks for it, and leads to the list by keyboard`,
    turnOf(storeCode),
    async ({ page }) => {
      const { origin, t } = shopperIn(storeCode, page)
      const tiles: string[] = []
      await page.route(`${TILES_ORIGIN}/**`, (route) => {
        tiles.push(route.request().url())
        return route.fulfill({ contentType: 'image/svg+xml', body: TILE })
      })
      await openPage(page, `${origin}/storelocator/?q=Potsdam`)
      const shops = page.getByRole('main').getByRole('article')
      await expect(shops).toHaveCount(13)
      const map = page.getByRole('region', { name: t('stores.map') })
      await expect(map).toHaveCount(0)
      expect(tiles).toEqual([])
      await page.getByRole('button', { name: t('stores.map-show') }).press('Enter')
      const markers = map.getByRole('button', { name: /^Wilm & Erin/ })
      await expect(markers).toHaveCount(13)
      await expect.poll(() => tiles.length).toBeGreaterThan(0)
      expect(tiles[0]).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/)
      await expect(shops).toHaveCount(13)
      await expectNoViolations(page)
      const marker = map.getByRole('button', { name: 'Wilm & Erin Berlin', exact: true })
      const link = map.getByRole('link', { name: 'Wilm & Erin Berlin', exact: true })
      await marker.press('Enter')
      await expect(link).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(marker).toBeFocused()
      await marker.press('Enter')
      await link.press('Enter')
      await expect(page).toHaveURL(/#store-\d+$/)
      await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
      await map.getByRole('button', { name: t('stores.zoom-in') }).press('Enter')
      await page.getByRole('button', { name: t('stores.map-hide') }).click()
      await expect(map).toHaveCount(0)
    },
  )
}

test.describe('without script', ON_PHONE, () => {
  test.use({ javaScriptEnabled: false })

  test('a shop is found by its postcode, and its hours can be read', async ({ page }) => {
    const { origin, t } = shopperIn('nl_nl', page)
    await page.goto(`${origin}/`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Winkels' }).click()
    await page.getByRole('textbox', { name: t('stores.place') }).fill('9711 JT')
    await page.getByRole('button', { name: t('stores.search') }).click()
    const first = page.getByRole('main').getByRole('article').first()
    await expect(first.getByRole('heading')).toHaveText('Wilm & Erin Groningen')
    await first.getByText(t('stores.hours')).click()
    await expect(first.getByText('11:00').or(first.getByText('10:00–21:00'))).toBeVisible()
  })
})
