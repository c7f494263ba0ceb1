import { blocksField, numberField } from '../../../shared/content/block-fields'
import type { BlockProps } from '../block-props'
import styles from './row.module.css'

/** Columns of the editors' grid (spec 2: rows and columns). */
const GRID_COLUMNS = 12

/** Columns beside each other on a desktop, below each other on a phone. */
export function Row({ block, drawInside }: BlockProps) {
  return (
    <div className={`contained ${styles.row}`} data-narrow={block.narrow === true || undefined}>
      {blocksField(block, 'columns').map((column) => (
        <div
          key={column._uid}
          className={styles.column}
          data-span={numberField(column, 'width', 1, GRID_COLUMNS) ?? GRID_COLUMNS}
          data-offset={numberField(column, 'offset', 1, GRID_COLUMNS - 1) ?? undefined}
        >
          {drawInside(blocksField(column, 'body'))}
        </div>
      ))}
    </div>
  )
}
