// The shop as an app that is installed (spec 1), and started without a connection (spec 2, /pwa.html).
import { chromium, expect, type Page } from '@playwright/test'
import { wholeChromium } from '../../find-chromium.ts'
import { isKept, untilServiceWorker } from '../steps/offline-steps.ts'
import { ON_DESKTOP, ON_PHONE, openPage, shopperIn } from '../steps/shop-page.ts'
import { test } from '../steps/watched-test.ts'

test.use({ serviceWorkers: 'allow' })

async function ask(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  const { errors, manifest } = await session.send('Page.getAppManifest')
  return { installabilityErrors, errors, manifest }
}

test(
  'Chromium offers to install the shop and finds no fault in its manifest',
  ON_DESKTOP,
  async ({ page: _ }, testInfo) => {
    const executablePath = wholeChromium()
    // The headless shell has no installer: it answers that nothing is wrong, whatever page it is asked about.
    test.skip(!executablePath, 'only a whole Chromium knows what it would install')
    // With a profile on disk: what is private is never installed, and would be told as a fault.
    const profile = testInfo.outputPath('profile')
    const context = await chromium.launchPersistentContext(profile, {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      const page = await context.newPage()
      await page.goto('data:text/html,<title>no shop</title>')
      expect((await ask(page)).installabilityErrors).not.toEqual([])
      const { origin } = shopperIn('nl_nl', page)
      await openPage(page, `${origin}/`)
      await untilServiceWorker(page)
      const { installabilityErrors, errors, manifest } = await ask(page)
      expect(installabilityErrors).toEqual([])
      expect(errors).toEqual([])
      // Some versions write `kNarrow`.
      const shapes = manifest.screenshots?.map(({ formFactor }) => formFactor?.replace(/^k/, ''))
      expect(shapes?.map((shape) => shape?.toLowerCase())).toEqual(['narrow', 'wide'])
    } finally {
      await context.close()
    }
  },
)

test('an installed shop starts without a connection', ON_PHONE, async ({ page, context }) => {
  const { origin, t } = shopperIn('nl_nl', page)
  await openPage(page, `${origin}/pwa.html`)
  await untilServiceWorker(page)
  // Its start page is home, and kept as that.
  await expect.poll(() => isKept(page, '/')).toBe(true)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto('about:blank')
  await context.setOffline(true)
  await page.goto(`${origin}/pwa.html`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('[data-offline]')).toHaveText(t('layout.offline'))
})
