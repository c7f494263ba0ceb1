import { assetField, blocksField, linkField, textField } from '../../../shared/content/block-fields'
import { contentSrcSet, imageUrl } from '../../../shared/content/image-url'
import { isDouble } from '../../../shared/content/is-double'
import type { Block } from '../../../shared/content/story'
import type { BlockProps } from '../block-props'
import styles from './visual-item.module.css'

const WIDE = '(min-width: 1024px)'
/** In the place of one product, and across that of two. */
const ONE_PLACE = `${WIDE} 24vw, 46vw`
const TWO_PLACES = `${WIDE} 48vw, 92vw`

/** Pictures between products, which share one place of the list (spec 3, visual). */
export function VisualItem({ block }: BlockProps) {
  const items = blocksField(block, 'items')
  const sizes = isDouble(block) && items.length === 1 ? TWO_PLACES : ONE_PLACE
  const drawn = items.map((item) => <Visual key={item._uid} item={item} sizes={sizes} />)
  return items.length > 1 ? <div className={styles.items}>{drawn}</div> : drawn
}

function Visual({ item, sizes }: { item: Block; sizes: string }) {
  const wide = assetField(item, 'desktopAsset')
  const phone = assetField(item, 'mobileAsset') ?? wide
  const link = linkField(item, 'link')
  const title = textField(item, 'title')
  const isCentred = item.centerText === true
  return (
    <div className={styles.visual} data-centred={isCentred || undefined}>
      {wide && phone && (
        <picture>
          <source media={WIDE} srcSet={contentSrcSet(wide.filename)} sizes={sizes} />
          <img
            src={imageUrl(phone.filename, '768x0')}
            srcSet={contentSrcSet(phone.filename)}
            sizes={sizes}
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
