// The account of who is logged in, and for guests where they log in. Everything here is posted by the
// browser itself, so it works without script.
import type { AccountFault } from '../../shared/customer/account-fault'
import type {
  Account,
  AccountFormName,
  TypedAccountFields,
} from '../../shared/customer/account-forms'
import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { ACCOUNT_PATH } from '../../shared/routing/screen-paths'
import { WaitingOrderNotice } from '../stores/checkout/waiting/waiting-order-notice'
import { latePart } from '../stores/late-part'
import { useShop } from '../stores/shop'
import { PageMessage } from '../ui/page-message'
import styles from './account.module.css'
import { AccountLinks } from './account-links'
import { AccountOutcome } from './account-outcome'
import { AddressBook } from './address-book'
import { AddressForm } from './address-form'
import { AlertList } from './alert-list'
import { CardList } from './card-list'
import { DataSection, NewsletterSection, OwnWishlist } from './data-sections'
import { DeleteSection } from './delete-form'
import { PasswordForm, ProfileForm } from './detail-forms'
import { GiftCardSection } from './gift-card-section'
import guest from './guest/guest.module.css'
import { GuestForms } from './guest-forms'
import { LogOutForm } from './log-out-form'
import { LoginList } from './login-list'
import { ResetPassword } from './reset-password'

const OwnOrderView = latePart(
  'account/own-order-view',
  async () => (await import('./own-order-view')).OwnOrderView,
)

/** Words and links, which need no code to be read. */
const OrderHistory = latePart(
  'account/order-history',
  async () => (await import('./order-history')).OrderHistory,
)
const AccountOverview = latePart(
  'account/account-overview',
  async () => (await import('./account-overview')).AccountOverview,
)

export function AccountPage({ data }: { data: PageData }) {
  const { store, t } = useShop()
  if (data.route !== 'my-account') return null
  const { account, order, reset, notice, fault, refused, typed, giftCardBalance } = data
  if (order) return <OwnOrderView shown={order} />
  if (reset) {
    return (
      <div className="contained">
        <PageMessage>
          <div className={`${guest.card} ${styles.reset}`}>
            <h1>{t('account.reset-title')}</h1>
            <AccountOutcome notice={notice} fault={fault} />
            <ResetPassword token={reset.token} fault={fault} typed={typed} />
            <a href={storePath(ACCOUNT_PATH, store)}>{t('account.back-to-log-in')}</a>
          </div>
        </PageMessage>
      </div>
    )
  }
  return (
    <div className={`contained ${styles.page}`}>
      <h1>{t(account ? 'account.title' : 'account.log-in')}</h1>
      <AccountOutcome notice={notice} fault={fault} />
      {account && <OwnAccount {...{ account, typed, fault, refused, giftCardBalance }} />}
      {!account && <GuestForms typed={typed} fault={fault} />}
    </div>
  )
}

interface OwnAccountProps {
  account: Account
  typed: TypedAccountFields
  fault: AccountFault | null
  refused: AccountFormName | null
  giftCardBalance: number | null
}

function OwnAccount({ account, typed, fault, refused, giftCardBalance }: OwnAccountProps) {
  const { t } = useShop()
  const faultOf = (form: AccountFormName) => (refused === form ? fault : null)
  if (account.edited) {
    return <AddressForm {...{ account, typed, fault }} address={account.edited} />
  }
  return (
    <>
      <div className={styles.acts}>
        <p>{t('account.hello', { name: account.firstName })}</p>
        <LogOutForm />
      </div>
      <WaitingOrderNotice />
      <AccountOverview account={account} />
      <AccountLinks />
      <OrderHistory account={account} />
      <AlertList alerts={account.alerts} />
      <CardList cards={account.cards} />
      <div className={styles.columns}>
        <div>
          <AddressBook addresses={account.addresses} />
          <NewsletterSection account={account} />
          <OwnWishlist />
          <GiftCardSection balance={giftCardBalance} fault={faultOf('giftCard')} />
          <DataSection />
        </div>
        <div>
          <ProfileForm account={account} typed={typed} fault={faultOf('profile')} />
          <PasswordForm email={account.email} fault={faultOf('password')} />
          <LoginList logins={account.logins} fault={faultOf('endLogins')} />
          <DeleteSection fault={faultOf('delete')} />
        </div>
      </div>
    </>
  )
}
