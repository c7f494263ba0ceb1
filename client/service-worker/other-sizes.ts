// A picture that was seen in one size stands for it in another where that cannot be had: a cart shows
// what a list has shown larger.
import type { WorkboxPlugin } from 'workbox-core'
import { IMAGE_SIZES } from '../../shared/content/image-url'

export const PICTURES_CACHE = 'pictures'

/** The addresses of a picture of the shop in all of its sizes, the largest first; none of another file. */
export function sizesOf(address: string): string[] {
  const url = new URL(address)
  const [, media, size, ...path] = url.pathname.split('/')
  if (media !== 'media' || !IMAGE_SIZES.some((one) => one === size)) return []
  return IMAGE_SIZES.toReversed().map(
    (one) => `${url.origin}/media/${one}/${path.join('/')}${url.search}`,
  )
}

/** Answers with what is kept of the picture in another size. */
export const otherSizes: WorkboxPlugin = {
  async handlerDidError({ request }) {
    const cache = await caches.open(PICTURES_CACHE)
    for (const address of sizesOf(request.url)) {
      const kept = await cache.match(address, { ignoreVary: true })
      if (kept) return kept
    }
    return undefined
  },
}
