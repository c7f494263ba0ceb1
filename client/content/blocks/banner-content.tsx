import { assetField } from '../../../shared/content/block-fields'
import { contentSrcSet, imageUrl } from '../../../shared/content/image-url'
import type { BlockProps } from '../block-props'
import styles from './banner-content.module.css'
import { TextWithLink } from './text-with-link'

/** A picture and a few words beside it. */
export function BannerContent({ block }: BlockProps) {
  const image = assetField(block, 'image')
  return (
    <section className={`contained ${styles.outer}`}>
      <div className={styles.banner}>
        {image && (
          <img
            src={imageUrl(image.filename, '768x0')}
            srcSet={contentSrcSet(image.filename)}
            sizes="(min-width: 768px) 45vw, 92vw"
            width={800}
            height={600}
            alt={image.alt}
            loading="lazy"
          />
        )}
        <div className={styles.words}>
          <TextWithLink block={block} />
        </div>
      </div>
    </section>
  )
}
