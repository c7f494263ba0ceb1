import { useState } from 'react'
import { findPaymentOffer, WALLET_NAMES } from '../../../shared/checkout/payment-methods'
import type { ThankedOrder } from '../../../shared/checkout/shown-return'
import { PAY_PATH } from '../../../shared/routing/payment-forms'
import type { KeptOrder } from '../../engine/checkout-memory'
import { toReviewed } from '../../stores/checkout/reviewed-line'
import { lazyPart } from '../../stores/lazy-part'
import { useLocation } from '../../stores/location'
import { PartBoundary } from '../../stores/part-boundary'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { whilePressed } from '../../stores/while-pressed'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { PageMessage } from '../../ui/page-message'
import styles from '../checkout-page.module.css'
import { MissingPart } from '../missing-part'
import { OrderContent } from '../order-review'
import { GiveUp } from '../orders/give-up'
import { OrderForm } from '../orders/order-form'
import { WithoutScript } from '../without-script'
import { askToPay } from './ask-to-pay'
import { LookAgain, LookAgainByItself } from './look-again'

const CardPayment = lazyPart(
  whilePressed(async () => (await import('../card/card-payment')).CardPayment),
)
const WalletPayment = lazyPart(
  whilePressed(async () => (await import('../wallet/wallet-payment')).WalletPayment),
)

/** The outcome of the order, or of its payment, is not known yet. */
export function PaymentChecking({ of }: { of: 'order' | 'payment' }) {
  const { t } = useShop()
  const title = t(of === 'order' ? 'checkout.checking-title' : 'checkout.payment-checking-title')
  return (
    <PageMessage picture="clock" role="status">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{t('checkout.checking')}</p>
      <progress className="needs-script" aria-label={title} />
      <WithoutScript>
        <LookAgain />
      </WithoutScript>
      <LookAgainByItself />
    </PageMessage>
  )
}

export interface UnpaidOrderProps {
  /** By which the payment calls know the order. */
  name: string
  /** Code of the way that it was placed with. */
  method: string
  orderNumber: string
  /** What this browser remembers of it. */
  order: KeptOrder | null
  /** The same as the server has drawn it. */
  placed?: ThankedOrder | null | undefined
  /** What can be done with it; null while only the server has been asked, and forms are posted. */
  acts: { giveUp: () => void; askAgain: () => void } | null
}

/** The order is placed and not paid: pay now, wait, or cancel it and get the cart back. */
export function UnpaidOrder({ name, method, orderNumber, order, placed, acts }: UnpaidOrderProps) {
  const { store, t } = useShop()
  const { navigate } = useLocation()
  const ports = usePorts()
  const asked = { orderHash: name }
  const { isPaidHere = false, wallet } = findPaymentOffer(method) ?? {}
  const known = order ? { ...order, lines: order.lines.map(toReviewed) } : placed
  // A form that comes late would push it down; its button names the amount.
  const shown = isPaidHere ? null : known
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function goOn() {
    setBusy(true)
    const started = await askToPay(ports, store, name, {}, method)
    setBusy(false)
    setFailed(started.kind === 'failed')
    if (started.kind === 'redirect') navigate(started.url)
  }

  return (
    <>
      <PageMessage picture="parcel">
        <h1 tabIndex={-1}>
          {wallet
            ? t('checkout.wallet-pay', { wallet: WALLET_NAMES[wallet] })
            : t(isPaidHere ? 'checkout.card-title' : 'checkout.unpaid-title')}
        </h1>
        <p role="status">{t(isPaidHere ? 'checkout.card-next' : 'checkout.payment-open')}</p>
        {orderNumber && (
          <p>
            <strong>{t('checkout.thanks-number', { number: orderNumber })}</strong>
          </p>
        )}
        {acts && !isPaidHere && <p>{t('checkout.payment-watched')}</p>}
        {isPaidHere && (
          <>
            <WithoutScript>
              <Notice kind="warning">{t('checkout.card-needs-script')}</Notice>
            </WithoutScript>
            <div className={styles.card}>
              <PartBoundary part="payment" missing={<MissingPart />}>
                {acts && wallet && (
                  <WalletPayment name={name} wallet={wallet} onStep={acts.askAgain} />
                )}
                {acts && !wallet && <CardPayment name={name} onStep={acts.askAgain} />}
              </PartBoundary>
            </div>
          </>
        )}
        <div role="alert">
          {hasFailed && <Notice kind="danger">{t('cart.reason-unknown')}</Notice>}
        </div>
        <div className={styles.choices}>
          {!isPaidHere && (
            <OrderForm path={PAY_PATH} order={asked} onPress={acts ? () => void goOn() : undefined}>
              <Button type="submit" isBusy={isBusy}>
                {t('checkout.pay-now')}
              </Button>
            </OrderForm>
          )}
          <WithoutScript>
            <LookAgain />
          </WithoutScript>
          <GiveUp order={asked} words={t('checkout.pay-give-up')} onPress={acts?.giveUp} />
        </div>
      </PageMessage>
      {shown && (
        <div className={styles.receipt}>
          <OrderContent lines={shown.lines} totals={shown.totals} isPlaced />
        </div>
      )}
    </>
  )
}
