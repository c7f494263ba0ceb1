import type { AccountFault } from '../../shared/customer/account-fault'
import {
  ACCOUNT_FIELDS,
  type Account,
  type TypedAccountFields,
} from '../../shared/customer/account-forms'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import styles from './account.module.css'
import { ChosenPassword, CurrentPasswordField, EmailField, PersonFields } from './account-fields'
import { AccountPostForm } from './form/account-post-form'

const F = ACCOUNT_FIELDS

interface ProfileFormProps {
  account: Account
  typed: TypedAccountFields
  fault: AccountFault | null
}

/** Names and e-mail address; another address needs the password. */
export function ProfileForm({ account, typed, fault }: ProfileFormProps) {
  const { t } = useShop()
  return (
    <section id="profile" className={styles.section}>
      <h2>{t('account.profile')}</h2>
      <AccountPostForm form="profile" fault={fault} className={styles.form}>
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

interface PasswordFormProps {
  email: string
  fault: AccountFault | null
}

/** A password is not changed without a connection (spec 5). */
export function PasswordForm({ email, fault }: PasswordFormProps) {
  const { t } = useShop()
  return (
    <section id="password" className={styles.section}>
      <h2>{t('account.change-password')}</h2>
      <AccountPostForm form="password" fault={fault} className={styles.form}>
        {/* For password managers: whose password it is. */}
        <input type="hidden" name={F.email} value={email} autoComplete="username" />
        <CurrentPasswordField isRequired />
        <ChosenPassword name={F.newPassword} />
        <Button type="submit" kind="secondary">
          {t('account.password-save')}
        </Button>
      </AccountPostForm>
    </section>
  )
}
