import { expect } from '@playwright/test'
import { departmentPaths, STORES, shopperIn, turnOf, untilHydrated } from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

const SCREENS = [
  '/',
  '/about',
  '/catalogsearch/result?q=no',
  '/catalogsearch/result?q=lamp',
  '/catalogsearch/result?q=qqxxzz',
  '/cart',
  '/wishlist',
  '/checkout',
  '/checkout-failed/?result=0',
  '/error',
  '/no-such-page',
]

for (const storeCode of STORES) {
  test(
    `every screen of ${storeCode} comes to life without an issue`,
    turnOf(storeCode),
    async ({ page }) => {
      const { origin } = shopperIn(storeCode, page)
      await page.goto(origin)
      const departments = await departmentPaths(page)
      expect(departments.length).toBeGreaterThanOrEqual(5)
      for (const path of [...SCREENS, ...departments]) {
        await page.goto(origin + path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
        await untilHydrated(page)
      }
    },
  )
}
