// Pictures in the Cache API of this data centre. What was purged since a picture was kept counts as
// not kept, as it does for pages.
import type { ResponseCache } from '../cache/page-store'
import { LONGEST_STALE_SECONDS } from '../cache/policy'
import type { PurgeView } from '../cache/purge-view'
import type { WaitUntil } from '../cache/single-flight'
import { encodePicturePath, type PictureAddress } from './picture-address'

interface PictureKey extends PictureAddress {
  format: string
  /** What a purge may name to reach this picture. */
  tags: readonly string[]
}

export interface PictureCache {
  find(key: PictureKey): Promise<Response | null>
  /** Keeps a picture and gives it back. */
  keep(key: PictureKey, picture: Response): Response
}

const AS_OF = 'x-picture-as-of'
const FOR_BROWSERS = 'x-picture-cache-control'
/** No longer than a purge is remembered, or a purged picture would come back. */
const AT_THE_EDGE = `public, max-age=${LONGEST_STALE_SECONDS}`

export function createPictureCache(
  cache: ResponseCache,
  purges: Pick<PurgeView, 'ready' | 'isPurged' | 'knownUntil'>,
  waitUntil: WaitUntil,
): PictureCache {
  return {
    async find(key) {
      const [kept] = await Promise.all([cache.match(toAddress(key)), purges.ready(waitUntil)])
      if (!kept) return null
      const asOf = Number(kept.headers.get(AS_OF))
      if (purges.isPurged(key.tags, asOf)) return null
      const picture = new Response(kept.body, kept)
      picture.headers.set('cache-control', kept.headers.get(FOR_BROWSERS) ?? 'no-store')
      for (const own of [AS_OF, FOR_BROWSERS]) picture.headers.delete(own)
      return picture
    },
    keep(key, picture) {
      const copy = new Response(picture.clone().body, picture)
      copy.headers.set(FOR_BROWSERS, copy.headers.get('cache-control') ?? 'no-store')
      copy.headers.set('cache-control', AT_THE_EDGE)
      copy.headers.set(AS_OF, String(purges.knownUntil()))
      waitUntil(cache.put(toAddress(key), copy))
      return picture
    },
  }
}

function toAddress({ size, path, version, format }: PictureKey): string {
  const scope = `${size ?? 'as-is'}/${format}/${version ?? 'first'}`
  return `https://images.internal/${scope}/${encodePicturePath(path)}`
}
