// The sandbox: answers the requests of the Checkout API as the provider would, by what a test card
// stands for, and sends the webhooks that go with it.
import { parseJson } from '../../../../shared/json/parse-json'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { createRandomId } from '../../db/random-id'
import type { PaymentSettings } from '../payment-settings'
import type {
  CancelRequest,
  DetailsRequest,
  PartRequest,
  PaymentRequest,
  PaymentResponse,
  Send,
  WalletSessionRequest,
} from './checkout-api'
import { challengeAction, fingerprintAction, redirectAction } from './sandbox-actions'
import { type Behaviour, behaviourOf } from './sandbox-cards'
import {
  dropSandboxCard,
  findSandboxCard,
  keepSandboxCard,
  listSandboxCards,
} from './sandbox-kept-cards'
import {
  queueCancelNotice,
  queueCaptureNotice,
  queueNotices,
  queueRefundNotice,
} from './sandbox-notices'
import {
  addSandboxPayment,
  findByKey,
  findByPspReference,
  findByReference,
  findSandboxPayment,
  keepAnswer,
  type SandboxPayment,
} from './sandbox-payment'
import { behaviourOfWallet, SANDBOX_WALLETS, sandboxSession } from './sandbox-wallets'

const MOVING = ['frictionless', 'challenge', 'redirect'] as const

/** Answers as the provider does. The card `time-out` is paid for and never answered. */
export function answerAsAdyen(sales: Database, { publicOrigin, isOwnHost }: PaymentSettings): Send {
  return async function answer(url, init) {
    const body = parseJson(String(init.body))
    if (url.endsWith('/paymentMethods')) return Response.json(listedMethods())
    if (url.includes('/storedPaymentMethods')) return answerStored(new URL(url), init.method)
    if (url.endsWith('/applePay/sessions')) return answerSession(body as WalletSessionRequest)
    if (url.endsWith('/payments/details')) return answerDetails(body as DetailsRequest)
    if (url.endsWith('/cancels')) return answerCancel(body as CancelRequest)
    const [, psp, part] = /\/payments\/([^/]+)\/(refunds|captures)$/.exec(url) ?? []
    if (psp) return answerPart(psp, part === 'captures', body as PartRequest)
    const key = new Headers(init.headers).get('idempotency-key') ?? createRandomId()
    return answerPayment(body as PaymentRequest, key, init.signal ?? null)
  }

  async function answerPayment(
    asked: PaymentRequest,
    key: string,
    signal: AbortSignal | null,
  ): Promise<Response> {
    const known = await findByKey(sales, key)
    if (known) return Response.json(parseJson(known.answer))
    const behaviour = await behaviourOfMethod(asked)
    if (!behaviour) return refuse('101', 'Invalid card number')
    const payment = toPayment(asked, key, behaviour)
    const first = firstAnswer(payment)
    const now = Date.now()
    const { paymentMethod, shopperReference: shopper, storePaymentMethod } = asked
    const isKept = shopper && storePaymentMethod && 'encryptedCardNumber' in paymentMethod
    if (isKept && behaviour !== 'refuse') await keepSandboxCard(sales, shopper, paymentMethod)
    await addSandboxPayment(sales, { ...payment, answer: JSON.stringify(first) }, now)
    if (!isMoving(behaviour)) {
      const isTaken = asked.additionalData?.manualCapture !== 'true'
      await queueNotices(sales, payment, { isSuccess: behaviour !== 'refuse', isTaken }, now)
    }
    return behaviour === 'time-out' ? never(signal) : Response.json(first)
  }

  function firstAnswer(payment: SandboxPayment): PaymentResponse {
    const said = identify(payment)
    switch (payment.behaviour) {
      case 'refuse':
        return { ...said, resultCode: 'Refused', refusalReason: 'Refused' }
      case 'pending':
        return { ...said, resultCode: 'Received' }
      case 'redirect':
        return {
          ...said,
          resultCode: 'RedirectShopper',
          action: redirectAction(payment, publicOrigin),
        }
      case 'frictionless':
      case 'challenge':
        return {
          ...said,
          resultCode: 'IdentifyShopper',
          action: fingerprintAction(payment, publicOrigin),
        }
      default:
        return authorised(payment)
    }
  }

  async function answerDetails({ details, paymentData }: DetailsRequest): Promise<Response> {
    const id = details.redirectResult ?? paymentData ?? ''
    const payment = await findSandboxPayment(sales, id)
    if (!payment) return refuse('14_030', 'Invalid payment data')
    const next = nextAnswer(payment, details)
    if (!next) return refuse('14_006', 'The details do not belong to this payment')
    await keepAnswer(sales, payment.id, next)
    if (!next.action) {
      const isSuccess = next.resultCode === 'Authorised'
      await queueNotices(sales, payment, { isSuccess }, Date.now())
    }
    return Response.json(next)
  }

  async function behaviourOfMethod(asked: PaymentRequest): Promise<Behaviour | null> {
    const { paymentMethod: method, shopperReference = '' } = asked
    if (method.type !== 'scheme') return behaviourOfWallet(method)
    if ('encryptedCardNumber' in method) return behaviourOf(method.encryptedCardNumber)
    const kept = await findSandboxCard(sales, shopperReference, method.storedPaymentMethodId)
    return kept === null ? null : behaviourOf(kept)
  }

  async function answerStored({ pathname, searchParams }: URL, method = 'GET') {
    const shopper = searchParams.get('shopperReference') ?? ''
    if (method !== 'DELETE') return Response.json(await listSandboxCards(sales, shopper))
    const isDropped = await dropSandboxCard(sales, shopper, pathname.split('/').at(-1) ?? '')
    return isDropped ? new Response(null, { status: 204 }) : refuse('800', 'Contract not found')
  }

  function answerSession(asked: WalletSessionRequest): Response {
    return isOwnHost(asked.domainName)
      ? Response.json(sandboxSession(asked, Date.now()))
      : refuse('14_033', 'The domain is not registered for Apple Pay')
  }

  /** Asked again it is the same refund or capture, by its reference. */
  async function answerPart(psp: string, isCapture: boolean, asked: PartRequest) {
    const payment = await findByPspReference(sales, psp)
    if (!payment) return refuse('167', 'Original pspReference required for this operation')
    const { reference, amount } = asked
    const part = { ...asked, pspReference: `${psp.slice(0, 8)}-${reference}` }
    if (isCapture) await queueCaptureNotice(sales, payment, part, Date.now())
    else await queueRefundNotice(sales, payment, part, Date.now())
    const answer = { paymentPspReference: psp, ...part, reference, amount, status: 'received' }
    return Response.json(answer, { status: 201 })
  }

  /** An authorisation that is taken back is not told of any more. */
  async function answerCancel({ paymentReference, reference, merchantAccount }: CancelRequest) {
    const payment = await findByReference(sales, paymentReference)
    const pspReference = createRandomId().slice(0, 16)
    const cancel = { pspReference, reference, merchantAccount, paymentReference }
    await queueCancelNotice(sales, payment, cancel, Date.now())
    return Response.json({ ...cancel, status: 'received' }, { status: 201 })
  }

  /** What the bank itself was told counts, not what a browser says of it. */
  function nextAnswer(
    payment: SandboxPayment,
    details: DetailsRequest['details'],
  ): PaymentResponse | null {
    const isFingerprint = details['threeds2.fingerprint'] !== undefined
    if (isFingerprint && payment.behaviour === 'frictionless') return authorised(payment)
    if (isFingerprint && payment.behaviour === 'challenge') {
      const action = challengeAction(payment, publicOrigin)
      return { ...identify(payment), resultCode: 'ChallengeShopper', action }
    }
    if (payment.decision === null) return null
    if (payment.decision === 'Y') return authorised(payment)
    const refusalReason = '3D Not Authenticated'
    return { ...identify(payment), resultCode: 'Refused', refusalReason }
  }
}

