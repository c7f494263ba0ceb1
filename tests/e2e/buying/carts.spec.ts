import { expect, type Page } from '@playwright/test'
import {
  addToCart,
  expectFailed,
  expectThanks,
  fillAddress,
  goToCheckout,
  ON_DESKTOP,
  ON_PHONE,
  openPage,
  openProduct,
  placeOrder,
  type Shopper,
  SIMPLE_SKU,
  SIZED_SKU,
  sandboxCard,
  shopperIn,
  startInCheckout,
} from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

async function fillCart(page: Page): Promise<Shopper> {
  const shopper = shopperIn('global_en', page)
  await openProduct(shopper, SIMPLE_SKU)
  await addToCart(shopper)
  return shopper
}

const quantityIn = (page: Page) =>
  page.getByRole('main').getByRole('spinbutton', { name: /^Quantity of / })

/** What the server knows of this browser's cart. */
function piecesAtServer(page: Page): Promise<number | null> {
  return page.evaluate(async () => {
    const response = await fetch('/api/cart/pull?cartId={{cartId}}')
    const { result } = await response.json()
    return Array.isArray(result) ? result.reduce((sum, { qty }) => sum + qty, 0) : null
  })
}

test(
  'a line that only the server knows shows its picture in the checkout',
  ON_DESKTOP,
  async ({ page }) => {
    await startInCheckout(shopperIn('global_en', page))
    await expect(page.getByRole('main').locator('li img').first()).toBeVisible()
  },
)

test(
  'the way back from the cart leads to the page of the shop that the shopper came from',
  ON_PHONE,
  async ({ page }) => {
    const { t } = await fillCart(page)
    const name = await page
      .getByRole('list', { name: t('cart.lines') })
      .getByRole('link')
      .first()
    const product = (await name.getAttribute('href')) ?? ''
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('layout.back-to-shop') })
      .click()
    await expect(page.locator('article h1')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(product.split('?')[0])
  },
)

test(
  'a tab whose cart was ordered in another says so, and shows the order',
  ON_DESKTOP,
  async ({ context, page }) => {
    const shopper = shopperIn('global_en', page)
    const { t } = shopper
    await openProduct(shopper, SIMPLE_SKU)
    await addToCart(shopper)
    await goToCheckout(shopper)
    const other = await context.newPage()
    await openPage(other, page.url())
    await fillAddress(shopper)
    await placeOrder(shopper)
    await expectThanks(shopper)
    await expect(other.getByText(t('checkout.refused-ordered'))).toBeVisible()
    await other.getByRole('link', { name: t('checkout.show-order') }).click()
    await expectThanks({ ...shopper, page: other })
  },
)

test(
  'a quantity counts once it is written, and one that cannot be ordered keeps the shopper from paying',
  ON_PHONE,
  async ({ page }) => {
    const { t } = await fillCart(page)
    const quantity = quantityIn(page)
    const most = Number(await quantity.getAttribute('max'))
    await quantity.selectText()
    await quantity.pressSequentially(`${most}9`, { delay: 80 })
    const fault = t('cart.quantity-below').replace('{quantity}', String(most + 1))
    await expect(page.getByRole('main').getByText(fault)).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('cart.to-checkout') })
      .click()
    await expect(page.locator('li[data-type=danger]')).toContainText(fault)
    await expect(quantity).toHaveValue(`${most}9`)
    expect(await piecesAtServer(page)).toBe(1)

    await quantity.fill('2')
    await quantity.press('Enter')
    await expect.poll(() => piecesAtServer(page)).toBe(2)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('cart.to-checkout') })
      .click()
    await expect(page).toHaveURL(/\/checkout/)
  },
)

