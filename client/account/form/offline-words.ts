import type { AccountFormName } from '../../../shared/customer/account-forms'
import type { MessageKey } from '../../../shared/i18n/messages'

/** Where the specification has words of its own, and where nothing was typed that is kept. */
const OWN_WORDS: Partial<Record<AccountFormName, MessageKey>> = {
  password: 'account.password-offline',
  forgot: 'account.reset-offline',
  choose: 'account.reset-offline',
  logOut: 'account.offline-press',
  removeAddress: 'account.offline-press',
  orderAgain: 'account.offline-press',
  newsletter: 'account.offline-press',
  confirmEmail: 'account.offline-press',
  removeAlert: 'account.offline-press',
  removeCard: 'account.offline-press',
}

/** What is said where a form of the account is sent without a connection. */
export function offlineWords(form: AccountFormName): MessageKey {
  return OWN_WORDS[form] ?? 'account.offline'
}
