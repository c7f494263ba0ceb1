import { OrderedFacts } from '../../checkout/orders/order-status'
import { useTrackedOrder } from '../../stores/checkout/use-tracked-order'
import type { ModalPayloads, OpenProps } from '../../stores/modals'
import { useShop } from '../../stores/shop'
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
  const { t } = useShop()
  const { order, isPending, href } = useTrackedOrder(orderHash)
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
