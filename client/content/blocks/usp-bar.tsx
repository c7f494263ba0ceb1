import { blocksField, textField } from '../../../shared/content/block-fields'
import { Icon } from '../../ui/icon'
import { knownIcon } from '../../ui/known-icon'
import type { BlockProps } from '../block-props'
import styles from '../content.module.css'

/** What every order comes with, in a line each. */
export function UspBar({ block }: BlockProps) {
  return (
    <ul className={`contained ${styles.usps}`}>
      {blocksField(block, 'items').map((item) => (
        <li key={item._uid}>
          <Icon name={knownIcon(textField(item, 'icon'))} size={20} />
          {textField(item, 'text')}
        </li>
      ))}
    </ul>
  )
}
