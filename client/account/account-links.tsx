import type { MessageKey } from '../../shared/i18n/messages'
import { useShop } from '../stores/shop'
import styles from './account.module.css'

/** Parts of the account by what they are marked with, in their order; those that always stand there. */
const PARTS = [
  ['orders', 'account.orders'],
  ['addresses', 'account.addresses'],
  ['newsletter', 'account.newsletter'],
  ['gift-card', 'account.gift-card'],
  ['data', 'account.data'],
  ['profile', 'account.profile'],
  ['password', 'account.change-password'],
  ['delete', 'account.delete'],
] as const satisfies [string, MessageKey][]

/** Links to the parts of the account, which is long on a phone. */
export function AccountLinks() {
  const { t } = useShop()
  return (
    <nav aria-label={t('account.title')}>
      <ul className={styles.links}>
        {PARTS.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{t(title)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
