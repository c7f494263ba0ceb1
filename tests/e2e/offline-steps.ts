// Steps of tests about the shop without a connection.
import { expect, type Page } from '@playwright/test'
import { openPage } from './shop-page.ts'

/** Whether something is kept on the device under this address. */
export function isKept(page: Page, path: string, cacheName = 'pages'): Promise<boolean> {
  return page.evaluate(
    async ([address, name]) =>
      (await caches.match(address, { cacheName: name, ignoreVary: true })) !== undefined,
    [path, cacheName] as const,
  )
}

/** Opens a page, and waits until it is kept for when there is no connection. */
export async function openAndKeep(page: Page, url: string): Promise<void> {
  await openPage(page, url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => isKept(page, page.url())).toBe(true)
}
