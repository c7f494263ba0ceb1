import { useRef } from 'react'
import { CHECKOUT_FIELDS } from '../../shared/checkout/checkout-form'
import { chosenDelivery, type DeliveryOption } from '../../shared/checkout/offered-methods'
import { PICKUP } from '../../shared/checkout/shipping-methods'
import { useCart } from '../stores/cart'
import { useCheckout } from '../stores/checkout/checkout-context'
import { useCheckoutMethods, useRetryMethods } from '../stores/checkout/use-checkout-methods'
import { useDeliveryPromise } from '../stores/checkout/use-delivery-promise'
import { useShownNow } from '../stores/checkout/use-shown-now'
import { latePart } from '../stores/late-part'
import { useShop } from '../stores/shop'
import { useOnline } from '../stores/use-online'
import { Button } from '../ui/button'
import { ChoiceField } from '../ui/fields/choice-field'
import { Notice } from '../ui/notice'
import styles from './checkout-form.module.css'
import { DeliveryDate } from './delivery-date'
import { PaymentChoice } from './payment-choice'
import { WithoutScript } from './without-script'

/** Few collect what they order. */
const PickupChoice = latePart(
  'checkout/pickup-choice',
  async () => (await import('./pickup-choice')).PickupChoice,
)

/** Ways of delivery and payment, as the server offers them for this address and this cart. */
export function MethodChoices() {
  const { t } = useShop()
  const { methods, fault, isUpdating } = useCheckoutMethods()
  const retryMethods = useRetryMethods()
  const root = useRef<HTMLDivElement>(null)
  const days = methods && chosenDelivery(methods)?.days
  const now = useShownNow()

  const isOnline = useOnline()
  const isUnreachable = useCart((cart) => cart.isUnreachable)

  /** The button goes away once it was pressed: the focus waits where the methods will be. */
  function retry() {
    root.current?.focus()
    retryMethods()
  }

  return (
    <div ref={root} tabIndex={-1} className={styles.methods} aria-busy={isUpdating}>
      {fault && !isUpdating ? (
        <MethodFault text={fault.message || t(fault.key)} onRetry={retry} />
      ) : methods ? (
        <>
          <DeliveryChoice deliveries={methods.deliveries} />
          {days && <DeliveryDate days={days} now={now} />}
          {methods.carrier === PICKUP && <PickupChoice />}
          <PaymentChoice payments={methods.payments} />
        </>
      ) : !isOnline ? (
        <Notice kind="warning">{t('checkout.offline')}</Notice>
      ) : isUnreachable ? (
        <MethodFault text={t('cart.unreachable')} onRetry={retry} />
      ) : (
        <>
          <p role="status" className="needs-script">
            {t('checkout.methods-loading')}
          </p>
          <WithoutScript>
            <Notice kind="danger">{t('checkout.methods-failed')}</Notice>
          </WithoutScript>
        </>
      )}
    </div>
  )
}

function MethodFault({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useShop()
  return (
    <div role="alert" className={styles.methods}>
      <Notice kind="danger">
        <p>{t('checkout.methods-failed')}</p>
        <p>{text}</p>
      </Notice>
      <Button kind="secondary" onClick={onRetry}>
        {t('checkout.retry')}
      </Button>
    </div>
  )
}

function DeliveryChoice({ deliveries }: { deliveries: DeliveryOption[] }) {
  const { t, price } = useShop()
  const promise = useDeliveryPromise()
  const { shippingCarrier, shippingMethod } = useCheckout(({ details }) => details.shipping)
  const chooseDelivery = useCheckout((checkout) => checkout.chooseDelivery)
  if (deliveries.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>{t('checkout.delivery')}</legend>
      <div className={styles.options}>
        {deliveries.map((delivery) => (
          <ChoiceField
            key={`${delivery.carrier} ${delivery.method}`}
            type="radio"
            name={CHECKOUT_FIELDS.delivery}
            value={`${delivery.carrier} ${delivery.method}`}
            checked={delivery.carrier === shippingCarrier && delivery.method === shippingMethod}
            onChange={() => chooseDelivery(delivery)}
          >
            <span className={styles.method}>
              <span>{delivery.title}</span>
              <span>{delivery.price === 0 ? t('cart.free') : price(delivery.price)}</span>
            </span>
            {delivery.days && <small className={styles.hint}>{promise(delivery.days)}</small>}
          </ChoiceField>
        ))}
      </div>
    </fieldset>
  )
}
