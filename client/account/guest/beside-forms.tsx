import { SUPPORT_PATH } from '../../../shared/content/service-paths'
import type { MessageKey } from '../../../shared/i18n/messages'
import { storePath } from '../../../shared/routing/links'
import { useShop } from '../../stores/shop'
import { Icon, type IconName } from '../../ui/icon'
import styles from './guest.module.css'

const BENEFITS = [
  ['truck', 'account.benefit-orders'],
  ['check', 'account.benefit-addresses'],
  ['heart', 'account.benefit-wishlist'],
  ['bell', 'account.benefit-alerts'],
] as const satisfies [IconName, MessageKey][]

/** What an account is good for. */
export function AccountBenefits() {
  const { t } = useShop()
  return (
    <ul className={styles.benefits}>
      {BENEFITS.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} size={20} />
          {t(text)}
        </li>
      ))}
    </ul>
  )
}

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
