import { ACCOUNT_FIELDS } from '../../../shared/customer/account-forms'
import { storePath } from '../../../shared/routing/links'
import { ACCOUNT_PATH } from '../../../shared/routing/screen-paths'
import { useShop } from '../../stores/shop'
import { useUi } from '../../stores/ui'
import { onPlainClick } from '../../ui/on-plain-click'

interface LogInInsteadProps {
  /** There is an account under it. */
  email: string
  /** How that is said. */
  words: string
  /** Path of the page to come back to. */
  back: string
}

/** Words for a guest who has an account, and the way to it. */
export function LogInInstead({ email, words, back }: LogInInsteadProps) {
  const { store, t } = useShop()
  const openModal = useUi((ui) => ui.openModal)
  const query = new URLSearchParams({ [ACCOUNT_FIELDS.back]: back })
  return (
    <>
      {words}{' '}
      <a
        href={`${storePath(ACCOUNT_PATH, store)}?${query}`}
        aria-haspopup="dialog"
        onClick={onPlainClick(() => openModal('authentication', { email }))}
      >
        {t('account.log-in')}
      </a>
    </>
  )
}
