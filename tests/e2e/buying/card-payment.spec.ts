import { expect, type Locator, type Page } from '@playwright/test'
import { pretendProvider, typeCard } from '../steps/card-fields.ts'
import {
  expectFailed,
  expectThanks,
  failedTitle,
  fillAddress,
  ON_DESKTOP,
  ON_PHONE,
  placeOrder,
  shopperIn,
  startInCheckout,
  watchMoves,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

type Shopper = ReturnType<typeof shopperIn>

async function orderByCard(shopper: Shopper, page: Page, name = 'Payment card'): Promise<void> {
  await startInCheckout(shopper)
  await fillAddress(shopper)
  await page.getByRole('radio', { name }).check()
  await placeOrder(shopper)
}

/** Orders, and types a test card into the form that follows. */
async function payWith(shopper: Shopper, page: Page, number: string): Promise<void> {
  await orderByCard(shopper, page)
  await fillCard(shopper, number)
}

async function fillCard({ page, t }: Shopper, number: string): Promise<void> {
  await page.getByLabel(t('checkout.card-number')).fill(number)
  await page.getByLabel(t('checkout.card-expiry')).fill('03/30')
  await page.getByLabel(t('checkout.card-code')).fill('737')
  await page.getByLabel(t('checkout.card-holder')).fill('Erin')
  await page.getByRole('button', { name: /^Pay(er)? / }).click()
}

test('a card is paid with in the shop, and a reload says the same', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  await payWith(shopper, page, '4111 1111 1111 1111')
  await expectThanks(shopper)
  await page.reload()
  await expectThanks(shopper)
})

test('an order that is paid by card moves nothing once it is drawn', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('fr_fr', page)
  const moves = await watchMoves(page)
  await orderByCard(shopper, page, 'Carte de paiement')
  const number = page.getByLabel(shopper.t('checkout.card-number'))
  await expect(number).toBeVisible()
  await page.reload()
  await expect(number).toBeVisible()
  expect(await moves(), 'what moves on the page of a card').toBe(0)
  await fillCard(shopper, '4111 1111 1111 1111')
  await expectThanks(shopper)
  await page.reload()
  await expect(page.getByText('erin@example.com')).toBeVisible()
  expect(await moves(), 'what moves on the page of an order').toBe(0)
})

test('a refused card gives the cart back', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await payWith(shopper, page, '4000 0000 0000 0002')
  await expectFailed(shopper)
  await page.getByRole('link', { name: t('checkout.retry') }).click()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await placeOrder(shopper)
  await expectThanks(shopper)
  await page.goBack()
  await expect(page).not.toHaveURL(/checkout/)
  await expect(failedTitle(shopper)).toHaveCount(0)
})

test('a card form that could not be had is asked for again', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await page.route('**/api/ext/adyen/initiate?*', (route) => route.abort(), { times: 1 })
  await orderByCard(shopper, page)
  await page.getByRole('button', { name: t('checkout.retry') }).click()
  const pay = page.getByRole('button', { name: /^Pay / })
  await expect(pay).toBeVisible()
  await expect(page.getByRole('button', { name: t('checkout.retry') })).toHaveCount(0)
  await pay.press('Enter')
  await expect(page.getByLabel(t('checkout.card-number'))).toBeFocused()
})

test(
  'a bank that asks the shopper leads back to the thank-you page',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    await payWith(shopper, page, '4917 6100 0000 0000')
    await page.getByRole('button', { name: shopper.t('checkout.card-to-bank') }).click()
    await page.getByRole('button', { name: 'Approve the payment' }).click()
    await expectThanks(shopper)
    await page.reload()
    await expectThanks(shopper)
  },
)

test('a bank on a page of its own leads back too', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  await payWith(shopper, page, '4212 3456 7890 1237')
  await page.getByRole('button', { name: 'Approve the payment' }).click()
  await expectThanks(shopper)
})

