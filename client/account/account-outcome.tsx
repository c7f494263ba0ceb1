import type { AccountFault } from '../../shared/customer/account-fault'
import { ACCOUNT_FIELDS, type AccountNotice } from '../../shared/customer/account-forms'
import type { MessageKey } from '../../shared/i18n/messages'
import { MERCHANT } from '../../shared/store-view/merchant'
import { ACCOUNT_FAULT_WORDS } from '../stores/account/account-fault-words'
import { useLocation } from '../stores/location'
import { useShop } from '../stores/shop'
import { Notice } from '../ui/notice'

const NOTICE_WORDS: Record<AccountNotice, MessageKey> = {
  'logged-out': 'account.logged-out',
  'account-changed': 'account.changed',
  'password-changed': 'account.password-changed',
  'account-deleted': 'account.deleted',
  'reset-sent': 'account.reset-sent',
  'newsletter-asked': 'account.newsletter-asked',
  'confirm-sent': 'account.confirm-sent',
  'logins-ended': 'account.logins-ended',
  'alert-set': 'account.alert-set',
  'alert-removed': 'account.alert-removed',
  'alert-needs-account': 'account.alert-needs-account',
  'card-removed': 'account.card-removed',
}

/** What was done, until its OK leads to this page without it (spec 8, notifications). */
function Done({ notice }: { notice: AccountNotice }) {
  const { t } = useShop()
  const { path, query } = useLocation()
  const rest = new URLSearchParams(query)
  rest.delete(ACCOUNT_FIELDS.notice)
  return (
    <Notice kind="success">
      <p>{t(NOTICE_WORDS[notice])}</p>
      <a href={rest.size > 0 ? `${path}?${rest}` : path}>{t('notification.ok')}</a>
    </Notice>
  )
}

interface AccountOutcomeProps {
  notice: AccountNotice | null
  fault: AccountFault | null
}

/** What was done, or why nothing was. It stands there before it has something to say. */
export function AccountOutcome({ notice, fault }: AccountOutcomeProps) {
  const { t } = useShop()
  return (
    <>
      <div role="status">{notice && <Done notice={notice} />}</div>
      <div role="alert">
        {fault && (
          <Notice kind="danger">{t(ACCOUNT_FAULT_WORDS[fault], { email: MERCHANT.email })}</Notice>
        )}
      </div>
    </>
  )
}
