// An order, for whoever has its link: no script is needed to read it.
import { storePath } from '../../../shared/routing/links'
import type { PageData } from '../../../shared/routing/page'
import { MERCHANT } from '../../../shared/store-view/merchant'
import { useShop } from '../../stores/shop'
import { ButtonLink } from '../../ui/button'
import { PageMessage } from '../../ui/page-message'
import pages from '../checkout-page.module.css'
import { OrderStatus } from './order-status'
import { OrderSteps } from './order-steps'
import { UnpaidActs } from './unpaid-acts'

export function OrderStatusPage({ data }: { data: PageData }) {
  const order = data.route === 'order-status' ? data.order : null
  return (
    <div className={`contained ${pages.page}`}>
      {order ? (
        <OrderStatus order={order} next={<OrderSteps order={order} />}>
          <UnpaidActs order={order} />
        </OrderStatus>
      ) : (
        <UnknownOrder />
      )}
    </div>
  )
}

function UnknownOrder() {
  const { store, t } = useShop()
  return (
    <PageMessage picture="parcel">
      <h1>{t('orders.unknown-title')}</h1>
      <p>{t('orders.unknown')}</p>
      <p>
        <a href={`mailto:${MERCHANT.email}`}>{MERCHANT.email}</a>
      </p>
      <ButtonLink href={storePath('/', store)}>{t('cart.continue')}</ButtonLink>
    </PageMessage>
  )
}
