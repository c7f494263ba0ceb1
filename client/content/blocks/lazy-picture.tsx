import type { Asset } from '../../../shared/content/block-fields'
import { contentSrcSet, imageUrl } from '../../../shared/content/image-url'

interface LazyPictureProps {
  image: Asset
  sizes: string
  /** Beside a width of 800; a style may cut it differently. */
  height: number
}

/** An editor's picture that does not open the page: fetched when it comes near. */
export function LazyPicture({ image, sizes, height }: LazyPictureProps) {
  return (
    <img
      src={imageUrl(image.filename, '768x0')}
      srcSet={contentSrcSet(image.filename)}
      sizes={sizes}
      width={800}
      height={height}
      alt={image.alt}
      loading="lazy"
    />
  )
}
