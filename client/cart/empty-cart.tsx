import { storePath } from '../../shared/routing/links'
import { DepartmentLinks } from '../catalog/department-links'
import { useShop } from '../stores/shop'
import { ButtonLink } from '../ui/button'
import styles from './empty-cart.module.css'

export function EmptyCart() {
  const { store, chrome, t } = useShop()
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{t('cart.empty')}</p>
      <p>{t('cart.empty-hint')}</p>
      <ButtonLink href={storePath('/', store)}>{t('cart.continue')}</ButtonLink>
      <DepartmentLinks menu={chrome.menu} />
    </div>
  )
}
