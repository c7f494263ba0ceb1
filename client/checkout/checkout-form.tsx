import { type FormEvent, useRef, useState } from 'react'
import { checkDetails } from '../../shared/checkout/address-rules'
import { VoucherForms } from '../catalog/vouchers/voucher-forms'
import { useCheckout } from '../stores/checkout/checkout-context'
import { useShop } from '../stores/shop'
import styles from './checkout-form.module.css'
import { CheckoutSection } from './checkout-section'
import { AddressFields } from './details/address-fields'
import { BillingFields } from './details/billing-fields'
import { ContactFields } from './details/contact-fields'
import { ErrorSummary } from './details/error-summary'
import { ExtraFields } from './details/extra-fields'
import { ForgetMe } from './details/forget-me'
import { MethodChoices } from './method-choices'
import { OrderReview } from './order-review'
import { PlaceOrder } from './place-order'

/** The whole checkout on one page, for guests first (experience S17). */
export function CheckoutForm() {
  const { store, t } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const details = useCheckout((checkout) => checkout.details)
  const touchAll = useCheckout((checkout) => checkout.touchAll)
  const place = useCheckout((checkout) => checkout.place)
  const enterStep = useCheckout((checkout) => checkout.enterStep)
  const [isSummaryShown, setSummaryShown] = useState(false)
  const isAccepted = useCheckout((checkout) => checkout.areTermsAccepted)
  const terms = isAccepted ? {} : { terms: 'checkout.terms-required' as const }
  const errors = { ...checkDetails(details), ...terms }
  const hasErrors = Object.keys(errors).length > 0

  function submit(event: FormEvent) {
    event.preventDefault()
    touchAll()
    setSummaryShown(hasErrors)
    if (!hasErrors) return void place()
    enterStep(Object.keys(errors)[0] === 'terms' ? 'review' : 'details')
    requestAnimationFrame(() => summary.current?.focus())
  }

  function focusField(name: string) {
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    <>
      <VoucherForms store={store} />
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.sections}>
          {isSummaryShown && hasErrors && (
            <ErrorSummary ref={summary} errors={errors} onPick={focusField} />
          )}
          <CheckoutSection step="details" title={t('checkout.step-details')}>
            <p className={styles.hint}>{t('checkout.guest-hint')}</p>
            <ContactFields />
            <AddressFields part="delivery" />
            <ExtraFields />
            <BillingFields />
            <ForgetMe />
          </CheckoutSection>
          <CheckoutSection step="methods" title={t('checkout.step-methods')}>
            <MethodChoices />
          </CheckoutSection>
        </div>
        <CheckoutSection step="review" title={t('checkout.step-review')}>
          <OrderReview />
          <PlaceOrder />
        </CheckoutSection>
      </form>
    </>
  )
}
