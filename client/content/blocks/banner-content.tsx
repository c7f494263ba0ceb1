import { assetField } from '../../../shared/content/block-fields'
import type { BlockProps } from '../block-props'
import styles from './banner-content.module.css'
import { LazyPicture } from './lazy-picture'
import { TextWithLink } from './text-with-link'

/** A picture and a few words beside it. */
export function BannerContent({ block, isAboveList }: BlockProps) {
  const image = assetField(block, 'image')
  return (
    <section className={`contained ${styles.outer}`}>
      <div className={styles.banner} data-banner="">
        {image && (
          <LazyPicture
            image={image}
            sizes={isAboveList ? '(min-width: 1280px) 18vw, 40vw' : '(min-width: 768px) 45vw, 92vw'}
            height={600}
            isSmall={isAboveList}
          />
        )}
        <div className={styles.words}>
          <TextWithLink block={block} />
        </div>
      </div>
    </section>
  )
}
