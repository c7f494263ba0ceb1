import type { SubmitEvent } from 'react'
import type { AccountFault } from '../../shared/customer/account-fault'
import { ACCOUNT_FIELDS, type TypedAccountFields } from '../../shared/customer/account-forms'
import { storePath } from '../../shared/routing/links'
import { RESET_PASSWORD_PATH } from '../../shared/routing/screen-paths'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import { onPlainClick } from '../ui/on-plain-click'
import styles from './account.module.css'
import { AccountField, ChosenPassword, EmailField, PersonFields } from './account-fields'
import { AccountPostForm } from './form/account-post-form'

const F = ACCOUNT_FIELDS

export interface CredentialFormProps {
  /** What was typed before it was refused. */
  typed?: TypedAccountFields

  /** The page to come back to; the account's own where it is left out. */
  back?: string
  /** The order that it is to show. */
  order?: string
  /** Where a script sends it. Without one the browser posts it by itself. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  /** It was not sent, because a field is wrong. */
  onRefuse?: () => void
  isBusy?: boolean
  /** Why it was refused. */
  fault?: AccountFault | null
}

interface LogInFormProps extends CredentialFormProps {
  /** Asks for a forgotten password in the same place; without it a page does. */
  onForgot?: () => void
}

/** Logs in, with and without script. */
export function LogInForm({
  back,
  order,
  typed = {},
  isBusy,
  onForgot,
  ...sending
}: LogInFormProps) {
  const { store, t } = useShop()
  return (
    <AccountPostForm form="logIn" className={styles.form} {...sending}>
      <EmailField defaultValue={typed[F.email]} />
      <AccountField
        label={t('account.password')}
        name={F.password}
        type="password"
        autoComplete="current-password"
        maxLength={256}
        required
      />
      <ComeBackFields back={back} order={order} />
      <Button type="submit" isBusy={isBusy}>
        {t('account.log-in')}
      </Button>
      <a href={storePath(RESET_PASSWORD_PATH, store)} onClick={onForgot && onPlainClick(onForgot)}>
        {t('account.forgot')}
      </a>
    </AccountPostForm>
  )
}

function ComeBackFields({ back, order }: Pick<CredentialFormProps, 'back' | 'order'>) {
  return (
    <>
      {back && <input type="hidden" name={F.back} value={back} />}
      {order && <input type="hidden" name={F.order} value={order} />}
    </>
  )
}

/** Registers, with and without script; whoever has registered is logged in. */
export function RegisterForm(props: CredentialFormProps) {
  const { back, order, typed = {}, isBusy, ...sending } = props
  const { t } = useShop()
  return (
    <AccountPostForm form="register" className={styles.form} {...sending}>
      <PersonFields firstName={typed[F.firstName]} lastName={typed[F.lastName]} />
      <EmailField defaultValue={typed[F.email]} />
      <ChosenPassword name={F.password} />
      <ComeBackFields back={back} order={order} />
      <Button type="submit" kind="secondary" isBusy={isBusy}>
        {t('account.register')}
      </Button>
    </AccountPostForm>
  )
}