test('two tabs share one cart', ON_DESKTOP, async ({ context, page }) => {
  const { origin, t } = await fillCart(page)
  const other = await context.newPage()
  await other.goto(`${origin}/about`)
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart.more') })
    .click()
  await expect(other.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test(
  'a cart that the server forgot is filled anew, on the same page, without a word',
  ON_PHONE,
  async ({ context, page }) => {
    const { t } = await fillCart(page)
    const address = page.url()
    await context.clearCookies()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('cart.more') })
      .click()
    await expect.poll(() => piecesAtServer(page)).toBe(2)
    await expect(page.locator('li[data-type=danger], li[data-type=warning]')).toHaveCount(0)
    expect(page.url()).toBe(address)
    await page.reload()
    await expect(quantityIn(page)).toHaveValue('2')
  },
)

test(
  'an empty cart and its checkout say that an order waits to be paid',
  ON_DESKTOP,
  async ({ page }) => {
    const shopper = await fillCart(page)
    const { origin, t } = shopper
    await goToCheckout(shopper)
    await fillAddress(shopper)
    await sandboxCard(page).check()
    await placeOrder(shopper)
    await page.waitForURL(/sandbox-card/)
    await page.goto(`${origin}/cart`)
    const main = page.getByRole('main')
    await expect(main.getByText(/^Order \d+ is not paid yet/)).toBeVisible()
    await page.goto(`${origin}/checkout`)
    await expect(main.getByText(/^Order \d+ is not paid yet/)).toBeVisible()
    await main.getByRole('link', { name: t('checkout.show-order') }).click()
    await expect(page).toHaveURL(/checkout-return/)
    await expect(main.getByText(/^Your order number is \d+/)).toBeVisible()
    await expect(main.getByRole('list', { name: t('checkout.summary') })).toBeVisible()
  },
)

test('the cart is as before after a card payment that was closed', ON_PHONE, async ({ page }) => {
  const shopper = await fillCart(page)
  const { t } = shopper
  await goToCheckout(shopper)
  await fillAddress(shopper)
  await sandboxCard(page).check()
  await placeOrder(shopper)
  await page.waitForURL(/sandbox-card/)
  await page.locator('button[value=close]').click()
  await expectFailed(shopper)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart.view-cart') })
    .click()
  await expect(quantityIn(page)).toHaveValue('1')
  await page.reload()
  await expect(quantityIn(page)).toHaveValue('1')
})

const badAnswers = {
  HTML: { contentType: 'text/html', body: '<h1>No</h1>', words: 'http.bad-content-type' },
  nothing: { contentType: 'application/json', body: '', words: 'http.wrong-format' },
  'half an answer': {
    contentType: 'application/json',
    body: '{"code": 200, "result": {"item_id": 1, "sk',
    words: 'http.wrong-format',
  },
} as const
for (const [what, { contentType, body, words }] of Object.entries(badAnswers)) {
  test(
    `adding while the gateway answers ${what} says so at once, and loses nothing`,
    ON_PHONE,
    async ({ page, issues }) => {
      const shopper = shopperIn('global_en', page)
      const { t } = shopper
      await openProduct(shopper, SIMPLE_SKU)
      await page.route('**/api/cart/**', (route) => route.fulfill({ contentType, body }))
      await page
        .locator('#buy')
        .getByRole('button', { name: t('product.add-to-cart'), exact: true })
        .click()
      await expect(page.locator('li[data-type=danger]')).toContainText(t(words), { timeout: 5000 })
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
      await page.unroute('**/api/cart/**')
      await expect.poll(() => piecesAtServer(page), { timeout: 20_000 }).toBe(1)
      issues.splice(0)
    },
  )
}

test(
  'a line says whether it is in stock, and one that is not keeps the shopper in the cart',
  ON_PHONE,
  async ({ page }) => {
    const { t } = await fillCart(page)
    const main = page.getByRole('main')
    await expect(main.getByText(t('cart.stock-in'))).toBeVisible()
    await page.route(/are-product-salable-for-requested-qty/, (route) => {
      const answer = { sku: SIMPLE_SKU, stock_id: 1, salable: false, errors: [] }
      return route.fulfill({ json: { code: 200, result: [answer] } })
    })
    await main.getByRole('button', { name: t('cart.more') }).click()
    await expect(main.getByText(t('cart.stock-out'))).toBeVisible()
    await main.getByRole('link', { name: t('cart.to-checkout') }).click()
    await expect(page.locator('li[data-type=danger]')).toContainText(t('cart.has-out-of-stock'))
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
  },
)

test(
  'adding what is in the cart already says that its quantity is another',
  ON_PHONE,
  async ({ page }) => {
    const shopper = await fillCart(page)
    const { t } = shopper
    await openProduct(shopper, SIMPLE_SKU)
    await page
      .locator('#buy')
      .getByRole('button', { name: t('product.add-to-cart'), exact: true })
      .click()
    await expect(page.locator('li[data-type=success]')).toContainText(t('cart.quantity-updated'))
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  },
)

test('size and quantity of a line are changed in the cart, by keyboard alone', async ({ page }) => {
  const shopper = shopperIn('global_en', page)
  const { t } = shopper
  await openProduct(shopper, SIZED_SKU)
  await addToCart(shopper)
  const line = page
    .getByRole('main')
    .getByRole('list', { name: t('cart.lines') })
    .getByRole('listitem')
  const name = await line.getByRole('heading').innerText()
  const before = await line.getByText(/^Size: /).innerText()
  const open = line.getByRole('button', { name: `Edit ${name}` })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
  const size = dialog.getByRole('combobox', { name: 'Size' })
  const other = size.locator('option:not(:checked)', { hasNotText: t('catalog.sold-out') }).first()
  const value = await other.innerText()
  await size.focus()
  await page.keyboard.type(value)
  await expect(size.locator('option:checked')).toHaveText(value)
  await dialog.getByRole('spinbutton').fill('2')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(line.getByText(`Size: ${value}`)).toBeVisible()
  expect(before).not.toBe(`Size: ${value}`)
  await expect(open).toBeFocused()
  await expect.poll(() => piecesAtServer(page)).toBe(2)
  await page.reload()
  await expect(quantityIn(page)).toHaveValue('2')
  await expect(line.getByText(`Size: ${value}`)).toBeVisible()
  await expect(line).toHaveCount(1)
  await line.getByRole('button', { name: `Remove ${name}` }).click()
  const question = page.getByRole('dialog', { name: t('cart.remove-title') })
  await expect(question).toContainText(`, ${value} from your cart`)
})

test(
  'help is at hand in the checkout, and nothing that was filled in is lost',
  ON_PHONE,
  async ({ page }) => {
    const shopper = await fillCart(page)
    const { t } = shopper
    await goToCheckout(shopper)
    await fillAddress(shopper)
    const help = page.getByRole('link', { name: t('checkout.support') })
    await help.click()
    const dialog = page.getByRole('dialog', { name: t('checkout.support') })
    await expect(dialog.getByRole('link').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(help).toBeFocused()
    await expect(page.getByRole('textbox', { name: t('checkout.email') })).toHaveValue(
      'erin@example.com',
    )
  },
)

test('the mini-cart asks before it removes a line', ON_PHONE, async ({ page }) => {
  const { origin, t } = await fillCart(page)
  await openPage(page, `${origin}/about`)
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  const drawer = page.getByRole('dialog', { name: t('cart.title') })
  await drawer.getByRole('button', { name: /^Remove / }).click()
  const question = page.getByRole('dialog', { name: t('cart.remove-title') })
  await question.getByRole('button', { name: t('cart.keep') }).click()
  await expect(drawer.getByRole('spinbutton')).toHaveValue('1')
  await drawer.getByRole('button', { name: /^Remove / }).click()
  await question.getByRole('button', { name: t('cart.remove'), exact: true }).click()
  await expect(drawer.getByText(t('cart.empty'), { exact: true })).toBeVisible()
  await expect(drawer.getByRole('heading', { name: t('cart.title') })).toBeFocused()
  await expect.poll(() => piecesAtServer(page)).toBe(0)
})

test('a card that is pressed twice in a row adds one', ON_PHONE, async ({ page }) => {
  const { origin, t } = shopperIn('global_en', page)
  await openPage(page, `${origin}/home-decor`)
  const [, intoCart = ''] = t('catalog.add').split('}')
  await page.getByRole('main').getByRole('button', { name: intoCart.trim() }).first().dblclick()
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  await expect.poll(() => piecesAtServer(page)).toBe(1)
})
