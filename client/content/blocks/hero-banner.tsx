import { assetField, linkField, textField } from '../../../shared/content/block-fields'
import { contentSrcSet, imageUrl } from '../../../shared/content/image-url'
import { ButtonLink } from '../../ui/button'
import { displayText } from '../../ui/display-text'
import type { BlockProps } from '../block-props'
import styles from './hero-banner.module.css'

/** On a tablet it is higher than its width would have it: what is cut away is fetched as well. */
const OVERLAY_SIZES = '(min-width: 768px) clamp(925px, 100vw, 1920px), 100vw'
const BESIDE_SIZES = '(min-width: 768px) 50vw, 100vw'

/** A picture across the page, a few words and one way on: beside it, or over its empty side. */
export function HeroBanner({ block, isFirst }: BlockProps) {
  const wide = assetField(block, 'image')
  const phone = assetField(block, 'mobile_image') ?? wide
  const sizes = block.overlay === true ? OVERLAY_SIZES : BESIDE_SIZES
  const link = linkField(block, 'link')
  const button = textField(block, 'button')
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <section
      className={styles.hero}
      data-banner=""
      data-overlay={block.overlay === true || undefined}
    >
      {wide && phone && (
        <picture>
          <source media="(min-width: 768px)" srcSet={contentSrcSet(wide.filename)} sizes={sizes} />
          <img
            src={imageUrl(phone.filename, '768x0')}
            srcSet={contentSrcSet(phone.filename)}
            sizes={sizes}
            alt={wide.alt}
            width={900}
            height={1100}
            loading={isFirst ? undefined : 'lazy'}
            fetchPriority={isFirst ? 'high' : undefined}
          />
        </picture>
      )}
      <div className={styles.words}>
        <Title className="display">{displayText(textField(block, 'title'))}</Title>
        <p>{textField(block, 'text')}</p>
        {link && button && <ButtonLink href={link}>{button}</ButtonLink>}
      </div>
    </section>
  )
}
