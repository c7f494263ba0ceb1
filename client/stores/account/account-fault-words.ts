import type { AccountFault } from '../../../shared/customer/account-fault'
import type { MessageKey } from '../../../shared/i18n/messages'

/** Why nothing was done for an account, in the words of the shop; `email` is that of the merchant. */
export const ACCOUNT_FAULT_WORDS: Record<AccountFault, MessageKey> = {
  'login-refused': 'account.login-refused',
  'login-over': 'account.login-over',
  'too-many-tries': 'account.too-many-tries',
  'email-taken': 'account.email-taken',
  'email-wrong': 'account.email-wrong',
  'name-short': 'account.name-short',
  'password-weak': 'account.password-weak',
  'passwords-differ': 'account.passwords-differ',
  'password-wrong': 'account.password-wrong',
  'password-missing': 'account.password-missing',
  'reset-over': 'account.reset-over',
  'reset-email-wrong': 'account.reset-email-wrong',
  'address-incomplete': 'account.address-incomplete',
  'reset-failed': 'account.reset-failed',
  'reset-offline': 'account.reset-offline',
  'delete-failed': 'account.delete-failed',
  'newsletter-failed': 'account.newsletter-failed',
  'confirm-first': 'account.confirm-first',
  'alert-failed': 'account.alert-failed',
  'alert-in-stock': 'account.alert-in-stock',
  'too-many-alerts': 'account.too-many-alerts',
  'card-failed': 'account.card-failed',
  'gift-card-unknown': 'cart.gift-card-unknown',
  'needs-script': 'content.needs-script',
  offline: 'account.offline-press',
  failed: 'account.failed',
}
