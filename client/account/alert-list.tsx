import { ACCOUNT_FIELDS, type Account } from '../../shared/customer/account-forms'
import { openWrapper } from '../browser/wrapper/wrapper-window'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import styles from './account.module.css'
import { AccountPostForm } from './form/account-post-form'

/** Products that a customer waits for (spec 6); each may be given up. */
export function AlertList({ alerts }: Pick<Account, 'alerts'>) {
  const { chrome, t } = useShop()
  return (
    <section className={styles.section}>
      <h2>{t('account.alerts')}</h2>
      {alerts.length === 0 && <p>{t('account.no-alerts')}</p>}
      <ul className={styles.list}>
        {alerts.map(({ sku, name, link }) => (
          <li key={sku}>
            {link ? <a href={link}>{name}</a> : name}
            <AccountPostForm form="removeAlert">
              <input type="hidden" name={ACCOUNT_FIELDS.sku} value={sku} />
              <Button type="submit" kind="quiet" aria-label={t('account.alert-remove', { name })}>
                {t('account.address-remove')}
              </Button>
            </AccountPostForm>
          </li>
        ))}
      </ul>
      {chrome.wrapperOrigins && <NotificationSettings trusted={chrome.wrapperOrigins} />}
    </section>
  )
}

/** Whether the native app may notify is decided in the app (spec 1). */
function NotificationSettings({ trusted }: { trusted: readonly string[] }) {
  const { t } = useShop()
  return (
    <Button
      kind="secondary"
      onClick={() => openWrapper(trusted).tell({ type: 'openNotificationSettings' })}
    >
      {t('account.notification-settings')}
    </Button>
  )
}
