import type { GalleryImage, Product } from '../../../../shared/catalog/product'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import { isRecord } from '../../../../shared/json/is-record'
import type { StoreView } from '../../../../shared/store-view/store-view'

const NONE = 'no_selection'

/** A picture's path below /media, without a leading slash; empty when there is none. */
export function toImage(path: string | undefined): string {
  if (!path || path === NONE) return ''
  return path.replace(/^\/+/, '')
}

type WirePictures = Pick<WireProduct, 'image' | 'hover_image' | 'media_gallery'>

/** The pictures of a product or a child, main one first; those without a label go by the name. */
export function toGallery(wire: WirePictures, name: string): GalleryImage[] {
  const gallery = wire.media_gallery ?? []
  const labels = new Map(gallery.map(({ image, lab }) => [toImage(image), lab]))
  const paths = [wire.image, wire.hover_image, ...gallery.map((entry) => entry.image)]
    .map(toImage)
    .filter((path) => path !== '')
  return [...new Set(paths)].map((path, index) => ({
    path,
    alt: labels.get(path) ?? (index === 0 ? name : `${name} ${index + 1}`),
  }))
}

const FILM = /\.(?:webm|mp4)$/i
const CAPTIONS = /\.vtt$/i

/**
 * The film of a product: that of its own attribute, else the first of its gallery that is a file. The
 * page of another service is none: it would follow shoppers who have not asked for that.
 */
export function toFilm(wire: WireProduct, { i18n }: StoreView): Pick<Product, 'film'> {
  const given = [
    wire.film,
    ...(wire.media_gallery ?? []).map(({ vid }) => isRecord(vid) && vid.url),
  ]
  const source = given.map((path) => toFile(path, FILM)).find((path) => path !== null)
  if (!source) return {}
  const [language = ''] = i18n.defaultLocale.split('-')
  return { film: { source, captions: toFile(wire.film_captions, CAPTIONS, language) } }
}

/** A path below /media or an address, of a kind of file. */
function toFile(path: unknown, kind: RegExp, language = ''): string | null {
  if (typeof path !== 'string' || !kind.test(path)) return null
  if (!path.startsWith('https://') && /^[/\\]|[:\\]|\.\./.test(path)) return null
  return path.replace('{language}', language)
}
