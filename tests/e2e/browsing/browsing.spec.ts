import { expect, type Locator, type Request } from '@playwright/test'
import type { ProductCard } from '../../../shared/catalog/product.ts'
import type { PageAnswer } from '../../../shared/routing/page.ts'
import { holdRequests } from '../../hostile/faults.ts'
import { MOVING, ON_DESKTOP, ON_PHONE, openPage, STORES, shopperIn } from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

test.use(MOVING)

const LISTING = '/textiles'

test('turning a page of a list and going back restores the place', async ({ page }) => {
  const { origin, t } = shopperIn('global_en', page)
  await openPage(page, origin + LISTING)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const next = page.getByRole('link', { name: t('listing.next-page') })
  await next.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('link', { name: t('listing.previous-page') })).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/page=2/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test(
  'a page of a list that took longer than 250 ms to come is first seen at its products',
  ON_PHONE,
  async ({ page }) => {
    const { origin, t } = shopperIn('global_en', page)
    await openPage(page, origin + LISTING)
    const { hold, release } = holdRequests()
    await page.route('**/_data/**', hold)
    const next = page.getByRole('link', { name: t('listing.next-page') })
    await next.scrollIntoViewIfNeeded()
    const firstSeen = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = () => {
            const isThere = document.querySelector('a[rel=prev]') !== null
            const top = document.getElementById('products')?.getBoundingClientRect().top ?? 0
            if (isThere) resolve(top)
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    await next.click()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)))
    release()
    expect(await firstSeen).toBeGreaterThan(0)
  },
)

test(
  'a list that came as HTML is drawn again as it was, from what was read there',
  ON_PHONE,
  async ({ page }) => {
    const { origin, t } = shopperIn('global_en', page)
    await openPage(page, origin + LISTING)
    const whole: PageAnswer = await page.evaluate(
      async (path) => (await fetch(path)).json(),
      `/_data${LISTING}`,
    )
    const data = whole.kind === 'page' ? whole.page.data : null
    // The first page is known: going back to it asks for nothing.
    await page.route(`**/_data${LISTING}`, (route) => route.abort())
    const cards = page.locator('#products > ul > li:has(h3)')
    const served = await cards.evaluateAll(toShownCards)
    expect(served).toEqual(data && 'listing' in data && data.listing.cards.map(toShownCard))
    await page.getByRole('link', { name: t('listing.next-page') }).click()
    await expect(page.getByRole('link', { name: t('listing.previous-page') })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: t('listing.previous-page') })).toHaveCount(0)
    expect(await cards.evaluateAll(toShownCards)).toEqual(served)
  },
)

test(
  'another page is said and takes the focus, another part of a list does not',
  ON_PHONE,
  async ({ page }) => {
    const { origin, t } = shopperIn('global_en', page)
    await openPage(page, origin + LISTING)
    const main = page.getByRole('main')
    const product = main.getByRole('heading', { level: 3 }).getByRole('link').first()
    const name = await product.innerText()
    await page.getByRole('link', { name: t('listing.next-page') }).click()
    await expect(page.getByRole('link', { name: t('listing.previous-page') })).toBeVisible()
    await expect(main).not.toBeFocused()
    await page.goBack()
    await product.click()
    await expect(page.locator('article h1')).toHaveText(name)
    await expect(main).toBeFocused()
    await expect(main).toHaveCSS('outline-style', 'none')
    await expect(page.locator('[aria-live]').filter({ hasText: await page.title() })).toHaveCount(1)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  },
)

