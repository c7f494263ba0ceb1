// A card is paid with here, step by step: the card itself, then whatever its bank wants. What became of
// it is what the shop says afterwards, never what a step claims (trust F-P2).
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
import { BankStep } from './bank-step'
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
  /** A press has just paid, and may lead on to the bank at once. */
  leadsOn?: boolean
}

/** Takes cards as they are typed into a form of the shop. */
const SANDBOX = 'sandbox'

interface Action {
  type: string
  subtype?: string
  url?: string
  token?: string
}

export function CardPayment({ name, onStep, leadsOn = false }: CardPaymentProps) {
  const ports = usePorts()
  const { store, t } = useShop()
  const { navigate, reload } = useLocation()
  const [beginning, setBeginning] = useState<WireAdyenBeginning | null>(null)
  const [waiting, setWaiting] = useState<AdyenOutcome | null>(null)
  const [tries, setTries] = useState(0)
  const [bank, setBank] = useState<{ step: AdyenOutcome; isNews: boolean } | null>(null)
  const [fault, setFault] = useState<CardFault | null>(null)
  const [isBusy, setBusy] = useState(false)
  const wasPressed = useRef(false)
  const notice = useRef<HTMLDivElement>(null)
  // What a press has led to lies above it on a phone; what the page opens with is nobody's news.
  useEffect(() => {
    if (fault && wasPressed.current) notice.current?.focus()
  }, [fault])

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
      const mayWait = hasOwnPage(toAction(step.value)) && !leadsOn
      if (isTest || mayWait) await follow(step.value, leadsOn)
      else setWaiting(step.value)
    }
    setBeginning(begun.value)
  }
  function retry() {
    wasPressed.current = true
    void begin()
  }
  const beginOnce = useEffectEvent(begin)
  useEffect(() => {
    void beginOnce()
  }, [])

  /** Whoever comes back from the page of a bank is not sent there again: only a press leads to it. */
  async function follow(step: AdyenOutcome, isPressed: boolean): Promise<void> {
    const action = toAction(step)
    if (action?.subtype === 'fingerprint') {
      return take(await tellFingerprint(ports.http, name), isPressed)
    }
    const isPage = hasOwnPage(action)
    if (!isPage && !action?.token) return onStep()
    setBank({ step, isNews: isPressed })
    if (isPage && isPressed) navigate(action.url)
  }

  async function take(answer: Result<AdyenOutcome, CardFault>, isPressed = true): Promise<void> {
    if (answer.ok && answer.value.action && beginning?.clientKey) return showStep(answer.value)
    if (answer.ok) return follow(answer.value, isPressed)
    setFault(answer.error)
    // Nobody said why: the money may have moved.
    if (answer.error.message === '') onStep()
  }

  const order = {
    orderHash: name,
    returnUrl: `${ports.page.origin()}${storePath('/checkout-return', store)}`,
  }

  async function pay(card: CardState) {
    wasPressed.current = true
    setBusy(true)
    setFault(null)
    await take(await payByCard(ports.http, order, card))
    setBusy(false)
  }

  /** The provider's package does what the bank wants: it leads to its page, or asks in this one. */
  function showStep(step: AdyenOutcome) {
    setBank(null)
    setWaiting(step)
    setTries(tries + 1)
  }

  function goToBank(step: AdyenOutcome) {
    const action = toAction(step)
    if (!isTest) showStep(step)
    else if (hasOwnPage(action)) navigate(action.url)
  }

  /** The fields are drawn anew: what was encrypted is good for one payment. */
  function showFault(fault: CardFault) {
    wasPressed.current = true
    setFault(fault)
    setWaiting(null)
    setTries(tries + 1)
    if (fault.message === '') onStep()
  }

  const isTest = beginning?.environment === SANDBOX
  const isClosed = beginning !== null && !isTest && !beginning.clientKey
  const isOpen = beginning !== null || bank !== null
  return (
    <div className={styles.card}>
      <div ref={notice} role="alert" tabIndex={-1}>
        {fault && (
          <Notice kind="danger">
            {t(fault.message ? 'checkout.card-not-taken' : 'cart.reason-unknown')}
          </Notice>
        )}
        {isClosed && <Notice kind="danger">{t('checkout.card-unavailable')}</Notice>}
      </div>
      {!isOpen && !fault && <progress aria-label={t('checkout.card-loading')} />}
      {!isOpen && fault && <Button onClick={retry}>{t('checkout.retry')}</Button>}
      {bank === null && waiting === null && (
        <KeptCards
          cards={beginning?.keptCards ?? []}
          isBusy={isBusy}
          onPay={(id) => void pay(toKeptCard(id))}
        />
      )}
      {bank !== null ? (
        <BankStep
          token={toAction(bank.step)?.token}
          isNews={bank.isNews}
          onGo={() => goToBank(bank.step)}
        />
      ) : (
        isTest && <TestCardForm beginning={beginning} isBusy={isBusy} onPay={pay} />
      )}
      {beginning?.clientKey && bank === null && (
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

/** Its bank asks on a page to which the shopper is led. */
function hasOwnPage(action: Action | null): action is Action & { url: string } {
  return action?.type === 'redirect' && Boolean(action.url)
}

function toAction({ action }: AdyenOutcome): Action | null {
  return isRecord(action) && typeof action.type === 'string' ? (action as unknown as Action) : null
}
