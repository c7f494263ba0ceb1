// Paying for a placed order by card. The provider is asked at most once for an order, after that was
// written down; what it does not answer is found out by its webhook, never guessed.

import type {
  AdyenPaymentInformation,
  WireAdyenBeginning,
  WireAdyenStep,
} from '../../../../shared/contract/payment/adyen'
import { toAdyenStep } from '../../../../shared/contract/payment/adyen-outcome'
import type { WalletCompletion } from '../../../../shared/contract/payment/wallet'
import { parseJson } from '../../../../shared/json/parse-json'
import { fail, ok, type Result } from '../../../../shared/result'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { openCardHolder } from '../../customers/card-holder'
import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import type { Bindings } from '../../env'
import type { Refusal } from '../../http/refusal'
import type { Order } from '../../orders/order'
import { ORDER_NOT_FOUND } from '../../orders/order-refusals'
import { readOrder } from '../../orders/read-order'
import { toPayment } from '../open-payment'
import { ORDER_PAID, WRONG_METHOD } from '../payment-refusals'
import { type PaymentSettings, toPaymentSettings } from '../payment-settings'
import { parseReturnUrl } from '../return-url'
import {
  type AdyenPayment,
  claimDetails,
  claimPayment,
  findAdyenPayment,
  recordAnswer,
  releaseDetails,
  releasePayment,
} from './adyen-payment'
import { type PaymentResponse, type StateData, stateData } from './checkout-api'
import { type Adyen, openAdyen } from './open-adyen'
import { type AskedMethod, chooseMethod, takenIn } from './request/choose-method'
import { amountOf, toPaymentRequest } from './request/to-payment-request'
import { isPaidByAdyen, settleOrder } from './settle/settle-order'

type Step = Promise<Result<WireAdyenStep, Refusal>>

export interface AdyenDesk {
  sales: Database
  adyen: Adyen
  settings: PaymentSettings
  /** Milliseconds since 1970. */
  now: number
}

export function adyenDeskOf(env: Bindings): AdyenDesk {
  const settings = toPaymentSettings(env)
  return { sales: env.SALES, adyen: openAdyen(env), settings, now: Date.now() }
}

const CARD_REFUSED = (message: string): Refusal => ({
  code: 422,
  reason: 'payment-data-refused',
  message,
})

/** What a browser needs to ask for the card: the environment, the amount, the brands of the store. */
export async function describeCardPayment(
  { sales, adyen, now }: AdyenDesk,
  orderHash: string,
): Promise<Result<WireAdyenBeginning, Refusal>> {
  const order = await findCardOrder(sales, orderHash, now)
  if (!order.ok) return order
  const store = storeViewOf(order.value.storeCode)
  const { environment, clientKey } = adyen
  const amount = amountOf(order.value)
  const brands = [...store.cardBrands]
  const holder = await openCardHolder(sales, order.value.id)
  const kept = holder ? await adyen.keptCards(holder) : null
  return ok({
    environment,
    ...(clientKey && { clientKey }),
    amount,
    brands,
    // Without an answer a card can still be typed.
    ...(holder && { keptCards: kept?.ok ? takenIn(store, kept.value) : [] }),
  })
}

/** Pays by a card that was typed. */
export function payOrderByCard(desk: AdyenDesk, asked: AdyenPaymentInformation): Step {
  const { orderHash, returnUrl } = asked
  return pay(desk, { orderHash, returnUrl, ...readStateData(asked) })
}

/** Pays by what a wallet gave, as by a card. */
export function payOrderByWallet(desk: AdyenDesk, asked: WalletCompletion): Step {
  return pay(desk, asked)
}

interface Asked extends AskedMethod {
  orderHash: string
  returnUrl: string
}

