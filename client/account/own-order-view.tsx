// One order of a customer: what can be done with it, and its invoice.

import type { OwnOrder } from '../../shared/checkout/own-order'
import { ACCOUNT_FIELDS } from '../../shared/customer/account-forms'
import { orderPage } from '../../shared/customer/order-page'
import { storePath } from '../../shared/routing/links'
import { ACCOUNT_PATH, INVOICE_PATH } from '../../shared/routing/screen-paths'
import pages from '../checkout/checkout-page.module.css'
import { OrderStatus } from '../checkout/orders/order-status'
import { UnpaidActs } from '../checkout/orders/unpaid-acts'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import styles from './account.module.css'
import { AccountPostForm } from './form/account-post-form'
import { InvoiceSheet, TitledLines } from './invoice-sheet'

const F = ACCOUNT_FIELDS

export function OwnOrderView({ shown }: { shown: OwnOrder }) {
  const { order, invoice, isInvoiceShown } = shown
  return (
    <div className={`contained ${isInvoiceShown ? styles.page : pages.page}`}>
      {isInvoiceShown && invoice ? (
        <InvoiceSheet invoice={invoice} order={order} />
      ) : (
        <>
          <MissingProducts shown={shown} />
          <OrderStatus order={order}>
            <UnpaidActs order={order} />
            <OrderAddresses shown={shown} />
            <OrderActs shown={shown} />
          </OrderStatus>
        </>
      )}
    </div>
  )
}

/** What could not be ordered again. It stands there before it has something to say. */
function MissingProducts({ shown: { missing, order } }: { shown: OwnOrder }) {
  const { store, t } = useShop()
  const hasAdded = missing !== null && missing.length < order.lines.length
  return (
    <div role="alert">
      {missing && missing.length > 0 && (
        <Notice kind="warning">
          {hasAdded ? (
            <>
              <p>{t('account.order-again-missing', { names: missing.join(', ') })}</p>
              <a href={storePath('/cart', store)}>{t('cart.view-cart')}</a>
            </>
          ) : (
            t('account.order-again-none')
          )}
        </Notice>
      )}
    </div>
  )
}

/** How and where to it is sent, and who pays. */
function OrderAddresses({ shown: { billing, delivery } }: { shown: OwnOrder }) {
  const { t } = useShop()
  return (
    <div className={styles.addresses}>
      {delivery && (
        <TitledLines title={t('checkout.delivery')} lines={[delivery.title, ...delivery.address]} />
      )}
      {billing.length > 0 && <TitledLines title={t('checkout.billing')} lines={billing} />}
    </div>
  )
}

function OrderActs({ shown: { order, wish, invoice } }: { shown: OwnOrder }) {
  const { store, t } = useShop()
  const { orderNumber } = order
  return (
    <div className={styles.acts}>
      <AccountPostForm form="orderAgain">
        <input type="hidden" name={F.order} value={orderNumber} />
        <input type="hidden" name={F.wish} value={wish} />
        <Button type="submit">{t('account.order-again')}</Button>
      </AccountPostForm>
      {invoice && (
        <a href={orderPage(storePath(INVOICE_PATH, store), orderNumber)}>{t('account.invoice')}</a>
      )}
      <a href={storePath(ACCOUNT_PATH, store)}>{t('account.back')}</a>
    </div>
  )
}
