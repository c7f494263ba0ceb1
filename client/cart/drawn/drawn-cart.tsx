import { type RefObject, useRef } from 'react'
import { isVirtualCart } from '../../../shared/cart/rules'
import type { ShownCart } from '../../../shared/cart/shown-cart'
import { storePath } from '../../../shared/routing/links'
import { TotalsList } from '../../catalog/totals-list'
import { VoucherForms } from '../../catalog/vouchers/voucher-forms'
import { Vouchers } from '../../catalog/vouchers/vouchers'
import { ExpressButtons } from '../../stores/express/express-buttons'
import { useShop } from '../../stores/shop'
import { useRefusedCodes } from '../../stores/vouchers/use-refused-codes'
import { ButtonLink } from '../../ui/button'
import { CartLineView } from '../cart-line-view'
import lineStyles from '../cart-line-view.module.css'
import { EmptyCart } from '../cart-lines'
import styles from '../cart-page.module.css'
import sideStyles from '../cart-side.module.css'
import { CartUsps } from '../cart-usps'
import { FreeShippingHint } from '../free-shipping-hint'
import { DrawnLineForm } from './drawn-line-form'
import { type HandedFields, useHandedFields } from './use-handed-fields'

interface DrawnCartProps {
  cart: ShownCart
  /** Called with what is typed before the browser's own cart is loaded. */
  onWrite: (itemId: number, text: string) => void
  /** Takes codes that were typed before then. */
  codes: RefObject<HandedFields | null>
}

/** The cart as the server knows it: all there is without script, and until script has come. */
export function DrawnCart({ cart, onWrite, codes }: DrawnCartProps) {
  const { lines, totals, expressMethods } = cart
  const shop = useShop()
  const { store, t } = shop
  const refused = useRefusedCodes()
  const side = useRef<HTMLElement>(null)
  useHandedFields(side, codes)
  if (lines.length === 0) return <EmptyCart />
  return (
    <div className={styles.columns}>
      <ul className={lineStyles.lines} aria-label={t('cart.lines')}>
        {lines.map((line) => (
          <CartLineView
            key={line.itemId}
            line={line}
            item={totals?.items.find(({ itemId }) => itemId === line.itemId)}
            isInStock={undefined}
          >
            <DrawnLineForm line={line} onWrite={(text) => onWrite(line.itemId, text)} />
          </CartLineView>
        ))}
      </ul>
      <section ref={side} className={sideStyles.side} aria-labelledby="cart-totals">
        <h2 id="cart-totals">{t('cart.totals')}</h2>
        <ExpressButtons drawn={expressMethods} />
        {!isVirtualCart(lines) && <FreeShippingHint drawn={totals} />}
        <VoucherForms store={store} />
        <Vouchers totals={totals} {...refused} shop={shop} />
        <TotalsList
          totals={totals}
          hasDelivery={!isVirtualCart(lines)}
          isUpdating={false}
          shop={shop}
        />
        <div className={sideStyles.pay}>
          <ButtonLink isWide href={storePath('/checkout', store)}>
            {t('cart.to-checkout')}
          </ButtonLink>
        </div>
        <CartUsps totals={totals} hasDelivery={!isVirtualCart(lines)} />
      </section>
    </div>
  )
}
