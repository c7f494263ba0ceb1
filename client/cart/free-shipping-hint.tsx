import { discountedSubtotal, missingForFreeShipping } from '../../shared/cart/free-shipping'
import { useCart } from '../stores/cart'
import { useShop } from '../stores/shop'
import { Icon } from '../ui/icon'
import styles from './free-shipping-hint.module.css'

/** How far the cart is from free delivery (spec 9). */
export function FreeShippingHint() {
  const { store, t, price } = useShop()
  const subtotal = useCart(({ totals }) => totals && discountedSubtotal(totals))
  // A coupon may say so, whatever the cart is worth.
  const isFree = useCart(({ totals }) => totals?.shippingInclTax === 0)
  if (subtotal === null) return null
  const missing = isFree ? 0 : missingForFreeShipping(subtotal, store.freeShippingAmount)
  return (
    <div className={styles.hint}>
      <p>
        <Icon name="truck" size={20} />
        {missing > 0
          ? t('cart.free-shipping-missing', { amount: price(missing) })
          : t('cart.free-shipping-reached')}
      </p>
      <progress
        aria-hidden="true"
        max={store.freeShippingAmount}
        value={store.freeShippingAmount - missing}
      />
    </div>
  )
}
