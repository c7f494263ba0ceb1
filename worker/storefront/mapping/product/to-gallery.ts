import type { GalleryImage } from '../../../../shared/catalog/product'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import { toImage } from './to-image'

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
