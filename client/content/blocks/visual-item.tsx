import { assetField, blocksField, linkField, textField } from '../../../shared/content/block-fields'
import { contentSrcSet, imageUrl } from '../../../shared/content/image-url'
import type { Block } from '../../../shared/content/story'
import type { BlockProps } from '../block-props'
import styles from './visual-item.module.css'

const WIDE = '(min-width: 1024px)'
const SIZES = `${WIDE} 24vw, 46vw`

/** Pictures between products, which share one place of the list (spec 3, visual). */
export function VisualItem({ block }: BlockProps) {
  const items = blocksField(block, 'items').map((item) => <Visual key={item._uid} item={item} />)
  return items.length > 1 ? <div className={styles.items}>{items}</div> : items
}

function Visual({ item }: { item: Block }) {
  const wide = assetField(item, 'desktopAsset')
  const phone = assetField(item, 'mobileAsset') ?? wide
  const link = linkField(item, 'link')
  const title = textField(item, 'title')
  const isCentred = item.centerText === true
  return (
    <div className={styles.visual} data-centred={isCentred || undefined}>
      {wide && phone && (
        <picture>
          <source media={WIDE} srcSet={contentSrcSet(wide.filename)} sizes={SIZES} />
          <img
            src={imageUrl(phone.filename, '768x0')}
            srcSet={contentSrcSet(phone.filename)}
            sizes={SIZES}
            width={400}
            height={600}
            alt=""
            loading="lazy"
          />
        </picture>
      )}
      <div className={styles.words} data-overlay={item.displayOverlay === true || undefined}>
        <p>{title}</p>
        {link && (
          <a href={link} target={item.isExternal === true ? '_blank' : undefined} rel="noopener">
            {textField(item, 'buttonText') || title}
          </a>
        )}
      </div>
    </div>
  )
}
