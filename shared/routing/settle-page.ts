import { NO_NEIGHBOURS } from '../catalog/neighbours'
import { UNKNOWN_REVIEWS } from '../reviews/review'
import type { Page } from './page'

/** Whether a part of the page is still on its way. */
export function isWaiting({ data }: Page): boolean {
  if (data.route === 'product') {
    return data.neighbours instanceof Promise || data.reviews instanceof Promise
  }
  return data.route === 'storyblok' && data.related instanceof Promise
}

/** The page with everything deferred in place. A part that fails is empty: it was optional. */
export async function settlePage(page: Page): Promise<Page> {
  const { data } = page
  if (data.route === 'product') {
    const [neighbours, reviews] = await Promise.all([
      orElse(data.neighbours, NO_NEIGHBOURS),
      orElse(data.reviews, UNKNOWN_REVIEWS),
    ])
    return { ...page, data: { ...data, neighbours, reviews } }
  }
  if (data.route === 'storyblok') {
    return { ...page, data: { ...data, related: await orElse(data.related, []) } }
  }
  return page
}

function orElse<T>(value: T | Promise<T>, fallback: T): Promise<T> {
  return Promise.resolve(value).catch(() => fallback)
}
