import {
  ACCOUNT_FIELDS,
  type Account,
  type TypedAccountFields,
} from '../../shared/customer/account-forms'
import { NewPasswordFields } from '../stores/account/new-password-fields'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import styles from './account.module.css'
import { CurrentPasswordField, EmailField, PersonFields } from './account-fields'
import { AccountPostForm } from './account-post-form'

const F = ACCOUNT_FIELDS

/** Names and e-mail address; another address needs the password. */
export function ProfileForm({ account, typed }: { account: Account; typed: TypedAccountFields }) {
  const { t } = useShop()
  return (
    <section className={styles.section}>
      <h2>{t('account.profile')}</h2>
      <AccountPostForm form="profile" className={styles.form}>
        <PersonFields
          firstName={typed[F.firstName] ?? account.firstName}
          lastName={typed[F.lastName] ?? account.lastName}
        />
        <EmailField defaultValue={typed[F.email] ?? account.email} />
        <CurrentPasswordField hint={t('account.password-for-email')} isRequired={false} />
        <Button type="submit" kind="secondary">
          {t('account.save')}
        </Button>
      </AccountPostForm>
    </section>
  )
}

/** A password is not changed without a connection (spec 5). */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useShop()
  return (
    <section className={styles.section}>
      <h2>{t('account.change-password')}</h2>
      <AccountPostForm form="password" className={styles.form}>
        {/* For password managers: whose password it is. */}
        <input type="hidden" name={F.email} value={email} autoComplete="username" />
        <CurrentPasswordField isRequired />
        <NewPasswordFields name={F.newPassword} repeated={F.repeated} />
        <Button type="submit" kind="secondary">
          {t('account.password-save')}
        </Button>
      </AccountPostForm>
    </section>
  )
}
