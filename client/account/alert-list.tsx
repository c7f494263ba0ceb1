import {
  ACCOUNT_FIELDS,
  ACCOUNT_FORM_PATHS,
  type Account,
} from '../../shared/customer/account-forms'
import { storePath } from '../../shared/routing/links'
import { openWrapper } from '../browser/wrapper/wrapper-window'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import styles from './account.module.css'

/** Products that a customer waits for (spec 6); each may be given up. */
export function AlertList({ alerts }: Pick<Account, 'alerts'>) {
  const { chrome, store, t } = useShop()
  return (
    <section className={styles.section}>
      <h2>{t('account.alerts')}</h2>
      {alerts.length === 0 && <p>{t('account.no-alerts')}</p>}
      <ul className={styles.list}>
        {alerts.map(({ sku, name, link }) => (
          <li key={sku}>
            {link ? <a href={link}>{name}</a> : name}
            <form method="post" action={storePath(ACCOUNT_FORM_PATHS.removeAlert, store)}>
              <input type="hidden" name={ACCOUNT_FIELDS.sku} value={sku} />
              <Button type="submit" kind="quiet" aria-label={t('account.alert-remove', { name })}>
                {t('account.address-remove')}
              </Button>
            </form>
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
