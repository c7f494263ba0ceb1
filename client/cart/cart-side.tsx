import { isVirtualCart } from '../../shared/cart/rules'
import { VoucherForms } from '../catalog/vouchers/voucher-forms'
import { Vouchers } from '../catalog/vouchers/vouchers'
import { useCart } from '../stores/cart'
import { ExpressButtons } from '../stores/express/express-buttons'
import { useShop } from '../stores/shop'
import { useUnsalable } from '../stores/use-cart-stock'
import { useVouchers } from '../stores/vouchers/use-vouchers'
import { Notice } from '../ui/notice'
import styles from './cart-side.module.css'
import { CartSums } from './cart-sums'
import { CheckoutLink } from './checkout-link'
import { FreeShippingHint } from './free-shipping-hint'

interface CartSideProps {
  /** The server knows that express checkout is offered. */
  hasExpress: boolean
}

/** What the cart costs, and the ways to pay for it. */
export function CartSide({ hasExpress }: CartSideProps) {
  const shop = useShop()
  const { store, t } = shop
  const unsalable = useUnsalable()
  const hasDelivery = useCart(({ lines }) => !isVirtualCart(lines))
  const vouchers = useVouchers()
  return (
    <section className={styles.side} aria-labelledby="cart-totals">
      <h2 id="cart-totals">{t('cart.totals')}</h2>
      {hasDelivery && <FreeShippingHint />}
      {unsalable.length > 0 && <Notice kind="danger">{t('cart.has-out-of-stock')}</Notice>}
      <VoucherForms store={store} />
      <Vouchers {...vouchers} shop={shop} />
      <CartSums />
      <CheckoutLink />
      <ExpressButtons isKnown={hasExpress} />
    </section>
  )
}
