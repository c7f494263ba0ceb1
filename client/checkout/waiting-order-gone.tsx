import { storePath } from '../../shared/routing/links'
import { listProducts, type WaitingOrder } from '../engine/waiting-order'
import { useShop } from '../stores/shop'
import { Button, ButtonLink } from '../ui/button'
import { Notice } from '../ui/notice'
import { PageMessage } from '../ui/page-message'
import styles from './checkout-page.module.css'

interface WaitingOrderGoneProps {
  order: WaitingOrder
  drop: () => void
}

/** An order that was made without a connection, and whose cart has been emptied since. */
export function WaitingOrderGone({ order, drop }: WaitingOrderGoneProps) {
  const { store, t } = useShop()
  return (
    <PageMessage>
      <h2>{t('offline.order-title')}</h2>
      <Notice kind="warning">
        {t('offline.order-gone', { products: listProducts(order.lines) })}
      </Notice>
      <div className={styles.choices}>
        <Button kind="secondary" onClick={drop}>
          {t('offline.order-drop')}
        </Button>
        <ButtonLink href={storePath('/', store)}>{t('cart.continue')}</ButtonLink>
      </div>
    </PageMessage>
  )
}
