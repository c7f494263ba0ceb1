import { assetField } from '../../../shared/content/block-fields'
import { contentSrcSet, imageUrl } from '../../../shared/content/image-url'
import type { BlockProps } from '../block-props'
import styles from '../content.module.css'

/** A picture in the column of the text. */
export function ImageBlock({ block, isFirst }: BlockProps) {
  const image = assetField(block, 'image')
  if (!image) return null
  return (
    <div className={`contained ${styles.picture}`}>
      <img
        src={imageUrl(image.filename, '1280x0')}
        srcSet={contentSrcSet(image.filename)}
        sizes="(min-width: 1024px) 60rem, 100vw"
        width={1200}
        height={800}
        alt={image.alt}
        loading={isFirst ? undefined : 'lazy'}
      />
    </div>
  )
}
