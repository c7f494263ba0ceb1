import { expect } from '@playwright/test'
import { expectNoViolations } from '../steps/expect-no-violations.ts'
import {
  addToCart,
  emailField,
  expectThanks,
  fillAddress,
  goToCheckout,
  holdScripts,
  ON_PHONE,
  openProduct,
  placeOrder,
  type Shopper,
  shopperIn,
  startInCheckout,
  turnOf,
  watchMoves,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

/** Wider than a phone without a place to break. */
const LONG_EMAIL = 'maximilian.schneider.hellersdorf@googlemail.com'
/** Comes on the next working day. */
const PARCEL_SKU = 'VASE-LUNA-CREAM'

async function buy(shopper: Shopper): Promise<void> {
  await startInCheckout(shopper)
  await fillAddress(shopper)
  await emailField(shopper).fill(LONG_EMAIL)
  await placeOrder(shopper)
  await expectThanks(shopper)
  await expect(shopper.page.getByText(LONG_EMAIL)).toBeVisible()
  await expectNoScrollAside(shopper)
}

async function buyAndLookAtOrder(shopper: Shopper): Promise<void> {
  await buy(shopper)
  await shopper.page.getByRole('link', { name: shopper.t('orders.show') }).click()
}

async function expectNoScrollAside({ page }: Shopper): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBe(widths[1])
}

test('a guest looks at the order again, from the thank-you page', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('de_de', page)
  const { t } = shopper
  await buyAndLookAtOrder(shopper)
  await expect(page.getByRole('heading', { name: /Bestellung \d{11}/ })).toBeVisible()
  await expect(page.getByText(t('orders.state-new'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('checkout.transfer-title') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: t('orders.products') })).toBeVisible()
})

test('an order by transfer says by when it comes after its payment, and leads on', async ({
  page,
}) => {
  const shopper = shopperIn('nl_nl', page)
  await startInCheckout(shopper)
  await fillAddress(shopper)
  await placeOrder(shopper)
  await expectThanks(shopper)
  await expect(page.getByText(/Uiterlijk in huis op de \d+e werkdag na je betaling/)).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const bestsellers = page.getByRole('list', { name: shopper.t('home.bestsellers') })
  await expect(bestsellers.getByRole('link').first()).toBeVisible()
})

test('an order whose answer is late moves nothing', async ({ page }) => {
  const moves = await watchMoves(page)
  const shopper = shopperIn('de_de', page)
  await startInCheckout(shopper)
  await fillAddress(shopper)
  // So late that the press explains nothing any more.
  await page.route('**/api/order', async (route) => {
    await page.waitForTimeout(900)
    await route.continue()
  })
  const before = await moves()
  await placeOrder(shopper)
  await expectThanks(shopper)
  expect((await moves()) - before).toBe(0)
})

test('another day of delivery is chosen, and stands on the order', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('nl_nl', page)
  const { t } = shopper
  await startInCheckout(shopper, PARCEL_SKU)
  await fillAddress(shopper)
  // A transfer, which is chosen first, is awaited before anything is packed.
  await expect(page.getByText(/^Uiterlijk in huis op de \d+e werkdag na je betaling/)).toBeVisible()
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await expect(page.getByText(/Nu besteld, in huis op \S+dag \d+/)).toBeVisible()
  await page.getByRole('radio', { name: 'Bankoverschrijving' }).check()
  await page.locator('summary', { hasText: t('checkout.delivery-date') }).click()
  const day = page.getByRole('combobox', { name: t('checkout.delivery-day') })
  await day.selectOption({ index: 3 })
  const date = new Date(await day.inputValue())
  await page.reload()
  await expect(day).not.toHaveValue('')
  await placeOrder(shopper)
  await expectThanks(shopper)
  await page.getByRole('link', { name: t('orders.show') }).click()
  await expect(page.getByText(`Gewenste bezorgdag: ${date.getUTCDate()} `)).toBeVisible()
})