function isMoving(behaviour: Behaviour): boolean {
  return MOVING.some((moving) => moving === behaviour)
}

function toPayment(asked: PaymentRequest, key: string, behaviour: Behaviour): SandboxPayment {
  return {
    id: createRandomId(),
    idempotencyKey: key,
    pspReference: createRandomId()
      .replace(/[^A-Za-z0-9]/g, 'X')
      .slice(0, 16)
      .toUpperCase(),
    reference: asked.reference,
    amount: asked.amount.value,
    currency: asked.amount.currency,
    merchantAccount: asked.merchantAccount,
    returnUrl: asked.returnUrl,
    behaviour,
    decision: null,
    answer: '',
  }
}

function identify({ pspReference, reference }: SandboxPayment) {
  return { pspReference, merchantReference: reference }
}

function authorised(payment: SandboxPayment): PaymentResponse {
  const amount = { currency: payment.currency, value: payment.amount }
  return { ...identify(payment), resultCode: 'Authorised', amount }
}

function listedMethods() {
  const brands = [...new Set(STORE_VIEWS.flatMap(({ cardBrands }) => cardBrands))]
  return { paymentMethods: [{ type: 'scheme', name: 'Cards', brands }, ...SANDBOX_WALLETS] }
}

function refuse(errorCode: string, message: string): Response {
  return Response.json(
    { status: 422, errorCode, message, errorType: 'validation' },
    { status: 422 },
  )
}

/** Ends when the caller has waited long enough. */
function never(signal: AbortSignal | null): Promise<Response> {
  return new Promise((_, reject) => {
    if (!signal) reject(new Error('Nobody would wait for ever'))
    else signal.addEventListener('abort', () => reject(signal.reason))
  })
}
