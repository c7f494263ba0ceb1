import { useCart } from '../stores/cart'
import { useShop } from '../stores/shop'
import { useOnline } from '../stores/use-online'
import { useUnsalable } from '../stores/use-unsalable'
import { Button } from '../ui/button'
import { ChoiceField } from '../ui/choice-field'
import { Notice } from '../ui/notice'
import { useCheckout } from './checkout-context'
import styles from './checkout-form.module.css'
import { PlacingNotice } from './placing-notice'

/** The terms, what stands in the way, and the button that orders (CRD article 8). */
export function PlaceOrder() {
  const { t } = useShop()
  const isAccepted = useCheckout((checkout) => checkout.areTermsAccepted)
  const acceptTerms = useCheckout((checkout) => checkout.acceptTerms)
  const isAsked = useCheckout(({ touched }) => touched === 'all')
  const isPlacing = useCheckout(({ order }) => order.phase === 'placing')
  const isUpdating = useCheckout((checkout) => checkout.isUpdating)
  const hasMethods = useCheckout(({ payments }) => payments !== null)
  const isOnline = useOnline()
  const unsalable = useUnsalable()
  const isPending = useCart((cart) => cart.isPending)
  const error = isAsked && !isAccepted ? t('checkout.terms-required') : undefined
  return (
    <div className={styles.placing}>
      <ChoiceField
        type="checkbox"
        name="terms"
        required
        checked={isAccepted}
        onChange={(event) => acceptTerms(event.target.checked)}
        {...(error === undefined ? {} : { error })}
      >
        {t('checkout.terms')}
      </ChoiceField>
      {!isOnline && <Notice kind="warning">{t('checkout.offline')}</Notice>}
      {unsalable.length > 0 && <Notice kind="danger">{t('cart.has-out-of-stock')}</Notice>}
      <PlacingNotice />
      <Button
        type="submit"
        isWide
        isBusy={isPlacing}
        disabled={!isPlacing && (isPending || isUpdating || !hasMethods || !isOnline)}
      >
        {t('checkout.place-order')}
      </Button>
      <p role="status" className="visually-hidden">
        {isPlacing && t('checkout.placing')}
      </p>
    </div>
  )
}
