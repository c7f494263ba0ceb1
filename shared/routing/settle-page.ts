import type { Page } from './page'

/** Whether a part of the page is still on its way. */
export function isWaiting({ data }: Page): boolean {
  return 'related' in data && data.related instanceof Promise
}

/** The page with everything deferred in place. A part that fails is empty: it was optional. */
export async function settlePage(page: Page): Promise<Page> {
  const { data } = page
  if (data.route === 'product') {
    return { ...page, data: { ...data, related: await orNothing(data.related) } }
  }
  if (data.route === 'storyblok') {
    return { ...page, data: { ...data, related: await orNothing(data.related) } }
  }
  return page
}

function orNothing<T>(list: T[] | Promise<T[]>): Promise<T[]> {
  return Promise.resolve(list).catch(() => [])
}
