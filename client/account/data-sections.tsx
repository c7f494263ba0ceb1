import { type MouseEvent, useState } from 'react'
import {
  ACCOUNT_DATA_PATH,
  ACCOUNT_FIELDS,
  type Account,
} from '../../shared/customer/account-forms'
import { storePath } from '../../shared/routing/links'
import { useWishlist } from '../stores/kept-products/wishlist'
import { useShop } from '../stores/shop'
import { useOnline } from '../stores/use-online'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import styles from './account.module.css'
import { AccountPostForm } from './form/account-post-form'

/** Subscribes the customer's own address, or ends that; first the address is confirmed. */
export function NewsletterSection({ account }: { account: Account }) {
  const { t } = useShop()
  return (
    <section id="newsletter" className={styles.section}>
      <h2>{t('account.newsletter')}</h2>
      {account.isEmailConfirmed ? <Subscription {...account} /> : <ConfirmFirst />}
    </section>
  )
}

function Subscription({ isSubscribed }: Pick<Account, 'isSubscribed'>) {
  const { t } = useShop()
  return (
    <>
      <p>{t(isSubscribed ? 'account.newsletter-on' : 'account.newsletter-off')}</p>
      <AccountPostForm form="newsletter">
        <input type="hidden" name={ACCOUNT_FIELDS.wish} value={isSubscribed ? 'no' : 'yes'} />
        <Button type="submit" kind="secondary">
          {t(isSubscribed ? 'account.newsletter-leave' : 'account.newsletter-join')}
        </Button>
      </AccountPostForm>
    </>
  )
}

function ConfirmFirst() {
  const { t } = useShop()
  return (
    <>
      <p>{t('account.confirm-first')}</p>
      <AccountPostForm form="confirmEmail">
        <Button type="submit" kind="secondary">
          {t('account.confirm-send')}
        </Button>
      </AccountPostForm>
    </>
  )
}

/** Leads to the wishlist; how many products are on it is said where there are any. */
export function OwnWishlist() {
  const { store, t } = useShop()
  const count = useWishlist()?.items.length
  return (
    <section className={styles.section}>
      <h2>{t('wishlist.title')}</h2>
      <a href={storePath('/wishlist', store)}>
        {count ? t('layout.wishlist', { count }) : t('wishlist.view')}
      </a>
    </section>
  )
}

/** All that the shop keeps of the customer, as a file. */
export function DataSection() {
  const { store, t } = useShop()
  const isOnline = useOnline()
  const [isRefused, setRefused] = useState(false)
  const refuse = (event: MouseEvent) => {
    event.preventDefault()
    setRefused(true)
  }
  return (
    <section id="data" className={styles.section}>
      <h2>{t('account.data')}</h2>
      <p>{t('account.data-text')}</p>
      <a
        href={storePath(ACCOUNT_DATA_PATH, store)}
        download
        onClick={isOnline ? undefined : refuse}
      >
        {t('account.data-download')}
      </a>
      <div role="alert">
        {isRefused && !isOnline && <Notice kind="danger">{t('account.offline-press')}</Notice>}
      </div>
    </section>
  )
}
