import { useCart } from '../stores/cart'
import styles from './cart-count.module.css'

/** How many pieces are in the cart, for the header's button. It keeps its room while unknown. */
export function CartCount() {
  const count = useCart((cart) => (cart.isLoaded ? cart.count : 0))
  return (
    <span className={styles.count} aria-hidden="true" data-count={count}>
      {count > 0 && (count > 99 ? '99+' : count)}
    </span>
  )
}
