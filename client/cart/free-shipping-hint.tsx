import type { CartSummary } from '../../shared/cart/cart-summary'
import { discountedSubtotal, missingForFreeShipping } from '../../shared/cart/free-shipping'
import { useCart } from '../stores/cart'
import { useShop } from '../stores/shop'
import { Icon } from '../ui/icon'
import styles from './free-shipping-hint.module.css'

interface FreeShippingHintProps {
  /** What the server has drawn, until the browser's own cart knows. */
  drawn?: CartSummary | null
}

/** How far the cart is from free delivery (spec 9). */
export function FreeShippingHint({ drawn = null }: FreeShippingHintProps) {
  const { store, t, price } = useShop()
  const totals = useCart((cart) => cart.totals) ?? drawn
  if (totals === null) return null
  // A coupon may say so, whatever the cart is worth.
  const isFree = totals.shippingInclTax === 0
  const subtotal = discountedSubtotal(totals)
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
