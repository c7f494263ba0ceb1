import type { OrderRequest, WirePlacedOrder } from '../../../shared/contract/order/order'
import type { PaymentState } from '../../../shared/contract/payment/payment'
import type { FailureResult } from '../../../shared/contract/wire/envelope'
import { canonicalJson } from '../../../shared/json/canonical-json'
import { textDigest } from '../../../shared/signing/text-digest'
import type { StoreCode } from '../../../shared/store-view/store-view'

/** What a shopper wants ordered. The order was read by the contract and names the session's cart. */
export interface OrderIntent {
  attempt: string
  /** Id of the session that asks. */
  owner: string
  storeCode: StoreCode
  /** Null when the session holds no cart any more, as after a success seen in another tab. */
  cartId: string | null
  /** Equal for equal orders. */
  fingerprint: string
  isPaidElsewhere: boolean
  order: OrderRequest
}

/**
 * sending: asked, no answer yet · checking: the outcome is unknown and being found out ·
 * placed, failed: final.
 */
export type AttemptState = 'sending' | 'checking' | 'placed' | 'failed'

/** One checkout attempt, as the order desk stores it. */
export interface Attempt {
  attempt: string
  owner: string
  storeCode: StoreCode
  cartId: string
  fingerprint: string
  state: AttemptState
  /** Paid on a page of a provider, who may refuse: the cart may have to come back. */
  isPaidElsewhere: boolean
  /** Code of the way to pay; absent in attempts that are older than this field. */
  paymentCode?: string
  /** Its shopper has approved the payment before the order was placed (contract 1.9). */
  isApproved?: boolean
  /** What was to be ordered; dropped once the outcome is known. */
  order: OrderRequest | null
  /** Code and result of the final answer, which every repetition gets again. */
  answer: FinalAnswer | null
  orderNumber: string | null
  /** By which the backend names the order in addresses. */
  orderHash: string | null
  /** All in ms since 1970. */
  receivedAt: number
  sentAt: number
  /** How often its status was asked, and how often in a row the backend knew nothing of it. */
  checks: number
  misses: number
  isResent: boolean
  /** As the backend last said; paid and refused are final. */
  payment: PaymentState | null
  /** How often it was asked what became of a payment that nobody could tell of. */
  paymentChecks?: number
}

export interface FinalAnswer {
  code: number
  result: WirePlacedOrder | FailureResult
  /** Why, and what else the backend said: the totals now, or the order this cart has become. */
  meta?: unknown
}

export function createAttempt(intent: OrderIntent, cartId: string, now: number): Attempt {
  return {
    attempt: intent.attempt,
    owner: intent.owner,
    storeCode: intent.storeCode,
    cartId,
    fingerprint: intent.fingerprint,
    isPaidElsewhere: intent.isPaidElsewhere,
    paymentCode: intent.order.addressInformation.payment_method_code,
    isApproved: hasApproval(intent.order),
    state: 'sending',
    order: intent.order,
    answer: null,
    orderNumber: null,
    orderHash: null,
    receivedAt: now,
    sentAt: now,
    checks: 0,
    misses: 0,
    isResent: false,
    payment: null,
  }
}

/** An order that was placed at another desk, and is one of who asks for it. */
export interface AdoptedOrder {
  /** By which it is known in every browser. */
  orderHash: string
  orderNumber: string
  /** Id of the session of who asks. */
  owner: string
  storeCode: StoreCode
  paymentCode: string
}

/** Such an order, as a desk of its own keeps it: placed, with its payment still to be asked for. */
export function createAdopted(order: AdoptedOrder, now: number): Attempt {
  return {
    ...order,
    attempt: order.orderHash,
    cartId: '',
    fingerprint: '',
    isPaidElsewhere: true,
    state: 'placed',
    order: null,
    answer: null,
    receivedAt: now,
    sentAt: now,
    checks: 0,
    misses: 0,
    isResent: false,
    payment: null,
  }
}

function hasApproval({ addressInformation }: OrderRequest): boolean {
  return Boolean(addressInformation.payment_method_additional?.paypal_express_checkout_token)
}

/**
 * Equal for equal orders. Times, the cart's id and the server's line ids are left out: a repeat
 * from another tab may not know them any more.
 */
export async function intentFingerprint(order: OrderRequest): Promise<string> {
  const products = order.products.map(({ server_item_id: _id, ...product }) => product)
  const { order_id, store_code, addressInformation } = order
  return textDigest(canonicalJson({ order_id, store_code, products, addressInformation }))
}

export function isFinal(attempt: Attempt): boolean {
  return attempt.state === 'placed' || attempt.state === 'failed'
}
