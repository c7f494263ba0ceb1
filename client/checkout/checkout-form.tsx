import { type FormEvent, useRef, useState } from 'react'
import { isVirtualCart } from '../../shared/cart/rules'
import { checkDetails } from '../../shared/checkout/address-rules'
import { CHECKOUT_FIELDS, CHECKOUT_FORM, CHECKOUT_PATH } from '../../shared/checkout/checkout-form'
import { lacksPickupPoint } from '../../shared/checkout/pickup-point'
import { checkNewAccount } from '../../shared/customer/new-account'
import { storePath } from '../../shared/routing/links'
import { VoucherForms } from '../catalog/vouchers/voucher-forms'
import { useCart } from '../stores/cart'
import { useCheckout } from '../stores/checkout/checkout-context'
import type { CheckoutStep } from '../stores/checkout/checkout-state'
import { useCheckoutCart, useShownCheckout } from '../stores/checkout/shown-checkout'
import { useCheckoutMethods, useRetryMethods } from '../stores/checkout/use-checkout-methods'
import { useFastHint } from '../stores/checkout/use-fast-hint'
import type { WaitingOrders } from '../stores/checkout/waiting/use-waiting-order'
import { useIsHydrated } from '../stores/hydration/use-is-hydrated'
import { lazyPart } from '../stores/lazy-part'
import { useNotify } from '../stores/notifications/notifications'
import { PartBoundary } from '../stores/part-boundary'
import { useShop } from '../stores/shop'
import { useOnline } from '../stores/use-online'
import { Button } from '../ui/button'
import styles from './checkout-form.module.css'
import { CheckoutSection } from './checkout-section'
import { AddressFields } from './details/address-fields'
import { BillingFields } from './details/billing-fields'
import { ContactFields } from './details/contact-fields'
import { ErrorSummary } from './details/error-summary'
import { ExtraFields } from './details/extra-fields'
import { ForgetForm, ForgetMe } from './details/forget-me'
import { NewAccountFields } from './details/new-account-fields'
import { DetailsSummary } from './fast/details-summary'
import { FoldedPart } from './fast/folded-part'
import { MethodsSummary } from './fast/methods-summary'
import { useFolded } from './fast/use-folded'
import { MethodChoices } from './method-choices'
import { OrderReview } from './order-review'
import { PlaceOrder } from './place-order'
import { WithoutScript } from './without-script'

const OwnAddresses = lazyPart(async () => (await import('./details/own-addresses')).OwnAddresses)

/** Where what is missing stands, when not among the details. */
const STEP_OF: Partial<Record<string, CheckoutStep>> = {
  terms: 'review',
  [CHECKOUT_FIELDS.pickup]: 'methods',
}
const stepOf = (name: string) => STEP_OF[name] ?? 'details'

