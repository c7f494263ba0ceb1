import type { Browser } from '@playwright/test'

/** The address of a product, found by its sku as a shopper's search does. */
export async function findProduct(browser: Browser, origin: string, sku: string): Promise<string> {
  const page = await browser.newPage()
  await page.goto(`${origin}/catalogsearch/result?q=${sku}`)
  const link = page.getByRole('heading', { level: 3 }).getByRole('link').first()
  const path = await link.getAttribute('href')
  await page.close()
  return `${origin}${path}`
}
