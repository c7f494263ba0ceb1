// A forgotten password, in two steps: a mail with a link, and a new password. It works without script.
import type { AccountFault } from '../../shared/customer/account-fault'
import { ACCOUNT_FIELDS, type TypedAccountFields } from '../../shared/customer/account-forms'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import styles from './account.module.css'
import { ChosenPassword, EmailField } from './account-fields'
import { AccountPostForm } from './form/account-post-form'
import type { CredentialFormProps } from './log-in-form'

const F = ACCOUNT_FIELDS

interface ResetPasswordProps {
  /** Of the mail, or empty. */
  token: string
  fault: AccountFault | null
  typed: TypedAccountFields
}

/** The step that is next: without the token of a mail a mail is asked for. */
export function ResetPassword({ token, fault, typed }: ResetPasswordProps) {
  return token === '' || fault === 'reset-over' ? (
    <ForgotForm typed={typed} fault={fault} />
  ) : (
    <ChooseForm token={token} typed={typed} fault={fault} />
  )
}

/** Asks for a mail with a link, with and without script. */
export function ForgotForm({ typed = {}, isBusy, ...sending }: Omit<CredentialFormProps, 'back'>) {
  const { t } = useShop()
  return (
    <AccountPostForm form="forgot" className={styles.form} {...sending}>
      <p>{t('account.reset-intro')}</p>
      <EmailField defaultValue={typed[F.email]} />
      <Button type="submit" isBusy={isBusy}>
        {t('account.reset-send')}
      </Button>
    </AccountPostForm>
  )
}

function ChooseForm({ token, typed, fault }: ResetPasswordProps) {
  const { t } = useShop()
  return (
    <AccountPostForm form="choose" fault={fault} className={styles.form}>
      <EmailField defaultValue={typed[F.email]} />
      <ChosenPassword name={F.newPassword} />
      <input type="hidden" name={F.token} value={token} />
      <Button type="submit">{t('account.password-save')}</Button>
    </AccountPostForm>
  )
}