test(
  'a page that is not drawn yet when Back is pressed never takes the place of the older one',
  ON_DESKTOP,
  async ({ page }) => {
    const { origin, t } = shopperIn('global_en', page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      const draws: (() => void)[] = []
      const startViewTransition = (draw: () => void) => {
        const { promise, resolve } = Promise.withResolvers<void>()
        draws.push(() => resolve(draw()))
        return { ready: promise, updateCallbackDone: promise, finished: promise }
      }
      Object.assign(document, { startViewTransition })
      Object.assign(window, { draws })
    })
    const waiting = () =>
      page.evaluate(() => (window as unknown as { draws: unknown[] }).draws.length)
    await openPage(page, origin + LISTING)
    const product = page.getByRole('main').getByRole('heading', { level: 3 }).first()
    const name = await product.textContent()
    await page.getByRole('link', { name: t('listing.next-page') }).click()
    await expect.poll(waiting).toBe(1)
    await page.goBack()
    await expect.poll(waiting).toBe(2)
    await page.evaluate(() => {
      const [older, newer] = (window as unknown as { draws: (() => void)[] }).draws
      newer?.()
      older?.()
    })
    await expect(page).not.toHaveURL(/page=2/)
    await expect(product).toHaveText(name ?? '')
  },
)

test(
  'a page that editors begin is never drawn without its beginning',
  ON_PHONE,
  async ({ page }) => {
    const { origin, t } = shopperIn('de_de', page)
    await openPage(page, `${origin}/cart`)
    const isEverBare = await page.evaluateHandle(() => {
      const seen = { isBare: false }
      new MutationObserver(() => {
        if (!document.querySelector('h1')) seen.isBare = true
      }).observe(document.body, { childList: true, subtree: true })
      return seen
    })
    const title = page.getByRole('heading', { level: 1 })
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('layout.to-home') })
      .click()
    await expect(title).not.toHaveText(t('cart.title'))
    expect(await isEverBare.jsonValue()).toEqual({ isBare: false })
  },
)

test('a filter narrows the list, has an address of its own, and can be taken away', async ({
  page,
  viewport,
}) => {
  const { origin, t } = shopperIn('global_en', page)
  await openPage(page, origin + LISTING)
  const total = page.getByRole('status').filter({ hasText: /found/ })
  const all = await total.textContent()
  if (viewport && viewport.width < 1024) {
    await page.getByRole('link', { name: t('listing.filters') }).click()
  }
  await page.locator('a[rel=nofollow]:visible').first().click()
  await expect(page).toHaveURL(/[?&]\w+=/)
  await expect(total).not.toHaveText(all ?? '')
  const narrowed = await total.textContent()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow')
  await page.reload()
  await expect(total).toHaveText(narrowed ?? '')
  await page.goBack()
  await expect(total).toHaveText(all ?? '')
})

test(
  'a second filter that is pressed before the first list has come counts beside the first',
  ON_DESKTOP,
  async ({ page }) => {
    const { origin } = shopperIn('global_en', page)
    await openPage(page, origin + LISTING)
    const { hold, release } = holdRequests()
    await page.route(/\/_data\//, hold)
    const options = page.locator('a[rel=nofollow]:visible')
    await options.nth(0).click()
    await expect(page).toHaveURL(/\?/)
    const first = new URL(page.url()).search
    await options.nth(1).click()
    await expect(page).not.toHaveURL((url) => url.search === first)
    release()
    await expect(page.getByRole('region').locator('[aria-busy]')).toHaveCount(0)
    await expect(page.locator('a[rel=nofollow][aria-current]')).toHaveCount(2)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.search === first)
  },
)

