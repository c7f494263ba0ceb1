import { storePath } from '../../../shared/routing/links'
import { useShop } from '../../stores/shop'
import { Icon } from '../../ui/icon'
import styles from './header.module.css'
import { Logo } from './logo'

/** Logo and a way back to the shop: for the cart and what comes after an order. */
export function AdditionalHeader({ hasBackLink = true }: { hasBackLink?: boolean }) {
  const { store, t } = useShop()
  return (
    <header className={`${styles.header} ${styles.additional}`}>
      <div className="contained">
        <Logo />
        {hasBackLink && (
          <a className={styles.back} href={storePath('/', store)}>
            <Icon name="chevron-left" size={20} />
            {t('layout.back-to-shop')}
          </a>
        )}
      </div>
    </header>
  )
}
