// A forgotten password, in two steps: a mail with a link, and a new password. It works without script.
import { ACCOUNT_FIELDS, type TypedAccountFields } from '../../shared/customer/account-forms'
import { NewPasswordFields } from '../stores/account/new-password-fields'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import styles from './account.module.css'
import { EmailField } from './account-fields'
import { AccountPostForm } from './account-post-form'
import type { CredentialFormProps } from './log-in-form'

const F = ACCOUNT_FIELDS

interface ResetPasswordProps {
  /** Of the mail, or empty. */
  token: string
  isOver: boolean
  typed: TypedAccountFields
}

/** The step that is next: without the token of a mail a mail is asked for. */
export function ResetPassword({ token, isOver, typed }: ResetPasswordProps) {
  return token === '' || isOver ? (
    <ForgotForm typed={typed} />
  ) : (
    <ChooseForm token={token} typed={typed} />
  )
}

/** Asks for a mail with a link, with and without script. */
export function ForgotForm({ typed = {}, onSubmit, isBusy }: Omit<CredentialFormProps, 'back'>) {
  const { t } = useShop()
  return (
    <AccountPostForm form="forgot" className={styles.form} onSubmit={onSubmit}>
      <p>{t('account.reset-intro')}</p>
      <EmailField defaultValue={typed[F.email]} />
      <Button type="submit" isBusy={isBusy}>
        {t('account.reset-send')}
      </Button>
    </AccountPostForm>
  )
}

function ChooseForm({ token, typed }: Omit<ResetPasswordProps, 'isOver'>) {
  const { t } = useShop()
  return (
    <AccountPostForm form="choose" className={styles.form}>
      <EmailField defaultValue={typed[F.email]} />
      <NewPasswordFields name={F.newPassword} repeated={F.repeated} />
      <input type="hidden" name={F.token} value={token} />
      <Button type="submit">{t('account.password-save')}</Button>
    </AccountPostForm>
  )
}
