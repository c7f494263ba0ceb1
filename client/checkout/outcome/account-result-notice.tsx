import type { AccountFault } from '../../../shared/customer/account-fault'
import { ACCOUNT_RESULT, parseAccountResult } from '../../../shared/customer/new-account'
import type { MessageKey } from '../../../shared/i18n/messages'
import { storePath } from '../../../shared/routing/links'
import { ACCOUNT_PATH } from '../../../shared/routing/screen-paths'
import { MERCHANT } from '../../../shared/store-view/merchant'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { Notice } from '../../ui/notice'

/** Why none was made; for any other reason it has failed. Those of other forms need not come here. */
const FAULT_WORDS: Partial<Record<AccountFault, MessageKey>> = {
  'email-taken': 'account.email-taken',
  'email-wrong': 'account.email-wrong',
  'name-short': 'account.name-short',
  'password-weak': 'account.password-weak',
  'too-many-tries': 'account.too-many-tries',
  'confirm-first': 'account.confirm-first',
  'needs-script': 'content.needs-script',
  offline: 'account.offline-press',
}

/** What became of the account that was to be made with the order, which stands either way. */
export function AccountResultNotice() {
  const { store, t } = useShop()
  const result = parseAccountResult(useLocation().query.get(ACCOUNT_RESULT))
  if (!result) return null
  if (result === 'made') return <Notice kind="success">{t('checkout.account-made')}</Notice>
  return (
    <Notice kind="warning">
      <p>{t('checkout.account-not-made')}</p>
      <p>{t(FAULT_WORDS[result] ?? 'account.failed', { email: MERCHANT.email })}</p>
      {result === 'email-taken' && (
        <a href={storePath(ACCOUNT_PATH, store)}>{t('account.log-in')}</a>
      )}
    </Notice>
  )
}
