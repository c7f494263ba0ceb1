import { isVirtualCart } from '../../../shared/cart/rules'
import { CHECKOUT_FIELDS } from '../../../shared/checkout/checkout-form'
import { useCheckout } from '../../stores/checkout/checkout-context'
import { useCheckoutCart } from '../../stores/checkout/shown-checkout'
import { useShop } from '../../stores/shop'
import { ChoiceField } from '../../ui/fields/choice-field'
import styles from '../checkout-form.module.css'
import { AddressFields } from './address-fields'
import { CompanyField, NameFields } from './name-fields'
import { SalutationField } from './salutation-field'

/** The bill goes where the goods go, unless the shopper says otherwise (WCAG 3.3.7). */
export function BillingFields() {
  const { t } = useShop()
  const isSame = useCheckout(({ details }) => details.payment.isSameAsShipping)
  const hasDelivery = !isVirtualCart(useCheckoutCart().lines)
  const choosePayment = useCheckout((checkout) => checkout.choosePayment)
  if (!hasDelivery) return null
  return (
    <>
      <input type="hidden" name={CHECKOUT_FIELDS.asksBilling} value="1" />
      <ChoiceField
        type="checkbox"
        name={CHECKOUT_FIELDS.sameBilling}
        value="1"
        checked={isSame}
        onChange={(event) => choosePayment({ isSameAsShipping: event.target.checked })}
      >
        {t('checkout.billing-same')}
      </ChoiceField>
      {!isSame && (
        <fieldset className={styles.group}>
          <legend>{t('checkout.billing')}</legend>
          <div className={styles.fields}>
            <NameFields part="billing" />
            <SalutationField part="billing" />
            <CompanyField part="billing" />
          </div>
          <AddressFields part="billing" />
        </fieldset>
      )}
    </>
  )
}
