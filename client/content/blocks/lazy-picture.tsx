import type { Asset } from '../../../shared/content/block-fields'
import { contentSrcSet, imageUrl, listSrcSet } from '../../../shared/content/image-url'

interface LazyPictureProps {
  image: Asset
  sizes: string
  /** Beside a width of 800; a style may cut it differently. */
  height: number
  /** Shown no larger than a card of a list, and cut like one. */
  isSmall?: boolean
}

/** An editor's picture that does not open the page: fetched when it comes near. */
export function LazyPicture({ image, sizes, height, isSmall = false }: LazyPictureProps) {
  return (
    <img
      src={imageUrl(image.filename, isSmall ? '400x600' : '768x0')}
      srcSet={isSmall ? listSrcSet(image.filename) : contentSrcSet(image.filename)}
      sizes={sizes}
      width={800}
      height={height}
      alt={image.alt}
      loading="lazy"
    />
  )
}
