import type { MessageKey } from '../../../shared/i18n/messages'
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
