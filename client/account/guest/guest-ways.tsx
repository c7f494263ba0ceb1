import { SUPPORT_PATH } from '../../../shared/content/service-paths'
import { storePath } from '../../../shared/routing/links'
import { useShop } from '../../stores/shop'
import styles from './guest.module.css'

/** What a guest can do without an account. */
export function GuestWays() {
  const { store, t } = useShop()
  return (
    <section className={styles.ways}>
      <h2>{t('account.without-title')}</h2>
      <p>{t('account.without-text')}</p>
      <a href={storePath('/cart', store)}>{t('account.without-go-on')}</a>
      <h3>{t('account.guest-order-title')}</h3>
      <p>{t('account.guest-order-text')}</p>
      <a href={storePath(SUPPORT_PATH, store)}>{t('account.to-service')}</a>
    </section>
  )
}
