// Nothing that can be seen before hydration, or without script, does nothing.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { E2E_ORIGIN } from '../steps/addresses.ts'
import { type DeadControls, findDeadControls } from '../steps/find-dead-controls.ts'
import { ON_DESKTOP, shopperIn } from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

const WIDTHS = [390, 1440]
const HEIGHT = 900

/** Every kind of screen, and every way of buying. */
const PATHS = [
  '/',
  '/furniture',
  '/catalogsearch/result?q=lamp&sort=final_price:asc',
  '/catalogsearch/result?q=qqxxzz',
  '/p/ARM-LUNA/x',
  '/p/WALL-ALPEN-SAGE/x',
  '/p/SET-DINING-OAK/x',
  '/p/BUNDLE-READING/x',
  '/p/ADVICE-ONLINE/x',
  '/p/GIFT-BOTANICAL/x',
  '/sofa-guide',
  '/cart',
  '/checkout',
  '/no-such-page',
]

for (const [state, isFinal] of [
  ['when its scripts cannot be had', false],
  ['without script', true],
] as const) {
  test(`${state} no control of any screen is dead`, ON_DESKTOP, async ({ browser }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({ javaScriptEnabled: !isFinal })
    const { origin } = shopperIn('global_en', await context.newPage())
    const found = await walk(context, origin, isFinal)
    expect(found.dead).toEqual([])
    expect(found.forms.length).toBeGreaterThan(3)
    for (const form of found.forms) {
      const [method = '', path = ''] = form.split(' ')
      const { host } = new URL(origin)
      const answer = await context.request.fetch(E2E_ORIGIN + path, {
        method,
        maxRedirects: 0,
        headers: { host, origin },
        ...(method === 'POST' ? { form: {} } : {}),
      })
      expect([403, 404, 405, 500], form).not.toContain(answer.status())
    }
    await context.close()
  })
}

async function walk(
  context: BrowserContext,
  origin: string,
  isFinal: boolean,
): Promise<DeadControls> {
  const page = await context.newPage()
  // Pictures say nothing of controls; scripts that never come are late for ever.
  await context.route(/\/media\/|\/assets\/[^?]+\.js$/, (route) => route.abort())
  const found = { dead: new Set<string>(), forms: new Set<string>() }
  for (const path of [...PATHS, await findSoldOut(page, origin)]) {
    await page.goto(origin + path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      const { dead, forms } = await findDeadControls(page, isFinal)
      for (const control of dead) found.dead.add(`${path} at ${width}: ${control}`)
      for (const form of forms) found.forms.add(form)
    }
  }
  return { dead: [...found.dead], forms: [...found.forms] }
}

/** The page of a product that can only be asked about. */
async function findSoldOut(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/catalogsearch/result?q=lamp`)
  const link = page.locator('li:has(button.needs-script) h3 a').first()
  return (await link.getAttribute('href')) ?? ''
}
