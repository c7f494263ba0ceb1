// A card is paid with here, step by step: the card itself, then whatever its bank wants. What became of
// it is what the shop says afterwards, never what a step claims (trust F-P2).
import { useEffect, useEffectEvent, useState } from 'react'
import type { WireAdyenBeginning } from '../../../shared/contract/payment/adyen'
import type { AdyenOutcome } from '../../../shared/contract/payment/adyen-outcome'
import { isRecord } from '../../../shared/json/is-record'
import type { Result } from '../../../shared/result'
import { storePath } from '../../../shared/routing/links'
import {
  askCardStep,
  beginCard,
  type CardFault,
  type CardFields,
  payByCard,
  tellFingerprint,
} from '../../engine/card-payment-calls'
import { useLocation } from '../../stores/location'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import styles from '../checkout-page.module.css'
import { BankChallenge } from './bank-challenge'
import { TestCardForm } from './test-card-form'

interface CardPaymentProps {
  /** By which the payment calls know the order. */
  name: string
  /** The payment has come a step further: ask where the order stands. */
  onStep: () => void
}

interface Action {
  type: string
  subtype?: string
  url?: string
  token?: string
}

export function CardPayment({ name, onStep }: CardPaymentProps) {
  const ports = usePorts()
  const { store, t } = useShop()
  const { navigate } = useLocation()
  const [beginning, setBeginning] = useState<WireAdyenBeginning | null>(null)
  const [challenge, setChallenge] = useState<string | null>(null)
  const [fault, setFault] = useState<CardFault | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function begin() {
    setFault(null)
    const [begun, step] = await Promise.all([
      beginCard(ports.http, name),
      askCardStep(ports.http, name),
    ])
    if (!begun.ok) return setFault(begun.error)
    // What the bank wants comes before another card.
    if (step.ok && step.value.action) await follow(step.value)
    setBeginning(begun.value)
  }
  const beginOnce = useEffectEvent(begin)
  useEffect(() => {
    void beginOnce()
  }, [])

  async function follow(step: AdyenOutcome): Promise<void> {
    const action = toAction(step)
    if (action?.type === 'redirect' && action.url) return navigate(action.url)
    if (action?.subtype === 'fingerprint') return take(await tellFingerprint(ports.http, name))
    if (action?.subtype === 'challenge' && action.token) return setChallenge(action.token)
    onStep()
  }

  async function take(answer: Result<AdyenOutcome, CardFault>): Promise<void> {
    if (answer.ok) return follow(answer.value)
    setFault(answer.error)
    // Nobody said why: the money may have moved.
    if (answer.error.message === '') onStep()
  }

  async function pay(card: CardFields) {
    setBusy(true)
    setFault(null)
    const returnUrl = `${ports.page.origin()}${storePath('/checkout-return', store)}`
    await take(await payByCard(ports.http, { orderHash: name, returnUrl }, card))
    setBusy(false)
  }

  const isLive = beginning?.environment === 'live'
  const isOpen = beginning !== null || challenge !== null
  return (
    <div className={styles.card}>
      <div role="alert">
        {fault && (
          <Notice kind="danger">
            {t(fault.message ? 'checkout.card-not-taken' : 'cart.reason-unknown')}
          </Notice>
        )}
        {isLive && <Notice kind="danger">{t('checkout.card-unavailable')}</Notice>}
      </div>
      {!isOpen && !fault && <progress aria-label={t('checkout.card-loading')} />}
      {!isOpen && fault && <Button onClick={() => void begin()}>{t('checkout.retry')}</Button>}
      {challenge !== null ? (
        <BankChallenge token={challenge} />
      ) : (
        beginning && !isLive && <TestCardForm beginning={beginning} isBusy={isBusy} onPay={pay} />
      )}
    </div>
  )
}

function toAction({ action }: AdyenOutcome): Action | null {
  return isRecord(action) && typeof action.type === 'string' ? (action as unknown as Action) : null
}
