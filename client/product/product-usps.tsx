import { blocksField, textField } from '../../shared/content/block-fields'
import type { Story } from '../../shared/content/story'
import { Icon } from '../ui/icon'
import styles from './product.module.css'

/** What editors promise beside the button (spec 2, product usps). */
export function ProductUsps({ usps }: { usps: Story }) {
  return (
    <ul className={styles.promises}>
      {blocksField(usps.content, 'items').map((item) => (
        <li key={item._uid}>
          <Icon name="check" size={18} />
          {textField(item, 'text')}
        </li>
      ))}
    </ul>
  )
}
