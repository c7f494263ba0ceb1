import type { GalleryImage } from '../../../../shared/catalog/product'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'

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
