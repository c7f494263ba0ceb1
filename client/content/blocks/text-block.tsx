import { textField } from '../../../shared/content/block-fields'
import type { BlockProps } from '../block-props'
import styles from '../content.module.css'

/** Plain words, with the lines as they were written. */
export function TextBlock({ block }: BlockProps) {
  return <p className={`contained ${styles.prose} ${styles.plain}`}>{textField(block, 'text')}</p>
}
