// The ways to pay behind one port, neutral of any provider. Which adapter serves an order is decided
// by its store and the code of its method; none of them takes an order for paid by itself: the
// backend says so, or nobody does (trust F-P2).
import {
  findPaymentOffer,
  type PaymentCode,
  paymentFee,
} from '../../../shared/checkout/payment-methods'
import type { WirePaymentStatus } from '../../../shared/contract/payment/payment'
import { fail, ok, type Result } from '../../../shared/result'
import { storeViewOf } from '../../../shared/store-view/store-views'
import { statusFault, type UpstreamFault } from '../upstream/fault'
import type { Attempt } from './attempt'
import type { PaymentBackend } from './desk-ports'

/** What the desk asks of a way to pay, for an order that is placed. */
export type PaymentWay = Omit<PaymentBackend, 'complete'>

type Adapter = (backend: PaymentBackend) => PaymentWay

const NOT_PAID_HERE = statusFault(400, 'This order is not paid by that method.')

const NO_FORM = {
  begin: async () => fail(NOT_PAID_HERE),
  act: async () => fail(NOT_PAID_HERE),
}

/** Paid on a page of the provider, whom the backend asks. */
const onItsPage: Adapter = ({ start, status, cancel }) => ({ start, status, cancel, ...NO_FORM })

/** Paid in the shop by card or wallet, in as many steps as the card's bank wants. */
const inTheShop: Adapter = (backend) => ({ ...backend, start: async () => fail(NOT_PAID_HERE) })

/**
 * Approved on PayPal's page. Where that was before the order (contract 1.9), its money is taken as soon
 * as it is asked for, and the shopper returns at once to where the shop says what became of it.
 */
const byPayPal: Adapter = ({ start, complete, status, cancel }) => ({
  async start(attempt, request) {
    if (!attempt.isApproved) return start(attempt, request)
    // Whatever it answers: only the status says whether the order is paid.
    await complete(attempt)
    const redirectUrl = new URL(request.returnUrl)
    redirectUrl.searchParams.set('orderHash', attempt.orderHash ?? attempt.attempt)
    return ok({ redirectUrl: redirectUrl.href })
  },
  status,
  cancel,
  ...NO_FORM,
})

/** No money moves here: there is nothing to begin, and the backend knows whether it has come. */
const outsideTheShop: Adapter = ({ status, cancel }) => ({
  start: async () => fail(NOT_PAID_HERE),
  status,
  cancel,
  ...NO_FORM,
})

/** A way that this shop does not know: refused or given up it may be, but never paid. */
const unknownWay: Adapter = ({ status, cancel }) => ({
  start: async () => fail(NOT_PAID_HERE),
  status: async (attempt) => neverPaid(await status(attempt)),
  cancel: async (attempt) => neverPaid(await cancel(attempt)),
  ...NO_FORM,
})

const ADAPTERS: Readonly<Record<PaymentCode, Adapter>> = {
  banktransfer: outsideTheShop,
  cashondelivery: outsideTheShop,
  free: outsideTheShop,
  sandbox_card: onItsPage,
  adyen_cc: inTheShop,
  adyen_applepay: inTheShop,
  adyen_googlepay: inTheShop,
  paypal_express: byPayPal,
}

/** The adapter for an order, by its store and its method. */
export function choosePayment(backend: PaymentBackend, attempt: Attempt): PaymentWay {
  const { storeCode, isPaidElsewhere } = attempt
  const code = attempt.paymentCode ?? (isPaidElsewhere ? 'sandbox_card' : 'banktransfer')
  const offer = paymentFee(storeViewOf(storeCode), code) && findPaymentOffer(code)
  return (offer ? ADAPTERS[offer.code] : unknownWay)(backend)
}

function neverPaid(
  answer: Result<WirePaymentStatus, UpstreamFault>,
): Result<WirePaymentStatus, UpstreamFault> {
  if (!answer.ok) return answer
  const { state } = answer.value
  const isClaimed = state === 'paid' || state === 'due'
  return isClaimed ? ok({ ...answer.value, state: 'checking' }) : answer
}
