import type { AccountFault } from '../../shared/customer/account-fault'
import type { Account } from '../../shared/customer/account-forms'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import styles from './account.module.css'
import { CurrentPasswordField } from './account-fields'
import { AccountPostForm } from './form/account-post-form'

interface LoginListProps extends Pick<Account, 'logins'> {
  fault: AccountFault | null
}

/** Where else a customer is logged in; the password ends all of it. */
export function LoginList({ logins, fault }: LoginListProps) {
  const { t } = useShop()
  if (logins.length < 2) return null
  return (
    <section className={styles.section}>
      <h2>{t('account.logins')}</h2>
      <ul className={styles.list}>
        {logins.map(({ beganAt, day, isCurrent }) => (
          <li key={beganAt}>
            {t(isCurrent ? 'account.login-here' : 'account.login-since', { day })}
          </li>
        ))}
      </ul>
      <AccountPostForm form="endLogins" fault={fault} className={styles.form}>
        <CurrentPasswordField isRequired />
        <Button type="submit" kind="secondary">
          {t('account.logins-end')}
        </Button>
      </AccountPostForm>
    </section>
  )
}
