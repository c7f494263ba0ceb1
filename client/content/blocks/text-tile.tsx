import { linkField, textField } from '../../../shared/content/block-fields'
import { Icon } from '../../ui/icon'
import type { BlockProps } from '../block-props'
import styles from './tiles.module.css'

/** A few words that lead somewhere. The whole tile can be pressed. */
export function TextTile({ block }: BlockProps) {
  const link = linkField(block, 'link')
  const title = textField(block, 'title')
  return (
    <div className="contained">
      <div className={`${styles.framed} ${styles.words}`}>
        <b>{link ? <a href={link}>{title}</a> : title}</b>
        <p>{textField(block, 'text')}</p>
        {link && <Icon name="chevron-right" size={20} />}
      </div>
    </div>
  )
}
