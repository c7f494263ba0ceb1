import { type SubmitEvent, useState } from 'react'
import {
  ACCOUNT_FIELDS,
  ACCOUNT_FORM_PATHS,
  type Account,
  type TypedAccountFields,
} from '../../shared/customer/account-forms'
import { storePath } from '../../shared/routing/links'
import { NewPasswordFields } from '../stores/account/new-password-fields'
import { useShop } from '../stores/shop'
import { useOnline } from '../stores/use-online'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import styles from './account.module.css'
import { CurrentPasswordField, EmailField, PersonFields } from './account-fields'

const F = ACCOUNT_FIELDS

/** Names and e-mail address; another address needs the password. */
export function ProfileForm({ account, typed }: { account: Account; typed: TypedAccountFields }) {
  const { store, t } = useShop()
  return (
    <section className={styles.section}>
      <h2>{t('account.profile')}</h2>
      <form
        className={styles.form}
        method="post"
        action={storePath(ACCOUNT_FORM_PATHS.profile, store)}
      >
        <PersonFields
          firstName={typed[F.firstName] ?? account.firstName}
          lastName={typed[F.lastName] ?? account.lastName}
        />
        <EmailField defaultValue={typed[F.email] ?? account.email} />
        <CurrentPasswordField hint={t('account.password-for-email')} isRequired={false} />
        <Button type="submit" kind="secondary">
          {t('account.save')}
        </Button>
      </form>
    </section>
  )
}

/** A password is not changed without a connection (spec 5): what was typed stays where it is. */
export function PasswordForm({ email }: { email: string }) {
  const { store, t } = useShop()
  const isOnline = useOnline()
  const [isRefused, setRefused] = useState(false)
  const refuse = (event: SubmitEvent) => {
    event.preventDefault()
    setRefused(true)
  }
  return (
    <section className={styles.section}>
      <h2>{t('account.change-password')}</h2>
      <form
        className={styles.form}
        method="post"
        action={storePath(ACCOUNT_FORM_PATHS.password, store)}
        onSubmit={isOnline ? undefined : refuse}
      >
        <div role="alert">
          {isRefused && !isOnline && <Notice kind="danger">{t('account.password-offline')}</Notice>}
        </div>
        {/* For password managers: whose password it is. */}
        <input type="hidden" name={F.email} value={email} autoComplete="username" />
        <CurrentPasswordField isRequired />
        <NewPasswordFields name={F.newPassword} repeated={F.repeated} />
        <Button type="submit" kind="secondary">
          {t('account.password-save')}
        </Button>
      </form>
    </section>
  )
}
