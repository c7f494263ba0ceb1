// What stands where it is tight: measured at the widths at which it did not fit once.
import { expect } from '@playwright/test'
import { findMisfits } from './find-misfits.ts'
import {
  addToCart,
  goToCheckout,
  ON_DESKTOP,
  openProduct,
  SIMPLE_SKU,
  shopperIn,
} from './shop-page.ts'
import { test } from './watched-test.ts'

test(
  'nothing sticks out, is cut or lies over its neighbour, in the store of the longest words',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = shopperIn('fr_fr', page)
    const { origin, t } = shopper
    const at = (width: number) => page.setViewportSize({ width, height: 900 })

    await openProduct(shopper, SIMPLE_SKU)
    await addToCart(shopper)
    await goToCheckout(shopper)
    for (const width of [1440, 1024, 390, 320]) {
      await at(width)
      const misfits = await findMisfits(page.getByRole('banner'), { isOneLine: true })
      expect(misfits, `the header of the checkout at ${width}`).toEqual([])
      const taken = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(taken, `what the checkout takes at ${width}`).toBe(width)
    }

    await page.goto(`${origin}/meubles`)
    for (const width of [1440, 1024]) {
      await at(width)
      const store = page.getByRole('link', { name: /France/ }).first()
      const misfits = await findMisfits(store, { isOneLine: true })
      expect(misfits, `the choice of a store at ${width}`).toEqual([])
    }

    const filters = page.getByRole('complementary', { name: t('listing.filters') })
    await filters.locator('a:has(circle)').first().click()
    await expect(filters.locator('a[aria-current]')).toHaveCount(1)
    await expect(filters.getByRole('spinbutton', { name: t('listing.price-to') })).toBeVisible()
    for (const width of [1440, 1024]) {
      await at(width)
      expect(await findMisfits(filters), `the filters at ${width}`).toEqual([])
    }
  },
)
