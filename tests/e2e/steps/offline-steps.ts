// Steps of tests about the shop without a connection.
import { expect, type Page } from '@playwright/test'
import { fillAddress, openPage, type Shopper, startInCheckout } from './shop-page.ts'

/** Whether something is kept on the device under this address. */
export function isKept(page: Page, path: string, cacheName = 'pages'): Promise<boolean> {
  return page.evaluate(
    async ([address, name]) =>
      (await caches.match(address, { cacheName: name, ignoreVary: true })) !== undefined,
    [path, cacheName] as const,
  )
}

/** Until what is asked for goes by way of the service worker. */
export async function untilServiceWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** Opens a page, and waits until it is kept for when there is no connection. */
export async function openAndKeep(page: Page, url: string): Promise<void> {
  await openPage(page, url)
  await untilServiceWorker(page)
  await expect.poll(() => isKept(page, page.url())).toBe(true)
}

/** Fills the checkout with a connection and stands before the button without one. */
export async function fillAndLoseConnection(shopper: Shopper): Promise<void> {
  const { page, t } = shopper
  await startInCheckout(shopper)
  await fillAddress(shopper)
  const order = page.getByRole('button', { name: t('checkout.place-order') })
  await expect(order).toBeEnabled({ timeout: 20_000 })
  await untilServiceWorker(page)
  await page.context().setOffline(true)
}

/** Orders: the order is kept on the device. */
export async function keepOrder({ page, t }: Shopper): Promise<void> {
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
  await page.getByRole('button', { name: t('offline.order-keep') }).click()
  await expect(page.getByRole('heading', { name: t('offline.order-title') })).toBeVisible()
}
