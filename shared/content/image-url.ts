// The one place that knows how pictures are addressed: our own below /media, which the storefront
// resizes, and those of the CMS, which resizes by itself (spec 9, images).

/** Sizes in which the storefront serves a picture. Height 0 keeps the proportions. */
export const IMAGE_SIZES = [
  '30x40',
  '150x150',
  '400x600',
  '512x768',
  '600x744',
  '800x172',
  '800x1200',
  '1024x1536',
  '1272x274',
  '2544x548',
  '768x0',
  '1023x0',
  '1280x0',
  '1440x0',
  '1920x0',
  '2500x0',
] as const

export type ImageSize = (typeof IMAGE_SIZES)[number]

/** How the CMS addresses its pictures: of old without a scheme. */
export const CMS_HOST = /^(?:https?:)?\/\/a\.storyblok\.com\//
/** Nothing to gain from resizing these; an animation would lose its movement. */
const AS_IT_IS = /\.(?:svg|gif)(?:\?|$)/i

/**
 * The address of a picture in one size (spec 9).
 * @param path below /media, with `?v=` where the picture was replaced, or an address on the CMS's asset host; anything else stays as it is
 */
export function imageUrl(path: string, size: ImageSize): string {
  if (CMS_HOST.test(path)) {
    return AS_IT_IS.test(path) ? path : `${path}/m/${size}/filters:format(webp)`
  }
  if (/^(?:https?:)?\/\//.test(path)) return path
  // A space would end the address within a srcset.
  const below = path.replace(/^\/?(?:media\/)?/, '').replaceAll(' ', '%20')
  return AS_IT_IS.test(below) ? `/media/${below}` : `/media/${size}/${below}`
}

/** The path of a picture whose address in a size that is, where it stands below /media as it is. */
export function imagePath(url: string, size: ImageSize): string {
  const folder = `/media/${size}/`
  return url.startsWith(folder) ? url.slice(folder.length) : url
}

function srcSet(path: string, sizes: readonly ImageSize[]): string {
  return sizes.map((size) => `${imageUrl(path, size)} ${size.split('x')[0]}w`).join(',')
}

/** Pictures of a product list: 400x600, its double, and 512 and 1024 wide (spec 9). */
export function listSrcSet(path: string): string {
  return srcSet(path, ['400x600', '512x768', '800x1200', '1024x1536'])
}

/** Pictures of the product page's gallery (spec 9). */
export function gallerySrcSet(path: string): string {
  return srcSet(path, ['600x744', '1023x0', '1440x0'])
}

/** A picture of the product page that fills the screen, or more than that. */
export function zoomSrcSet(path: string): string {
  return srcSet(path, ['1023x0', '1440x0', '1920x0', '2500x0'])
}

/** Pictures of CMS blocks: 768 to 2500 wide (spec 2, image widths). */
export function contentSrcSet(path: string): string {
  return srcSet(path, ['768x0', '1023x0', '1280x0', '1440x0', '1920x0', '2500x0'])
}

/** The banner above a subcategory: as wide as the page, and its double (spec 2); and as wide as a phone. */
export function bannerSrcSet(path: string): string {
  return srcSet(path, ['800x172', '1272x274', '2544x548'])
}