/** The whole checkout on one page, for guests first (experience S17). */
export function CheckoutForm({ waiting }: { waiting: WaitingOrders }) {
  const { store, t } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const details = useCheckout((checkout) => checkout.details)
  const hasOtherAddresses = useCheckout((checkout) => checkout.addresses.length > 1)
  const isCustomer = useCheckout((checkout) => checkout.isCustomer)
  const newAccount = useCheckout((checkout) => checkout.newAccount)
  const touchAll = useCheckout((checkout) => checkout.touchAll)
  const place = useCheckout((checkout) => checkout.place)
  const enterStep = useCheckout((checkout) => checkout.enterStep)
  const unfold = useCheckout((checkout) => checkout.unfold)
  const isLoading = useCheckout((checkout) => checkout.fastCheckoutLoading)
  const folded = useFolded()
  useFastHint()
  const shown = useShownCheckout()
  const [isSummaryShown, setSummaryShown] = useState(shown?.isAsked ?? false)
  const isOnline = useOnline()
  const notify = useNotify()
  const isAccepted = useCheckout((checkout) => checkout.areTermsAccepted)
  const terms = isAccepted ? {} : { terms: 'checkout.terms-required' as const }
  const { methods, fault, isUpdating } = useCheckoutMethods()
  const retryMethods = useRetryMethods()
  const isHydrated = useIsHydrated()
  // Until then the browser posts the form, and the server knows the cart.
  const isWaiting = useCart((cart) => isHydrated && (isLoading || cart.isPending || !cart.isLoaded))
  const isBusy = isUpdating || isWaiting
  const isLost = lacksPickupPoint({ ...details.shipping, shippingCarrier: methods?.carrier ?? '' })
  const pickup = isLost ? { [CHECKOUT_FIELDS.pickup]: 'checkout.pickup-required' as const } : {}
  const account = isCustomer ? {} : checkNewAccount(newAccount, store)
  const isVirtual = isVirtualCart(useCheckoutCart().lines)
  const errors = { ...checkDetails(details, isVirtual), ...account, ...pickup, ...terms }
  const hasErrors = Object.keys(errors).length > 0

  function submit(event: FormEvent) {
    event.preventDefault()
    touchAll()
    if (hasErrors) showErrors(Object.keys(errors).map(stepOf))
    else if (isOnline && (isBusy || fault || !methods)) {
      retryMethods()
      showMethods()
    } else void order()
  }

  /** Nobody orders before they have seen the methods: whether they are loading, or could not be had. */
  function showMethods() {
    unfold('methods')
    focusStep('methods')
  }

  function focusStep(step: CheckoutStep) {
    form.current?.querySelector<HTMLElement>(`[data-step=${step}] h2`)?.focus()
  }

  function showErrors(steps: CheckoutStep[]) {
    setSummaryShown(true)
    for (const step of steps) if (step !== 'review') unfold(step)
    enterStep(steps[0] ?? 'details')
    requestAnimationFrame(() => summary.current?.focus())
  }

  /** Without a connection it is kept, and nothing is promised where it cannot be. */
  async function order() {
    setSummaryShown(false)
    if (isOnline) {
      const step = await place()
      if (step === 'methods') showMethods()
      else if (step) showErrors([step])
    } else if (!waiting.keep()) notify({ type: 'danger', message: t('offline.order-not-kept') })
  }

  /** Its step stands in for a field whose code is still on its way. */
  function focusField(name: string) {
    const named = form.current?.elements.namedItem(name)
    const field = named instanceof RadioNodeList ? named[0] : named
    if (field instanceof HTMLElement) field.focus()
    else focusStep(stepOf(name))
  }

  return (
    <>
      <VoucherForms store={store} />
      <ForgetForm store={store} />
      <form
        ref={form}
        id={CHECKOUT_FORM}
        className={styles.form}
        data-folded={folded.details || folded.methods || undefined}
        method="post"
        action={storePath(CHECKOUT_PATH, store)}
        noValidate
        onSubmit={submit}
      >
        <PostedFacts />
        <div className={styles.sections}>
          {isSummaryShown && hasErrors && (
            <ErrorSummary ref={summary} errors={errors} onPick={focusField} />
          )}
          <CheckoutSection step="details" title={t('checkout.step-details')}>
            <FoldedPart part="details" isFolded={folded.details} summary={<DetailsSummary />}>
              {!isCustomer && <p className={styles.hint}>{t('checkout.guest-hint')}</p>}
              <ContactFields />
              {hasOtherAddresses && (
                <PartBoundary part="own-addresses">
                  <OwnAddresses />
                </PartBoundary>
              )}
              <AddressFields part="delivery" />
              <ExtraFields />
              <BillingFields />
              {!isCustomer && <NewAccountFields />}
              <ForgetMe />
              <WithoutScript>
                <Button type="submit" kind="secondary">
                  {t('checkout.update')}
                </Button>
              </WithoutScript>
            </FoldedPart>
          </CheckoutSection>
          <CheckoutSection
            step="methods"
            title={t('checkout.step-methods')}
            isBusy={isLoading && folded.methods}
          >
            <FoldedPart part="methods" isFolded={folded.methods} summary={<MethodsSummary />}>
              <MethodChoices />
            </FoldedPart>
          </CheckoutSection>
        </div>
        <CheckoutSection step="review" title={t('checkout.step-review')}>
          <OrderReview />
          <PlaceOrder mayKeep={waiting.mayKeep} isBusy={isBusy} isDeaf={!isHydrated && !shown} />
        </CheckoutSection>
      </form>
    </>
  )
}

/** What the form says without being asked where the browser posts it: what the shopper was shown. */
function PostedFacts() {
  const shown = useShownCheckout()
  if (!shown) return null
  const hidden = {
    [CHECKOUT_FIELDS.attempt]: shown.attempt,
    [CHECKOUT_FIELDS.total]: shown.methods?.totals.grandTotal ?? '',
  }
  return Object.entries(hidden).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
