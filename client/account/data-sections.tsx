import {
  ACCOUNT_DATA_PATH,
  ACCOUNT_FIELDS,
  ACCOUNT_FORM_PATHS,
  type Account,
} from '../../shared/customer/account-forms'
import { storePath } from '../../shared/routing/links'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import styles from './account.module.css'

/** Subscribes the customer's own address, or ends that. */
export function NewsletterSection({ isSubscribed }: Pick<Account, 'isSubscribed'>) {
  const { store, t } = useShop()
  return (
    <section className={styles.section}>
      <h2>{t('account.newsletter')}</h2>
      <p>{t(isSubscribed ? 'account.newsletter-on' : 'account.newsletter-off')}</p>
      <form method="post" action={storePath(ACCOUNT_FORM_PATHS.newsletter, store)}>
        <input type="hidden" name={ACCOUNT_FIELDS.wish} value={isSubscribed ? 'no' : 'yes'} />
        <Button type="submit" kind="secondary">
          {t(isSubscribed ? 'account.newsletter-leave' : 'account.newsletter-join')}
        </Button>
      </form>
    </section>
  )
}

/** All that the shop keeps of the customer, as a file. */
export function DataSection() {
  const { store, t } = useShop()
  return (
    <section className={styles.section}>
      <h2>{t('account.data')}</h2>
      <p>{t('account.data-text')}</p>
      <a href={storePath(ACCOUNT_DATA_PATH, store)} download>
        {t('account.data-download')}
      </a>
    </section>
  )
}
