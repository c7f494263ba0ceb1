import { useShop } from '../stores/shop'
import { Icon, type IconName } from '../ui/icon'
import styles from './header.module.css'
import { StoreButton } from './store-button'

const ICONS: readonly IconName[] = ['truck', 'return', 'clock']

/** What every order comes with, above everything else (spec 2, usp bar). */
export function Promises() {
  const { frame } = useShop()
  return (
    <div className={styles.promises}>
      <div className="contained">
        {frame.promises.map(({ icon, text }) => (
          <p key={text}>
            <Icon name={ICONS.find((known) => known === icon) ?? 'check'} size={18} />
            {text}
          </p>
        ))}
        <StoreButton />
      </div>
    </div>
  )
}
