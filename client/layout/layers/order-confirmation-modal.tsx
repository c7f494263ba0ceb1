import { orderStatusLink } from '../../../shared/routing/order-links'
import { fetchPage } from '../../browser/fetch-page'
import { OrderedFacts } from '../../checkout/orders/order-status'
import type { ModalPayloads, OpenProps } from '../../stores/modals'
import { useShop } from '../../stores/shop'
import { useSharedQuery } from '../../stores/use-shared-query'
import { Modal } from '../../ui/modal'
import styles from './layers.module.css'

type Payload = ModalPayloads['order-confirmation']

/** The whole order as the shop has written it down, on the page that thanks for it (spec 2, modals). */
export function OrderConfirmationModal({ payload, onClose }: OpenProps<Payload>) {
  const { t } = useShop()
  return (
    <Modal title={t('checkout.confirmation')} closeLabel={t('layout.close')} onClose={onClose}>
      <Confirmation {...payload} />
    </Modal>
  )
}

function Confirmation({ orderHash }: Payload) {
  const { store, t } = useShop()
  const href = orderStatusLink(orderHash, store)
  const { data: order, isPending } = useSharedQuery({
    queryKey: ['order-confirmation', href],
    queryFn: async ({ signal }) => {
      const answer = await fetchPage(href, signal)
      const data = answer.kind === 'page' ? answer.page.data : null
      return data?.route === 'order-status' ? data.order : null
    },
    // The message links to the page itself: trying again would only delay it.
    retry: false,
    gcTime: 0,
  })
  if (isPending) return <p role="status">{t('layout.loading')}</p>
  if (!order) {
    return (
      <p role="alert">
        {t('checkout.confirmation-failed')} <a href={href}>{t('orders.show')}</a>
      </p>
    )
  }
  return (
    <div className={styles.story}>
      <p>{t('checkout.thanks-number', { number: order.orderNumber })}</p>
      <OrderedFacts order={order} />
    </div>
  )
}
