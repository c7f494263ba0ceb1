import type { Usp } from '../../shared/routing/page'
import { Icon } from '../ui/icon'
import { knownIcon } from '../ui/known-icon'
import styles from './product.module.css'

/** What editors promise beside the button (spec 2, product usps). */
export function ProductUsps({ usps }: { usps: Usp[] }) {
  if (usps.length === 0) return null
  return (
    <ul className={styles.usps}>
      {usps.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={knownIcon(icon)} size={18} />
          {text}
        </li>
      ))}
    </ul>
  )
}
