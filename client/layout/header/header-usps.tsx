import { useShop } from '../../stores/shop'
import { Icon } from '../../ui/icon'
import { knownIcon } from '../../ui/known-icon'
import { StoreButton } from '../store-button'
import styles from './header.module.css'

/** What every order comes with, above everything else (spec 2, usp bar). */
export function HeaderUsps() {
  const { chrome } = useShop()
  return (
    <div className={styles.usps}>
      <div className="contained">
        <div>
          {chrome.usps.map(({ icon, text }) => (
            <p key={text}>
              <Icon name={knownIcon(icon)} size={18} />
              {text}
            </p>
          ))}
        </div>
        <StoreButton />
      </div>
    </div>
  )
}
