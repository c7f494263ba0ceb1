import { blocksField } from '../../../shared/content/block-fields'
import type { BlockProps } from '../block-props'
import styles from './tiles.module.css'

/** Blocks in a frame. */
export function Tile({ block, drawInside }: BlockProps) {
  return (
    <div className="contained">
      <div className={styles.framed}>{drawInside(blocksField(block, 'body'))}</div>
    </div>
  )
}