for (const storeCode of ['nl_nl', 'de_de', 'fr_fr'] as const) {
  test(
    `${storeCode}: an order is collected in a store that is found by its place`,
    turnOf(storeCode),
    async ({ page }) => {
      const shopper = shopperIn(storeCode, page)
      const { t } = shopper
      const city = { nl_nl: 'Utrecht', de_de: 'Köln', fr_fr: 'Lyon' }[storeCode]
      await openProduct(shopper, PARCEL_SKU)
      await addToCart(shopper)
      await goToCheckout(shopper)
      await fillAddress(shopper)
      const collect = { nl_nl: 'Afhalen in', de_de: 'Abholung im', fr_fr: 'Retrait en' }[storeCode]
      await page.getByRole('radio', { name: collect }).check()
      await placeOrder(shopper)
      const summary = page.getByRole('alert').filter({ hasText: t('checkout.pickup-required') })
      await summary.first().getByRole('button').click()
      const places = page.getByRole('group', { name: t('checkout.pickup') })
      await expect(places).toBeFocused()
      const search = page.getByRole('searchbox', { name: t('checkout.pickup-search') })
      await search.fill(city.toLowerCase())
      await search.press('Enter')
      const place = places.getByRole('radio').first()
      await expect(place).toHaveAccessibleName(new RegExp(`${city} · 0 km`))
      await place.check()
      await expect(page.getByText(/10:\d\d–\d\d:\d\d/).first()).toBeVisible()
      await expectNoViolations(page)
      await page.getByRole('button', { name: t('checkout.place-order') }).click()
      await expectThanks(shopper)
      await page.getByRole('link', { name: t('orders.show') }).click()
      await expect(page.getByText(new RegExp(`, .* ${city}$`))).toBeVisible()
    },
  )
}

test(
  'an error leads to the step of a field whose code is still coming',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('nl_nl', page)
    const { t } = shopper
    const release = await holdScripts(page, 'pickup-choice')
    await startInCheckout(shopper, PARCEL_SKU)
    await fillAddress(shopper)
    await page.getByRole('radio', { name: 'Afhalen in' }).check()
    await placeOrder(shopper)
    const summary = page.getByRole('alert').filter({ hasText: t('checkout.pickup-required') })
    await summary.getByRole('button').click()
    const step = page.getByRole('heading', { level: 2, name: t('checkout.step-methods') })
    await expect(step).toBeFocused()
    await release()
    await expect(page.getByRole('group', { name: t('checkout.pickup') })).toBeVisible()
  },
)

test('a place to collect at is chosen anew in another country', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('nl_nl', page)
  const { t } = shopper
  await startInCheckout(shopper, PARCEL_SKU)
  await fillAddress(shopper)
  await page.getByRole('radio', { name: 'Afhalen in' }).check()
  const places = page.getByRole('group', { name: t('checkout.pickup') }).getByRole('radio')
  await places.first().check()
  await page.getByLabel(t('checkout.country')).first().selectOption('BE')
  await expect(places.first()).toHaveAccessibleName(/Antwerpen|Gent|Brussel/)
  await page.getByLabel(t('checkout.country')).first().selectOption('NL')
  await expect(places.first()).toHaveAccessibleName(/\d{4} [A-Z]{2}/)
  await expect(page.getByRole('radio', { name: 'Afhalen in' })).toBeChecked()
  await expect(places.and(page.getByRole('radio', { checked: true }))).toHaveCount(0)
})

test('a guest withdraws from an order in two steps', ON_PHONE, async ({ page }) => {
  const shopper = shopperIn('de_de', page)
  const { t } = shopper
  await buyAndLookAtOrder(shopper)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('withdraw.title') })
    .click()
  await page.getByLabel(t('withdraw.name')).fill('Erin Muster')
  await page.getByRole('button', { name: t('withdraw.next') }).click()
  await expect(page.getByRole('heading', { name: t('withdraw.check') })).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: t('withdraw.confirm') }).click()
  await expect(page.getByRole('heading', { name: t('withdraw.done') })).toBeVisible()
  await expect(page.getByText(/Eingegangen am .*\d{2}:\d{2}/)).toBeVisible()
})

test(
  'an account after the order is refused in the words of the store',
  ON_PHONE,
  async ({ page }) => {
    const shopper = shopperIn('de_de', page)
    const { t } = shopper
    await buy(shopper)
    await page.locator('summary', { hasText: t('account.new-here') }).click()
    const first = page.getByLabel(t('account.new-password'), { exact: true })
    const again = page.getByLabel(t('account.repeat-password'))
    const register = page.getByRole('button', { name: t('account.register') })
    await first.fill('short')
    await register.click()
    await expect(page.getByText(t('account.password-weak'))).toBeVisible()
    await expect(first).toBeFocused()
    await first.fill('Good-enough-42')
    await again.fill('Good-enough-43')
    await register.click()
    await expect(page.getByText(t('account.passwords-differ'))).toBeVisible()
    await expect(again).toBeFocused()
    await expectThanks(shopper)
    await again.fill('Good-enough-42')
    await expect(page.getByText(t('account.passwords-differ'))).toHaveCount(0)
  },
)
