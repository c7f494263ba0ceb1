import { storePath } from '../../../shared/routing/links'
import { useLocation } from '../../stores/location'
import { useNavigationHistory } from '../../stores/navigation-history'
import { useShop } from '../../stores/shop'
import { Icon } from '../../ui/icon'
import { onPlainClick } from '../../ui/on-plain-click'
import styles from './header.module.css'
import { Logo } from './logo'

/** Logo and a way back to the shop: for the cart and what comes after an order. */
export function AdditionalHeader({ hasBackLink = true }: { hasBackLink?: boolean }) {
  return (
    <header className={`${styles.header} ${styles.additional}`}>
      <div className="contained">
        <Logo />
        {hasBackLink && <BackLink />}
      </div>
    </header>
  )
}

/** What lies between the shop and an order. */
const BUYING = ['/cart', '/checkout', '/checkout-return', '/checkout-failed']

/** Leads to the page of the shop that the shopper came from, and home where there was none. */
function BackLink() {
  const { store, t } = useShop()
  const { navigate } = useLocation()
  const paths = useNavigationHistory((history) => history.paths)
  const pop = useNavigationHistory((history) => history.pop)
  const buying = BUYING.map((path) => storePath(path, store))
  const place = paths.findLastIndex((path) => !buying.includes(path.split('?')[0] ?? path))
  const href = paths[place] ?? storePath('/', store)
  return (
    <a
      className={styles.back}
      href={href}
      onClick={onPlainClick(() => {
        pop(paths.length - place)
        navigate(href)
      })}
    >
      <Icon name="chevron-left" size={20} />
      {t('layout.back-to-shop')}
    </a>
  )
}