/** Pays, once: whatever is said afterwards is answered with where the payment stands. */
async function pay(desk: AdyenDesk, asked: Asked): Step {
  const { sales, adyen, settings, now } = desk
  const returnUrl = parseReturnUrl(asked.returnUrl, settings)
  if (!returnUrl.ok) return returnUrl
  const order = await findCardOrder(sales, asked.orderHash, now)
  if (!order.ok) return order
  const { id, state } = order.value
  if (state !== 'pending_payment') return readStep(desk, asked.orderHash)
  const method = await chooseMethod(desk, order.value, asked)
  if (!method) {
    return fail(CARD_REFUSED('This card cannot be used here.'))
  }
  const payment = await readFirst(
    sales,
    query<{ id: string }>(toPayment(id, returnUrl.value.href, now)),
  )
  if (!payment) return fail(ORDER_PAID)
  if (!(await claimPayment(sales, id, adyen, now))) return readStep(desk, asked.orderHash)
  const request = await toPaymentRequest(desk, order.value, method, returnUrl.value)
  const answer = await adyen.pay(request, payment.id)
  if (!answer.ok && answer.error.kind === 'refused') {
    await releasePayment(sales, id)
    return fail(CARD_REFUSED(answer.error.message))
  }
  return take(desk, order.value, answer.ok ? answer.value : null)
}

/** Tells the provider what its page, or that of the bank, gave the browser. */
export async function answerStep(
  desk: AdyenDesk,
  orderHash: string,
  details: Record<string, unknown>,
): Step {
  const { sales, adyen, now } = desk
  const order = await findCardOrder(sales, orderHash, now)
  if (!order.ok) return order
  const known = await findAdyenPayment(sales, order.value.id)
  if (!known || !(await claimDetails(sales, order.value.id, now))) return readStep(desk, orderHash)
  const texts = Object.entries(details).map(([name, value]) => [name, String(value)])
  const answer = await adyen.details({
    details: Object.fromEntries(texts),
    ...(known.paymentData && { paymentData: known.paymentData }),
  })
  if (!answer.ok && answer.error.kind === 'refused') {
    await releaseDetails(sales, order.value.id)
    return fail(CARD_REFUSED(answer.error.message))
  }
  return take(desk, order.value, answer.ok ? answer.value : null)
}

/** Where a payment stands. The order decides; then what the provider said last. */
export async function readStep({ sales, now }: AdyenDesk, orderHash: string): Step {
  const order = await findCardOrder(sales, orderHash, now)
  if (!order.ok) return order
  const { id, state } = order.value
  if (state === 'processing') return ok(toAdyenStep({ resultCode: 'Authorised' }))
  if (state === 'canceled') return ok(toAdyenStep({ resultCode: 'Refused' }))
  return ok(toStep(await findAdyenPayment(sales, id)))
}

/** The answer is written down, and the order follows it. No answer leaves all as it is. */
async function take(desk: AdyenDesk, order: Order, answer: PaymentResponse | null): Step {
  const { sales, now } = desk
  if (answer) {
    await recordAnswer(sales, order.id, answer, now)
    await settleOrder(sales, order, answer, now)
  }
  return readStep(desk, order.orderHash)
}

function toStep(payment: AdyenPayment | null): WireAdyenStep {
  if (!payment || payment.state === 'sent') return toAdyenStep({ resultCode: 'Pending' })
  const { resultCode, action } = payment
  return toAdyenStep({ resultCode, ...(action && { action: parseJson(action) }) })
}

async function findCardOrder(
  sales: Database,
  orderHash: string,
  now: number,
): Promise<Result<Order, Refusal>> {
  const standing = await readOrder(sales, orderHash, now)
  if (!standing) return fail(ORDER_NOT_FOUND)
  return isPaidByAdyen(standing.order.paymentMethodCode) ? ok(standing.order) : fail(WRONG_METHOD)
}

function readStateData({ paymentMethod }: AdyenPaymentInformation): Partial<StateData> {
  const given = paymentMethod.additional_data.stateData
  const read = stateData.safeParse(typeof given === 'string' ? parseJson(given) : null)
  return read.success ? read.data : {}
}
