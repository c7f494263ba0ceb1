import type { ProductLabel } from '../../shared/catalog/product'
import styles from './label-badge.module.css'

/** A product label in its style (spec 3, product label). */
export function LabelBadge({ label }: { label: ProductLabel }) {
  return (
    <span className={styles.badge} data-look={label.style}>
      {label.text}
    </span>
  )
}
