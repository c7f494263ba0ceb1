// The sandbox: answers the requests of the Checkout API as the provider would, by what a test card
// stands for, and sends the webhooks that go with it.
import { parseJson } from '../../../../shared/json/parse-json'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { createRandomId } from '../../db/random-id'
import type {
  DetailsRequest,
  PaymentRequest,
  PaymentResponse,
  RefundRequest,
  Send,
} from './checkout-api'
import { challengeAction, fingerprintAction, redirectAction } from './sandbox-actions'
import { type Behaviour, behaviourOf } from './sandbox-cards'
import { queueNotices, queueRefundNotice } from './sandbox-notices'
import {
  addSandboxPayment,
  findByKey,
  findByPspReference,
  findSandboxPayment,
  keepAnswer,
  type SandboxPayment,
} from './sandbox-payment'

const LOCAL_ORIGIN = 'http://localhost:8788'

const MOVING = ['frictionless', 'challenge', 'redirect'] as const

/** Answers as the provider does. The card `time-out` is paid for and never answered. */
export function answerAsAdyen(sales: Database, publicOrigin = LOCAL_ORIGIN): Send {
  return async function answer(url, init) {
    const body = parseJson(String(init.body))
    if (url.endsWith('/paymentMethods')) return Response.json(cardMethods())
    if (url.endsWith('/payments/details')) return answerDetails(body as DetailsRequest)
    const [, refunded] = /\/payments\/([^/]+)\/refunds$/.exec(url) ?? []
    if (refunded) return answerRefund(refunded, body as RefundRequest)
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
    const behaviour = behaviourOf(asked.paymentMethod.encryptedCardNumber)
    if (!behaviour) return refuse('101', 'Invalid card number')
    const payment = toPayment(asked, key, behaviour)
    const first = firstAnswer(payment)
    const now = Date.now()
    await addSandboxPayment(sales, { ...payment, answer: JSON.stringify(first) }, now)
    if (!isMoving(behaviour)) {
      await queueNotices(sales, payment, behaviour !== 'refuse', now)
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
      await queueNotices(sales, payment, next.resultCode === 'Authorised', Date.now())
    }
    return Response.json(next)
  }

  /** Asked again it is the same refund, by its reference. */
  async function answerRefund(psp: string, asked: RefundRequest): Promise<Response> {
    const payment = await findByPspReference(sales, psp)
    if (!payment) return refuse('167', 'Original pspReference required for this operation')
    const { reference, amount } = asked
    const pspReference = `${psp.slice(0, 8)}-${reference}`
    await queueRefundNotice(sales, payment, { ...asked, pspReference }, Date.now())
    const answer = { paymentPspReference: psp, pspReference, reference, amount, status: 'received' }
    return Response.json(answer, { status: 201 })
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

function cardMethods() {
  const brands = [...new Set(STORE_VIEWS.flatMap(({ cardBrands }) => cardBrands))]
  return { paymentMethods: [{ type: 'scheme', name: 'Cards', brands }] }
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
