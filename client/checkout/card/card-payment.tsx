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
  type CardState,
  payByCard,
  tellFingerprint,
  toKeptCard,
} from '../../engine/card-payment-calls'
import { lazyPart } from '../../stores/lazy-part'
import { useLocation } from '../../stores/location'
import { PartBoundary } from '../../stores/part-boundary'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { whilePressed } from '../../stores/while-pressed'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import styles from '../checkout-page.module.css'
import { MissingPart } from '../missing-part'
import { BankChallenge } from './bank-challenge'
import { KeptCards } from './kept-cards'
import { TestCardForm } from './test-card-form'

const AdyenCard = lazyPart(
  whilePressed(async () => {
    // The package needs a browser: the Worker's code is not to grow by it.
    if (import.meta.env.SSR) throw new Error('A card is never asked for on the server')
    return (await import('./adyen-card')).AdyenCard
  }),
)

interface CardPaymentProps {
  /** By which the payment calls know the order. */
  name: string
  /** The payment has come a step further: ask where the order stands. */
  onStep: () => void
}

/** Takes cards as they are typed into a form of the shop. */
const SANDBOX = 'sandbox'

interface Action {
  type: string
  subtype?: string
  url?: string
  token?: string
}

export function CardPayment({ name, onStep }: CardPaymentProps) {
  const ports = usePorts()
  const { store, t } = useShop()
  const { navigate, reload } = useLocation()
  const [beginning, setBeginning] = useState<WireAdyenBeginning | null>(null)
  const [waiting, setWaiting] = useState<AdyenOutcome | null>(null)
  const [tries, setTries] = useState(0)
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
    const isTest = begun.value.environment === SANDBOX
    // Only the document of this page may hold the frames in which a card is typed.
    if (!isTest && begun.value.clientKey && !ports.page.isOwnDocument()) return reload()
    // What the bank wants comes before another card.
    if (step.ok && step.value.action) {
      if (isTest) await follow(step.value)
      else setWaiting(step.value)
    }
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
    if (answer.ok && answer.value.action && beginning?.clientKey) return showStep(answer.value)
    if (answer.ok) return follow(answer.value)
    setFault(answer.error)
    // Nobody said why: the money may have moved.
    if (answer.error.message === '') onStep()
  }

  const order = {
    orderHash: name,
    returnUrl: `${ports.page.origin()}${storePath('/checkout-return', store)}`,
  }

  async function pay(card: CardState) {
    setBusy(true)
    setFault(null)
    await take(await payByCard(ports.http, order, card))
    setBusy(false)
  }

  /** The provider's package does what the bank wants of a card that is kept. */
  function showStep(step: AdyenOutcome) {
    setWaiting(step)
    setTries(tries + 1)
  }

  /** The fields are drawn anew: what was encrypted is good for one payment. */
  function showFault(fault: CardFault) {
    setFault(fault)
    setWaiting(null)
    setTries(tries + 1)
    if (fault.message === '') onStep()
  }

  const isTest = beginning?.environment === SANDBOX
  const isClosed = beginning !== null && !isTest && !beginning.clientKey
  const isOpen = beginning !== null || challenge !== null
  return (
    <div className={styles.card}>
      <div role="alert">
        {fault && (
          <Notice kind="danger">
            {t(fault.message ? 'checkout.card-not-taken' : 'cart.reason-unknown')}
          </Notice>
        )}
        {isClosed && <Notice kind="danger">{t('checkout.card-unavailable')}</Notice>}
      </div>
      {!isOpen && !fault && <progress aria-label={t('checkout.card-loading')} />}
      {!isOpen && fault && <Button onClick={() => void begin()}>{t('checkout.retry')}</Button>}
      {challenge === null && waiting === null && (
        <KeptCards
          cards={beginning?.keptCards ?? []}
          isBusy={isBusy}
          onPay={(id) => void pay(toKeptCard(id))}
        />
      )}
      {challenge !== null ? (
        <BankChallenge token={challenge} />
      ) : (
        isTest && <TestCardForm beginning={beginning} isBusy={isBusy} onPay={pay} />
      )}
      {beginning?.clientKey && (
        <PartBoundary key={tries} part="card" missing={<MissingPart />}>
          <AdyenCard
            beginning={beginning}
            order={order}
            step={waiting}
            onStep={onStep}
            onFault={showFault}
          />
        </PartBoundary>
      )}
    </div>
  )
}

function toAction({ action }: AdyenOutcome): Action | null {
  return isRecord(action) && typeof action.type === 'string' ? (action as unknown as Action) : null
}
