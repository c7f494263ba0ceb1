import type { CartSummary } from '../../shared/cart/cart-summary'
import { RETURNS_PATH } from '../../shared/content/service-paths'
import { storePath } from '../../shared/routing/links'
import { RETURN_DAYS } from '../../shared/store-view/merchant'
import { DeliveryText } from '../catalog/delivery-text'
import { PaymentMarks } from '../catalog/payment/payment-marks'
import { useNow } from '../stores/hydration/use-now'
import { useShop } from '../stores/shop'
import { Icon } from '../ui/icon'
import styles from './cart-side.module.css'

interface CartUspsProps {
  totals: CartSummary | null
  hasDelivery: boolean
}

/** When it comes, how it can be given back, and how it may be paid. Its room is there before it is known. */
export function CartUsps({ totals, hasDelivery }: CartUspsProps) {
  const shop = useShop()
  const now = useNow()
  const { store, chrome, t } = shop
  return (
    <div className={styles.usps}>
      {hasDelivery && (
        <>
          {(!totals || totals.deliveryDays) && (
            <p>
              <Icon name="truck" size={20} />
              <span>
                {totals?.deliveryDays && (
                  <DeliveryText days={totals.deliveryDays} shop={shop} now={now} />
                )}
              </span>
            </p>
          )}
          <p>
            <Icon name="return" size={20} />
            <a href={storePath(RETURNS_PATH, store)}>{t('cart.returns', { days: RETURN_DAYS })}</a>
          </p>
        </>
      )}
      <PaymentMarks marks={chrome.payments} codes={totals?.paymentCodes} t={t} />
    </div>
  )
}
