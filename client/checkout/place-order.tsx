import { CHECKOUT_FIELDS } from '../../shared/checkout/checkout-form'
import { useCart } from '../stores/cart'
import { useCheckout } from '../stores/checkout/checkout-context'
import { isOrdering } from '../stores/checkout/checkout-state'
import { useCheckoutMethods } from '../stores/checkout/use-checkout-methods'
import { useIsHydrated } from '../stores/hydration/use-is-hydrated'
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

/** The terms, what stands in the way, and the button that orders (CRD article 8). */
export function PlaceOrder({ mayKeep }: { mayKeep: boolean }) {
  const { t } = useShop()
  const isPlacing = useCheckout(isOrdering)
  const { methods, isUpdating } = useCheckoutMethods()
  const isFastLoading = useCheckout((checkout) => checkout.fastCheckoutLoading)
  const isOnline = useOnline()
  const unsalable = useUnsalable()
  const isHydrated = useIsHydrated()
  // Until then the browser posts the form, and the server knows the cart.
  const isWaiting = useCart(
    (cart) => isHydrated && (isFastLoading || cart.isPending || !cart.isLoaded),
  )
  const isUnreachable = useCart((cart) => cart.isUnreachable)
  const maySend = methods !== null && !isWaiting && !isUpdating
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
        disabled={!isPlacing && !(isOnline ? maySend : mayKeep)}
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