test(
  'a filter that has a landing page leads there, and what is open stays open',
  ON_PHONE,
  async ({ page }) => {
    const { origin, t } = shopperIn('nl_nl', page)
    await openPage(page, `${origin}/meubels`)
    await page.getByRole('link', { name: t('listing.filters') }).click()
    const drawer = page.getByRole('dialog', { name: t('listing.filters') })
    await drawer.locator('a[href^="/l/"]').first().click()
    await expect(page).toHaveURL(/\/l\//)
    await expect(drawer.locator('a[aria-current]').first()).toBeVisible()
  },
)

test(
  'the options of a filter that are out of sight come when they are wanted',
  ON_DESKTOP,
  async ({ page, viewport }) => {
    const { origin, t } = shopperIn('global_en', page)
    await openPage(page, origin + LISTING)
    if (viewport && viewport.width < 1024) {
      await page.getByRole('link', { name: t('listing.filters') }).click()
    }
    const options = page.locator('a[rel=nofollow]:visible')
    const before = await options.count()
    await page
      .getByRole('link', { name: t('listing.show-more') })
      .first()
      .click()
    await expect(page.getByRole('link', { name: t('listing.show-less') })).toBeVisible()
    expect(await options.count()).toBeGreaterThan(before)
  },
)

test('sorting by price puts the cheapest product first', ON_PHONE, async ({ page, viewport }) => {
  const { origin, t } = shopperIn('global_en', page)
  await openPage(page, origin + LISTING)
  if (viewport && viewport.width < 1024) {
    await page.getByRole('link', { name: t('listing.sort-by') }).click()
    await page.getByRole('link', { name: t('listing.sort-price-up') }).click()
  } else {
    const label = t('listing.sort-price-up')
    await page.getByRole('combobox', { name: t('listing.sort-by') }).selectOption({ label })
  }
  await expect(page).toHaveURL(/sort=final_price/)
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(async () => {
    const amounts = (await Promise.all((await cards.all()).map(paidFor))).filter(Number.isFinite)
    expect(amounts.length).toBeGreaterThan(10)
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
  }).toPass({ timeout: 10_000 })
})

/** What is paid: a reduced price stands behind the old one, and what the law wants said below both. */
async function paidFor(card: Locator): Promise<number> {
  const [text = ''] = await card.getByRole('paragraph').filter({ hasText: '€' }).allTextContents()
  const [last] = Array.from(text.matchAll(/€\s*([\d,]+\.\d\d)/g)).slice(-1)
  return Number(last?.[1]?.replace(',', ''))
}

test('who passes links by asks for one page at a time', ON_DESKTOP, async ({ page }) => {
  const { origin } = shopperIn('global_en', page)
  const asked = { open: 0, most: 0, all: 0 }
  const isData = (request: Request) => request.url().includes('/_data/')
  page.on('request', (request) => {
    if (!isData(request)) return
    asked.all += 1
    asked.open += 1
    asked.most = Math.max(asked.most, asked.open)
  })
  const close = (request: Request) => {
    if (isData(request)) asked.open -= 1
  }
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  await openPage(page, origin + LISTING)
  const links = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link')
  for (const link of (await links.all()).slice(0, 12)) await link.focus()
  await expect.poll(() => asked.all).toBeGreaterThan(0)
  expect(asked.most).toBe(1)
})

test('after another page the product list stands 152 px below the top', async ({ page }) => {
  const { origin, t } = shopperIn('global_en', page)
  await openPage(page, origin + LISTING)
  await page.getByRole('link', { name: t('listing.next-page') }).click()
  await expect(page).toHaveURL(/page=2/)
  const list = page.getByRole('region', { name: t('listing.products'), exact: true })
  await expect.poll(async () => Math.round((await list.boundingBox())?.y ?? Number.NaN)).toBe(152)
})

test(
  'after another order on a phone too, also when the choice of orders is closed',
  ON_PHONE,
  async ({ page }) => {
    const { origin, t } = shopperIn('global_en', page)
    await openPage(page, origin + LISTING)
    await page.getByRole('link', { name: t('listing.sort-by') }).click()
    await page.getByRole('link', { name: t('listing.sort-price-up') }).click()
    await expect(page).toHaveURL(/sort=final_price/)
    const products = page.getByLabel(t('listing.products'), { exact: true })
    await expect(products).not.toHaveAttribute('aria-busy')
    const top = async () => Math.round((await products.boundingBox())?.y ?? 0)
    await expect.poll(top).toBe(152)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('layout.close') })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => history.state?.isLayer ?? false)).toBe(false)
    expect(await top()).toBe(152)
  },
)

