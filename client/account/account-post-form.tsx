import { type ReactNode, type SubmitEvent, useState } from 'react'
import { ACCOUNT_FORM_PATHS } from '../../shared/customer/account-forms'
import { storePath } from '../../shared/routing/links'
import { useShop } from '../stores/shop'
import { useOnline } from '../stores/use-online'
import { Notice } from '../ui/notice'
import { type AccountFormName, offlineWords } from './offline-words'

interface AccountPostFormProps {
  form: AccountFormName
  /** Where a script sends it. Without one the browser posts it by itself. */
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * A form of the account, which the browser posts by itself. Without a connection that would end on a page
 * of the browser, and with it what was typed: so it is not posted, and says why.
 */
export function AccountPostForm(props: AccountPostFormProps) {
  const { form, onSubmit, className, children } = props
  const { store, t } = useShop()
  const isOnline = useOnline()
  const [isRefused, setRefused] = useState(false)
  const refuse = (event: SubmitEvent) => {
    event.preventDefault()
    setRefused(true)
  }
  return (
    <form
      className={className}
      method="post"
      action={storePath(ACCOUNT_FORM_PATHS[form], store)}
      onSubmit={isOnline ? onSubmit : refuse}
    >
      {isRefused && !isOnline && (
        <div role="alert">
          <Notice kind="danger">{t(offlineWords(form))}</Notice>
        </div>
      )}
      {children}
    </form>
  )
}
