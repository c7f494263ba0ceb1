// The address of the checkout is completed, and never taken out of the shopper's hands.
import { expect, type Page } from '@playwright/test'
import type { StoreCode } from '../../../shared/store-view/store-view.ts'
import { expectNoViolations } from '../steps/expect-no-violations.ts'
import {
  ON_DESKTOP,
  ON_PHONE,
  type Shopper,
  shopperIn,
  startInCheckout,
  watchMoves,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

// Colours on their way from one to the other have no contrast to speak of.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function openCheckout(storeCode: StoreCode, page: Page): Promise<Shopper> {
  const shopper = shopperIn(storeCode, page)
  await startInCheckout(shopper)
  return shopper
}

type FieldKey = 'postcode' | 'house-number' | 'street' | 'city'

const fieldOf = ({ page, t }: Shopper, name: FieldKey) =>
  page.getByRole('textbox', { name: t(`checkout.${name}`), exact: true })

/** What a screen reader hears of the lookup. */
const heard = ({ page }: Shopper, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })

test(
  'postcode and house number fill street and town, by keyboard alone',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = await openCheckout('nl_nl', page)
    const [street, city] = [fieldOf(shopper, 'street'), fieldOf(shopper, 'city')]
    await fieldOf(shopper, 'postcode').focus()
    await page.keyboard.type('1012 js')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1')
    await expect(street).toHaveValue('Dam')
    await expect(city).toHaveValue('Amsterdam')
    await expect(heard(shopper, 'Adres gevonden: Dam 1, 1012 js Amsterdam')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Damrak')
    await page.keyboard.press('Tab')
    await expect(heard(shopper, 'We vonden dit adres: Dam 1')).toBeVisible()
    await expect(street).toHaveValue('Damrak')
    await expectNoViolations(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(street).toHaveValue('Dam')
    await expect(street).toBeFocused()
  },
)

test('a Dutch address that is not found is filled in by hand', ON_PHONE, async ({ page }) => {
  const shopper = await openCheckout('nl_nl', page)
  await fieldOf(shopper, 'postcode').fill('9999 ZZ')
  await fieldOf(shopper, 'house-number').fill('1')
  await expect(heard(shopper, 'Het adres is niet gevonden.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: shopper.t('checkout.lookup-by-hand') }).click()
  await expect(heard(shopper, 'Het adres is niet gevonden.')).toHaveCount(0)
  await expect(fieldOf(shopper, 'street')).toBeFocused()
})

test('an address whose addition is not known is doubted, not found', ON_PHONE, async ({ page }) => {
  const shopper = await openCheckout('nl_nl', page)
  await fieldOf(shopper, 'postcode').fill('3511 NR')
  await fieldOf(shopper, 'house-number').fill('214 Z')
  await expect(fieldOf(shopper, 'street')).toHaveValue('Oudegracht')
  await expect(heard(shopper, 'Bekende toevoegingen: A, B, BIS.')).toBeVisible()
  await expect(heard(shopper, 'Adres gevonden')).toHaveCount(0)
  await fieldOf(shopper, 'street').fill('Damrak')
  await expect(heard(shopper, /We vonden dit adres: Oudegracht 214, /)).toBeVisible()
})

test('a German street is offered while it is typed', ON_PHONE, async ({ page }) => {
  const shopper = await openCheckout('de_de', page)
  const { t } = shopper
  const [street, city] = [fieldOf(shopper, 'street'), fieldOf(shopper, 'city')]
  await fieldOf(shopper, 'postcode').fill('10435')
  await fieldOf(shopper, 'house-number').fill('12')
  await street.pressSequentially('Kasta')
  await expect(heard(shopper, 'Kastanienallee 12, 10435 Berlin')).toBeVisible()
  await expect(street).toHaveValue('Kasta')
  await expect(page.getByText('(Wir vermuten Kastanienallee).')).toHaveCount(0)
  await street.press('Tab')
  await expect(heard(shopper, '(Wir vermuten Kastanienallee).')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: t('checkout.lookup-use') }).press('Enter')
  await expect(street).toHaveValue('Kastanienallee')
  await expect(city).toHaveValue('Berlin')
  await expect(heard(shopper, 'Adresse gefunden: Kastanienallee 12')).toBeVisible()
})

test('an address that is found late moves nothing', ON_PHONE, async ({ page }) => {
  const moves = await watchMoves(page)
  const shopper = await openCheckout('nl_nl', page)
  // So late that the keys that were pressed explain nothing any more.
  await page.route('**/api/ext/postcode/**', async (route) => {
    await page.waitForTimeout(800)
    await route.continue()
  })
  await page.reload()
  await fieldOf(shopper, 'postcode').fill('1012 JS')
  await fieldOf(shopper, 'house-number').fill('1')
  await expect(heard(shopper, 'Adres gevonden: Dam 1, 1012 JS Amsterdam')).toBeVisible()
  expect(await moves()).toBe(0)
})

test('a service that is down leaves the address to the shopper', ON_DESKTOP, async ({ page }) => {
  const shopper = await openCheckout('nl_nl', page)
  await page.route('**/api/ext/postcode/**', (route) => route.abort())
  await fieldOf(shopper, 'postcode').fill('1012 JS')
  await fieldOf(shopper, 'house-number').fill('1')
  await expect(heard(shopper, shopper.t('checkout.lookup-failed'))).toBeVisible()
  await fieldOf(shopper, 'street').fill('Dam')
  await fieldOf(shopper, 'city').fill('Amsterdam')
  await expect(fieldOf(shopper, 'street')).toHaveValue('Dam')
  await expectNoViolations(page)
})
