import { linkField, textField } from '../../../shared/content/block-fields'
import type { BlockProps } from '../block-props'
import styles from './promo-banner.module.css'

/** One sentence across the page, and where it leads. */
export function PromoBanner({ block }: BlockProps) {
  const link = linkField(block, 'link')
  const button = textField(block, 'button')
  return (
    <div className={`contained ${styles.outer}`}>
      <p className={styles.promo}>
        {textField(block, 'text')} {link && button && <a href={link}>{button}</a>}
      </p>
    </div>
  )
}
