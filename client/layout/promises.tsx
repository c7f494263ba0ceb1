import { useShop } from '../stores/shop'
import { Icon } from '../ui/icon'
import styles from './header.module.css'
import { StoreButton } from './store-button'

/** What every order comes with, above everything else (spec 9, shop wording). */
export function Promises() {
  const { store, t, price } = useShop()
  return (
    <div className={styles.promises}>
      <div className="contained">
        <p>
          <Icon name="truck" size={18} />
          {t('layout.free-delivery', { amount: price(store.freeShippingAmount) })}
        </p>
        <p>
          <Icon name="return" size={18} />
          {t('layout.free-returns')}
        </p>
        <p>
          <Icon name="clock" size={18} />
          {t('layout.next-day')}
        </p>
        <StoreButton />
      </div>
    </div>
  )
}
