import { useRef } from 'react'
import { deliveryWords } from '../catalog/delivery-words'
import type { DeliveryOption, PaymentOption } from '../engine/method-calls'
import { chosenDelivery } from '../engine/method-sync'
import { useCart } from '../stores/cart'
import { useCheckout } from '../stores/checkout/checkout-context'
import { useCheckoutMethods } from '../stores/checkout/checkout-methods'
import { usePorts } from '../stores/ports'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import { ChoiceField } from '../ui/fields/choice-field'
import { Notice } from '../ui/notice'
import styles from './checkout-form.module.css'
import { DeliveryDate } from './delivery-date'

/** Ways of delivery and payment, as the server offers them for this address and this cart. */
export function MethodChoices() {
  const { t } = useShop()
  const { methods, fault, isUpdating } = useCheckoutMethods()
  const refreshMethods = useCheckout((checkout) => checkout.refreshMethods)
  const root = useRef<HTMLDivElement>(null)
  const days = methods && chosenDelivery(methods)?.days

  const isUnreachable = useCart((cart) => cart.isUnreachable)
  const refreshCart = useCart((cart) => cart.refresh)

  /** The button goes away once it was pressed: the focus waits where the methods will be. */
  function retry(ask: () => unknown) {
    root.current?.focus()
    ask()
  }

  return (
    <div ref={root} tabIndex={-1} className={styles.methods} aria-busy={isUpdating}>
      {fault && !isUpdating ? (
        <MethodFault text={fault.message || t(fault.key)} onRetry={() => retry(refreshMethods)} />
      ) : methods ? (
        <>
          <DeliveryChoice deliveries={methods.deliveries} />
          {days && <DeliveryDate days={days} />}
          <PaymentChoice payments={methods.payments} />
        </>
      ) : isUnreachable ? (
        // The methods are asked for once the cart is at rest (spec 4).
        <MethodFault text={t('cart.unreachable')} onRetry={() => retry(refreshCart)} />
      ) : (
        <p role="status">{t('checkout.methods-loading')}</p>
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
  const shop = useShop()
  const { t, price } = shop
  const { clock } = usePorts()
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
            name="delivery-method"
            checked={delivery.carrier === shippingCarrier && delivery.method === shippingMethod}
            onChange={() => chooseDelivery(delivery)}
          >
            <span className={styles.method}>
              <span>{delivery.title}</span>
              <span>{delivery.price === 0 ? t('cart.free') : price(delivery.price)}</span>
            </span>
            {delivery.days && (
              <small className={styles.hint}>
                {deliveryWords(shop, clock.now(), delivery.days)}
              </small>
            )}
          </ChoiceField>
        ))}
      </div>
    </fieldset>
  )
}

function PaymentChoice({ payments }: { payments: PaymentOption[] }) {
  const { t, price } = useShop()
  const chosen = useCheckout(({ details }) => details.payment.paymentMethod)
  const choosePayment = useCheckout((checkout) => checkout.choosePayment)
  const refreshMethods = useCheckout((checkout) => checkout.refreshMethods)
  return (
    <fieldset className={styles.group}>
      <legend>{t('checkout.payment')}</legend>
      <div className={styles.options}>
        {payments.map(({ code, title, fee }) => (
          <ChoiceField
            key={code}
            type="radio"
            name="payment-method"
            checked={code === chosen}
            onChange={() => {
              choosePayment({ paymentMethod: code })
              if (payments.some((payment) => payment.fee !== 0)) void refreshMethods()
            }}
          >
            <span className={styles.method}>
              <span>{title}</span>
              {fee !== 0 && <span>{price(fee)}</span>}
            </span>
          </ChoiceField>
        ))}
      </div>
    </fieldset>
  )
}
