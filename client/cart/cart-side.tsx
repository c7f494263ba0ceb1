import { type RefObject, useRef } from 'react'
import { isVirtualCart } from '../../shared/cart/rules'
import { VoucherForms } from '../catalog/vouchers/voucher-forms'
import { Vouchers } from '../catalog/vouchers/vouchers'
import { useCart } from '../stores/cart'
import { ExpressButtons } from '../stores/express/express-buttons'
import { useShop } from '../stores/shop'
import { useUnsalable } from '../stores/use-cart-stock'
import { useRefusedCodes } from '../stores/vouchers/use-refused-codes'
import { useVouchers } from '../stores/vouchers/use-vouchers'
import { Notice } from '../ui/notice'
import styles from './cart-side.module.css'
import { CartSums } from './cart-sums'
import { CartUsps } from './cart-usps'
import { CheckoutLink } from './checkout-link'
import { type HandedFields, useHandedFields } from './drawn/use-handed-fields'
import { FreeShippingHint } from './free-shipping-hint'

interface CartSideProps {
  /** Ways to pay without a form, as the server has drawn them; left out where it has drawn none. */
  drawnExpress: readonly string[] | undefined
  /** Codes that were typed before the browser's own cart was loaded. */
  codes: RefObject<HandedFields | null>
}

/** What the cart costs, and the ways to pay for it. */
export function CartSide({ drawnExpress, codes }: CartSideProps) {
  const shop = useShop()
  const { store, t } = shop
  const unsalable = useUnsalable()
  const hasDelivery = useCart(({ lines }) => !isVirtualCart(lines))
  const totals = useCart((cart) => cart.totals)
  const vouchers = useVouchers(useRefusedCodes())
  const side = useRef<HTMLElement>(null)
  useHandedFields(side, codes)
  return (
    <section ref={side} className={styles.side} aria-labelledby="cart-totals">
      <h2 id="cart-totals">{t('cart.totals')}</h2>
      <ExpressButtons drawn={drawnExpress} />
      {hasDelivery && <FreeShippingHint />}
      {unsalable.length > 0 && <Notice kind="danger">{t('cart.has-out-of-stock')}</Notice>}
      <VoucherForms store={store} />
      <Vouchers {...vouchers} shop={shop} />
      <CartSums />
      <div className={styles.pay}>
        <CheckoutLink />
      </div>
      <CartUsps totals={totals} hasDelivery={hasDelivery} />
    </section>
  )
}
