import { blocksField, textField } from '../../../shared/content/block-fields'
import { Icon } from '../../ui/icon'
import { knownIcon } from '../../ui/known-icon'
import type { BlockProps } from '../block-props'
import styles from './category-usps.module.css'

/** The usps of a category, each with a longer text. */
export function CategoryUsps({ block }: BlockProps) {
  return (
    <ul className={`contained ${styles.usps}`}>
      {blocksField(block, 'items').map((item) => (
        <li key={item._uid}>
          <Icon name={knownIcon(textField(item, 'icon'))} />
          <div>
            <b>{textField(item, 'title')}</b>
            <p>{textField(item, 'text')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
