import type { BlockProps } from '../block-props'
import { AssetPicture } from './asset-picture'
import styles from './tiles.module.css'

/** A picture or a film by itself. */
export function AssetBlock({ block }: BlockProps) {
  return (
    <div className={`contained ${styles.asset}`}>
      <AssetPicture block={block} sizes="(min-width: 1024px) 46rem, 100vw" />
    </div>
  )
}
