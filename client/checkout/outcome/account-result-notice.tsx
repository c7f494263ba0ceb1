import { ACCOUNT_RESULT, parseAccountResult } from '../../../shared/customer/new-account'
import { storePath } from '../../../shared/routing/links'
import { ACCOUNT_PATH } from '../../../shared/routing/screen-paths'
import { MERCHANT } from '../../../shared/store-view/merchant'
import { ACCOUNT_FAULT_WORDS } from '../../stores/account/account-fault-words'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { Notice } from '../../ui/notice'

/** What became of the account that was to be made with the order, which stands either way. */
export function AccountResultNotice() {
  const { store, t } = useShop()
  const result = parseAccountResult(useLocation().query.get(ACCOUNT_RESULT))
  if (!result) return null
  if (result === 'made') return <Notice kind="success">{t('checkout.account-made')}</Notice>
  return (
    <Notice kind="warning">
      <p>{t('checkout.account-not-made')}</p>
      <p>{t(ACCOUNT_FAULT_WORDS[result], { email: MERCHANT.email })}</p>
      {result === 'email-taken' && (
        <a href={storePath(ACCOUNT_PATH, store)}>{t('account.log-in')}</a>
      )}
    </Notice>
  )
}