test(
  'who comes back from the page of a bank is not sent there again',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    await payWith(shopper, page, '4212 3456 7890 1237')
    const approve = page.getByRole('button', { name: 'Approve the payment' })
    await expect(approve).toBeVisible()
    await page.goBack()
    const toBank = page.getByRole('button', { name: t('checkout.card-to-bank') })
    const stays = async () => {
      await expect(toBank).toBeVisible()
      await expect(page.getByText(t('checkout.pay-give-up'))).toBeVisible()
      // Longer than it took to be sent away.
      await page.waitForTimeout(1500)
      await expect(page).toHaveURL(/checkout-return/)
      await expect(toBank).toBeVisible()
    }
    await stays()
    await page.reload()
    await stays()
    await toBank.click()
    await approve.click()
    await expectThanks(shopper)
  },
)

test('a bank that the shopper refuses gives the cart back', ON_DESKTOP, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await payWith(shopper, page, '4917 6100 0000 0000')
  await page.getByRole('button', { name: t('checkout.card-to-bank') }).click()
  await page.getByRole('button', { name: 'Refuse the payment' }).click()
  await expectFailed(shopper)
  await page.getByRole('link', { name: t('cart.view-cart') }).click()
  await expect(page.getByRole('link', { name: t('cart.to-checkout') })).toBeVisible()
})

test(
  'a card of which the provider says nothing is being checked until it tells, after a reload too',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    await payWith(shopper, page, '4000 0000 0000 0119')
    const checking = page.getByRole('heading', {
      name: shopper.t('checkout.payment-checking-title'),
    })
    await expect(checking).toBeVisible({ timeout: 20_000 })
    await page.reload()
    await expectThanks(shopper)
  },
)

test('a pending card is being checked until the provider tells', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  await payWith(shopper, page, '4000 0000 0000 0077')
  const checking = shopper.t('checkout.payment-checking-title')
  await expect(page.getByRole('heading', { name: checking })).toBeVisible()
  await expectThanks(shopper)
})

test(
  'a real card is typed into frames of the provider, which the shop cannot read',
  ON_PHONE,
  async ({ page }) => {
    await pretendProvider(page)
    const shopper = shopperIn('global_en', page)
    await orderByCard(shopper, page)
    await typeCard(page, '4111111111111111')
    await page.getByRole('button', { name: /^Pay / }).click()
    await expectThanks(shopper)
  },
)

test('a real card that is refused gives the cart back', ON_DESKTOP, async ({ page }) => {
  await pretendProvider(page)
  const shopper = shopperIn('global_en', page)
  await orderByCard(shopper, page)
  await typeCard(page, '4000000000000002')
  await page.getByRole('button', { name: /^Pay / }).click()
  await expectFailed(shopper)
})

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  const told = async (words: Locator) => {
    await expect(words).toBeFocused()
    await expect(words).toBeInViewport({ ratio: 1 })
  }

  test('what became of a card is in sight and read out', ON_PHONE, async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    await orderByCard(shopper, page)
    await fillCard(shopper, '4111 1111 1111 1112')
    await told(page.getByRole('alert').filter({ hasText: t('checkout.card-not-taken') }))
    await fillCard(shopper, '4000 0000 0000 0002')
    await told(failedTitle(shopper))
    await page.reload()
    await expect(failedTitle(shopper)).toBeVisible()
    await expect(failedTitle(shopper)).not.toBeFocused()
  })

  test('so is a payment that is being checked', ON_PHONE, async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    await payWith(shopper, page, '4000 0000 0000 0077')
    const title = shopper.t('checkout.payment-checking-title')
    await told(page.getByRole('heading', { name: title }))
  })

  test('so is what the bank wants', ON_PHONE, async ({ page }) => {
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    await payWith(shopper, page, '4917 6100 0000 0000')
    await told(page.getByText(t('checkout.card-challenge')))
    await expect(page.getByRole('button', { name: t('checkout.card-to-bank') })).toBeInViewport()
    await page.reload()
    await expect(page.getByText(t('checkout.card-challenge'))).toBeVisible()
    await expect(page.getByText(t('checkout.card-challenge'))).not.toBeFocused()
  })
})
