import { CHECKOUT_FIELDS } from '../../shared/checkout/checkout-form'
import { useCart } from '../stores/cart'
import { useCheckout } from '../stores/checkout/checkout-context'
import { isOrdering } from '../stores/checkout/checkout-state'
import { useShop } from '../stores/shop'
import { useUnsalable } from '../stores/use-cart-stock'
import { useOnline } from '../stores/use-online'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import styles from './checkout-form.module.css'
import { TermsField } from './details/terms-field'
import { LegalLinks } from './legal-links'
import { PlacingNotice } from './placing-notice'
import { WithdrawalSentence } from './withdrawal-sentence'

interface PlaceOrderProps {
  mayKeep: boolean
  /** Cart, methods or sums are being asked for. */
  isBusy: boolean
  /** Neither script nor the server would know what is pressed. */
  isDeaf: boolean
}

/**
 * The terms, what stands in the way, and the button that orders (CRD article 8). It can be pressed while
 * something is missing: the form says then what.
 */
export function PlaceOrder({ mayKeep, isBusy, isDeaf }: PlaceOrderProps) {
  const { t } = useShop()
  const isPlacing = useCheckout(isOrdering)
  const isOnline = useOnline()
  const unsalable = useUnsalable()
  const isUnreachable = useCart((cart) => cart.isUnreachable)
  return (
    <div className={styles.placing}>
      <TermsField />
      <p className={styles.hint}>
        <WithdrawalSentence />
      </p>
      {!isOnline && (
        <Notice kind="warning">{t(mayKeep ? 'offline.order-hint' : 'checkout.offline')}</Notice>
      )}
      {isUnreachable && <Notice kind="warning">{t('cart.unreachable')}</Notice>}
      {unsalable.length > 0 && <Notice kind="danger">{t('cart.has-out-of-stock')}</Notice>}
      <PlacingNotice />
      <Button
        type="submit"
        name={CHECKOUT_FIELDS.order}
        value="1"
        isWide
        isBusy={isPlacing}
        disabled={isDeaf}
        aria-disabled={!isPlacing && (isOnline ? isBusy : !mayKeep)}
      >
        {t(!isOnline && mayKeep ? 'offline.order-keep' : 'checkout.place-order')}
      </Button>
      <p role="status" className="visually-hidden">
        {isPlacing && t('checkout.placing')}
      </p>
      <LegalLinks />
    </div>
  )
}
