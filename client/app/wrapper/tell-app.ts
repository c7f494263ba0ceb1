import type { Page } from '../../../shared/routing/page'
import { storeViewOf } from '../../../shared/store-view/store-views'
import { readLogin } from '../../browser/account/known-login'
import type { WrapperWindow } from '../../browser/wrapper/wrapper-window'

/** Screens that say what became of a payment. */
const PAID: readonly Page['data']['route'][] = ['checkout-return', 'checkout-failed']

/** Tells the native app which store is shown, in which language. */
export function tellStore(wrapper: WrapperWindow, storeCode: Page['storeCode']): void {
  const { defaultLanguage: language } = storeViewOf(storeCode).i18n
  wrapper.tell({ type: 'selectedLanguage', data: { storeCode, language } })
}

/** Tells the native app what it has to know of a page: a payment is over, nobody is logged in any more. */
export function tellPage(wrapper: WrapperWindow, { data }: Page): void {
  if (PAID.includes(data.route)) wrapper.tell({ type: 'closePaymentWallet' })
  if (data.route !== 'my-account' || data.account) return
  // Back may show the page again after somebody has logged in.
  if (readLogin() !== null) return
  if (data.notice === 'logged-out' || data.notice === 'account-deleted') {
    wrapper.tell({ type: 'signOut' })
  }
}
