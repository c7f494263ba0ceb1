import type { Page } from './page'

/** Whether a part of the page is still on its way. */
export function isWaiting(page: Page): boolean {
  return page.data.route === 'product' && page.data.related instanceof Promise
}

/** The page with everything deferred in place. A part that fails is empty: it was optional. */
export async function settlePage(page: Page): Promise<Page> {
  if (page.data.route !== 'product') return page
  const related = await Promise.resolve(page.data.related).catch(() => [])
  return { ...page, data: { ...page.data, related } }
}
