import { isVirtualCart } from '../../shared/cart/rules'
import { storePath } from '../../shared/routing/links'
import { useCart } from '../stores/cart'
import { useLookedUpLines } from '../stores/product-cards/use-looked-up-lines'
import { useShop } from '../stores/shop'
import { ButtonLink } from '../ui/button'
import { IconButton } from '../ui/icon-button'
import { useOpenDialog } from '../ui/modal'
import { CartLines, EmptyCart } from './cart-lines'
import { CartSums } from './cart-sums'
import { CheckoutLink } from './checkout-link'
import { FreeShippingHint } from './free-shipping-hint'
import styles from './microcart-drawer.module.css'

/** The cart at the side of any page, open for as long as it is drawn. */
export function MicrocartDrawer() {
  const { t } = useShop()
  const onClose = useCart((cart) => cart.closeDrawer)
  const dialog = useOpenDialog()
  const isEmpty = useCart((cart) => cart.lines.length === 0)
  useLookedUpLines()
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby="microcart-title"
      closedby="any"
      // The question about removing a line is a dialog inside this one: its closing is not ours.
      onClose={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.head}>
        <h2 id="microcart-title" tabIndex={-1}>
          {t('cart.title')}
        </h2>
        <IconButton icon="close" label={t('cart.close')} onClick={() => dialog.current?.close()} />
      </div>
      <div className={styles.body}>
        {isEmpty ? (
          <EmptyCart />
        ) : (
          <CartLines onRemoved={() => dialog.current?.querySelector<HTMLElement>('h2')?.focus()} />
        )}
      </div>
      {!isEmpty && <DrawerFoot />}
    </dialog>
  )
}

function DrawerFoot() {
  const { store, t } = useShop()
  const hasDelivery = useCart(({ lines }) => !isVirtualCart(lines))
  return (
    <div className={styles.foot}>
      {hasDelivery && <FreeShippingHint />}
      <CartSums />
      <CheckoutLink />
      <ButtonLink isWide kind="secondary" href={storePath('/cart', store)}>
        {t('cart.view-cart')}
      </ButtonLink>
    </div>
  )
}
