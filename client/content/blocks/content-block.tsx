import { blocksField, textField } from '../../../shared/content/block-fields'
import type { BlockProps } from '../block-props'
import styles from './tiles.module.css'

/** Blocks that belong together, on a ground of their own. */
export function ContentBlock({ block, drawInside }: BlockProps) {
  const title = textField(block, 'title')
  return (
    <section className="contained">
      <div className={styles.ground}>
        {title && <h2>{title}</h2>}
        {drawInside(blocksField(block, 'body'))}
      </div>
    </section>
  )
}
