// Paying for a placed order by card. The provider is asked at most once for an order, after that was
// written down; what it does not answer is found out by its webhook, never guessed.
import type {
  AdyenPaymentInformation,
  WireAdyenBeginning,
  WireAdyenStep,
} from '../../../../shared/contract/payment/adyen'
import { toAdyenStep } from '../../../../shared/contract/payment/adyen-outcome'
import { parseJson } from '../../../../shared/json/parse-json'
import { fail, ok, type Result } from '../../../../shared/result'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import type { Refusal } from '../../http/refusal'
import type { Order } from '../../orders/order'
import { ORDER_NOT_FOUND } from '../../orders/order-refusals'
import { readOrder } from '../../orders/read-order'
import { toPayment } from '../open-payment'
import { ORDER_PAID, WRONG_METHOD } from '../payment-refusals'
import type { PaymentSettings } from '../payment-settings'
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
import {
  type Amount,
  type PaymentRequest,
  type PaymentResponse,
  type StateData,
  stateData,
} from './checkout-api'
import type { Adyen } from './open-adyen'
import { ADYEN_METHOD, settleOrder } from './settle-order'

type Step = Promise<Result<WireAdyenStep, Refusal>>

export interface AdyenDesk {
  sales: Database
  adyen: Adyen
  settings: PaymentSettings
  /** Milliseconds since 1970. */
  now: number
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
  const { environment } = adyen
  return ok({ environment, amount: amountOf(order.value), brands: [...store.cardBrands] })
}

/** Pays, once: whatever is said afterwards is answered with where the payment stands. */
export async function payOrderByCard(desk: AdyenDesk, asked: AdyenPaymentInformation): Step {
  const { sales, adyen, settings, now } = desk
  const returnUrl = parseReturnUrl(asked.returnUrl, settings)
  if (!returnUrl.ok) return returnUrl
  const order = await findCardOrder(sales, asked.orderHash, now)
  if (!order.ok) return order
  const { id, state, storeCode } = order.value
  if (state !== 'pending_payment') return readStep(desk, asked.orderHash)
  const data = readStateData(asked)
  if (!data || !isTaken(data, storeViewOf(storeCode).cardBrands)) {
    return fail(CARD_REFUSED('This card cannot be used here.'))
  }
  const payment = await readFirst(
    sales,
    query<{ id: string }>(toPayment(id, returnUrl.value.href, now)),
  )
  if (!payment) return fail(ORDER_PAID)
  if (!(await claimPayment(sales, id, now))) return readStep(desk, asked.orderHash)
  const request = await toRequest(desk, order.value, data, returnUrl.value)
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
  return standing.order.paymentMethodCode === ADYEN_METHOD ? ok(standing.order) : fail(WRONG_METHOD)
}

function readStateData({ paymentMethod }: AdyenPaymentInformation): StateData | null {
  const given = paymentMethod.additional_data.stateData
  const read = stateData.safeParse(typeof given === 'string' ? parseJson(given) : null)
  return read.success && paymentMethod.method === ADYEN_METHOD ? read.data : null
}

/** The brand is what the browser takes it for; the provider looks again. */
function isTaken({ paymentMethod }: StateData, brands: readonly string[]): boolean {
  return paymentMethod.brand === undefined || brands.includes(paymentMethod.brand)
}

async function toRequest(
  { sales, adyen }: AdyenDesk,
  order: Order,
  { paymentMethod, browserInfo }: StateData,
  returnUrl: URL,
): Promise<PaymentRequest> {
  const buyer = await readFirst(
    sales,
    query<{ email: string }>(sql`SELECT email FROM orders WHERE id = ${order.id}`),
  )
  const { i18n, tax } = storeViewOf(order.storeCode)
  return {
    merchantAccount: adyen.merchantAccount,
    reference: String(order.incrementId),
    amount: amountOf(order),
    returnUrl: toReturnAddress(returnUrl, order.orderHash),
    origin: returnUrl.origin,
    channel: 'Web',
    shopperEmail: buyer?.email ?? '',
    shopperLocale: i18n.defaultLocale,
    countryCode: tax.defaultCountry,
    shopperInteraction: 'Ecommerce',
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
    paymentMethod,
    ...(browserInfo && { browserInfo }),
  }
}

function toReturnAddress(returnUrl: URL, orderHash: string): string {
  const address = new URL(returnUrl)
  address.searchParams.set('orderHash', orderHash)
  return address.href
}

function amountOf(order: Order): Amount {
  const { currencyCode } = storeViewOf(order.storeCode).i18n
  return { currency: currencyCode, value: order.amountDue }
}