test('entered prices are clamped to the available range, and the field says so', async ({
  page,
  viewport,
}) => {
  const { origin, t } = shopperIn('global_en', page)
  await openPage(page, origin + LISTING)
  if (viewport && viewport.width < 1024) {
    await page.getByRole('link', { name: t('listing.filters') }).click()
  }
  const field = (key: 'listing.price-from' | 'listing.price-to') =>
    page.getByRole('spinbutton', { name: `${t(key)} (€)` }).locator('visible=true')
  const [from, to] = [field('listing.price-from'), field('listing.price-to')]
  const [min, max] = [Number(await from.inputValue()), Number(await to.inputValue())]
  await from.fill('1')
  await to.fill('9999999')
  await to.blur()
  await expect(from).toHaveValue(`${min}`)
  await expect(to).toHaveValue(`${max}`)
  await to.fill('0')
  await to.blur()
  await expect(to).toHaveValue(`${min + 1}`)
  await from.fill(`${max}`)
  await from.press('Enter')
  await expect(page).toHaveURL(new RegExp(`price=${min}-${min + 1}$`))
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(from).toBeFocused()
})

test('an unknown filter or value counts nowhere', ON_DESKTOP, async ({ page, viewport }) => {
  const { origin, t } = shopperIn('global_en', page)
  await openPage(page, `${origin + LISTING}?foo=bar&color=no-such-colour`)
  await expect(page.getByText(t('listing.active-filters'))).toHaveCount(0)
  await expect(page.getByText(t('listing.clear-all'))).toHaveCount(0)
  if (viewport && viewport.width < 1024) {
    const button = page.getByRole('link', { name: t('listing.filters'), exact: true })
    await expect(button).toBeVisible()
  }
  const links = await page
    .locator('main a[href]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.filter((href) => /foo|no-such/.test(href))).toEqual([])
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + LISTING)
})

test('the language switcher keeps the page', async ({ page }) => {
  const dutch = shopperIn('nl_nl', page)
  await openPage(page, `${dutch.origin}/meubels`)
  const storeButton = page.locator('a[aria-haspopup=dialog]', { hasText: 'Nederland' })
  const choice = page.getByRole('dialog').getByRole('link', { name: /Deutschland/ })
  // Pressed before its code is there, it leads to the stores at the end of the page.
  await expect(async () => {
    await storeButton.last().click()
    await expect(choice).toBeVisible({ timeout: 2000 })
  }).toPass()
  await choice.click()
  await page.waitForURL(/de\.localhost/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(page.getByRole('heading', { level: 1, name: 'Möbel' })).toBeVisible()
})

for (const [index, storeCode] of STORES.entries()) {
  const turn = index % 2 === 0 ? ON_PHONE : ON_DESKTOP
  test(`the shop of ${storeCode} can be read without script`, turn, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const { origin } = shopperIn(storeCode, page)
    await page.goto(origin)
    const departments = page.locator('header nav > ul > li > a')
    await page.goto(origin + (await departments.nth(1).getAttribute('href')))
    const products = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
    expect(await products.count()).toBeGreaterThanOrEqual(40)
    const name = await products.first().textContent()
    await products.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name?.trim() ?? '')
    await context.close()
  })
}

interface ShownCard {
  name: string | null
  link: string | null
  label: string | null
  picture: string | null
  colors: (string | null)[][]
}

/** What is to be seen of cards. Runs in the page. */
function toShownCards(items: Element[]): ShownCard[] {
  return items.map((item) => ({
    name: item.querySelector('h3')?.textContent ?? null,
    link: item.querySelector('h3 a')?.getAttribute('href') ?? null,
    label: item.querySelector('[data-look]')?.textContent ?? null,
    picture: item.querySelector('img')?.getAttribute('src') ?? null,
    colors: Array.from(item.querySelectorAll('a > svg'), (dot) => [
      dot.parentElement?.getAttribute('aria-label') ?? null,
      dot.querySelector('circle')?.getAttribute('fill') ?? null,
      dot.parentElement?.getAttribute('href') ?? null,
    ]),
  }))
}

/** The same, of a card as data. */
function toShownCard({ name, link, label, images, colors }: ProductCard): ShownCard {
  const shown = colors.length > 1 ? colors : []
  return {
    name,
    link,
    label: label?.text ?? null,
    picture: `/media/400x600/${images[0]}`,
    colors: shown.map(({ color, swatch, link }) => [color, swatch, link]),
  }
}
