// The pictures by which browsers offer the shop as an app (spec 1): two of each store, in public/.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import {
  APP_SCREENSHOTS,
  appScreenshotPath,
} from '../../worker/storefront/feeds/app-screenshots.ts'
import { ROOT } from '../../worker/tools/run/paths.ts'
import { STORES } from '../fixtures/stores.ts'
import type { ShopWithBrowser } from './steps/open-shop-with-browser.ts'
import { untilHydrated } from './steps/shop-page.ts'

const QUALITY = 75

export async function takeAppScreenshots({ browser, originOf }: ShopWithBrowser): Promise<void> {
  for (const { host, storeCode } of STORES) {
    for (const { formFactor, width, height } of APP_SCREENSHOTS) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
      await page.goto(originOf(host))
      if (formFactor === 'wide') await page.goto(originOf(host) + (await firstDepartment(page)))
      await untilHydrated(page)
      await page.waitForLoadState('networkidle')
      const file = resolve(ROOT, `public${appScreenshotPath(storeCode, formFactor)}`)
      mkdirSync(resolve(file, '..'), { recursive: true })
      writeFileSync(file, await toWebp(page))
      await page.close()
    }
  }
}

async function firstDepartment(page: Page): Promise<string> {
  return (await page.locator('header nav > ul > li > a').first().getAttribute('href')) ?? '/'
}

/** Smaller than a JPEG of the same look; Playwright itself does not write it. */
async function toWebp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const taken = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  return Buffer.from(taken.data, 'base64')
}
