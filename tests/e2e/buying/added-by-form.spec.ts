// A cart that was filled by a form, which the browser's own cart learns of from the server.
import { expect } from '@playwright/test'
import {
  ON_PHONE,
  shopperIn,
  startInCart,
  startInCheckout,
  watchMoves,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

for (const [place, start] of [
  ['cart', startInCart],
  ['checkout', startInCheckout],
] as const) {
  test(
    `what was added without script costs the same as the ${place} comes alive, and moves nothing`,
    ON_PHONE,
    async ({ page }) => {
      const shopper = shopperIn('nl_nl', page)
      const { t } = shopper
      const moves = await watchMoves(page)
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route(/\/api\/cart\/(totals|shipping-methods)/, async (route) => {
        await released
        await route.continue()
      })
      const pulled = page.waitForResponse(/\/api\/cart\/pull/)
      await start(shopper)
      await (await pulled).finished()
      const main = page.getByRole('main')
      const total = main.getByRole('definition').filter({ hasText: /349,00/ })
      // Beside the line they are the subtotal and the total; the net price would be 288,43.
      await expect(total).toHaveCount(2)
      await expect(main.getByRole('listitem').filter({ hasText: /349,00/ })).toHaveCount(1)
      release()
      await expect(main.getByText(t('cart.updating'))).toHaveCount(0)
      await expect(total).toHaveCount(2)
      expect(await moves()).toBe(0)
    },
  )
}
