import { linkField, textField } from '../../../shared/content/block-fields'
import type { BlockProps } from '../block-props'
import { AssetPicture } from './asset-picture'
import styles from './tiles.module.css'

/** A picture or a film, and where it leads. */
export function AssetTile({ block }: BlockProps) {
  const link = linkField(block, 'link')
  const title = textField(block, 'title')
  return (
    <div className={`contained ${styles.tile}`}>
      <AssetPicture block={block} sizes="(min-width: 1024px) 32vw, 92vw" />
      {title && <p>{link ? <a href={link}>{title}</a> : title}</p>}
    </div>
  )
}
