import type { GalleryImage, Product, Variant } from './product'

/**
 * The pictures of a product with one of its children chosen, main one first: those of the child,
 * then those of the product that no other child has, so that none shows another colour. A child
 * without pictures leaves the product's (spec 4).
 */
export function galleryOf(
  { gallery, variants }: Pick<Product, 'gallery' | 'variants'>,
  chosen: Variant | undefined,
): GalleryImage[] {
  if (!chosen) return gallery
  const own = new Set(chosen.gallery.map(({ path }) => path))
  const taken = new Set(variants.flatMap((variant) => variant.gallery.map(({ path }) => path)))
  const general = gallery.filter(({ path }) => !own.has(path) && !taken.has(path))
  const shown = [...chosen.gallery, ...general]
  return shown.length > 0 ? shown : gallery
}
