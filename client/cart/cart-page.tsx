// The cart on a page of its own. What stands in it is personal: the server draws the room, the
// browser fills it.
import { useEffect, useRef } from 'react'
import { useCart } from '../stores/cart'
import { useShop } from '../stores/shop'
import { CartLines } from './cart-lines'
import styles from './cart-page.module.css'
import { CartSide } from './cart-side'
import { EmptyCart } from './empty-cart'

export function CartPage() {
  const { t } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  const isLoaded = useCart((cart) => cart.isLoaded)
  const refresh = useCart((cart) => cart.refresh)
  useEffect(() => {
    if (isLoaded) refresh()
  }, [isLoaded, refresh])
  return (
    <div className={`contained ${styles.page}`}>
      <h1 ref={heading} tabIndex={-1}>
        {t('cart.title')}
      </h1>
      <CartBody onRemoved={() => heading.current?.focus()} />
    </div>
  )
}

function CartBody({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useShop()
  const isLoaded = useCart((cart) => cart.isLoaded)
  const isEmpty = useCart((cart) => cart.lines.length === 0)
  const isPending = useCart((cart) => cart.isPending)
  if (!isLoaded || (isEmpty && isPending)) return <p role="status">{t('cart.loading')}</p>
  if (isEmpty) return <EmptyCart />
  return (
    <div className={styles.columns}>
      <CartLines onRemoved={onRemoved} />
      <CartSide />
    </div>
  )
}
