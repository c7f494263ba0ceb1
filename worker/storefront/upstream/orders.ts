import type {
  OrderRequest,
  WireOrderResult,
  WireOrderStatus,
} from '../../../shared/contract/order/order'
import { IDEMPOTENCY_HEADER } from '../../../shared/contract/wire/wire-names'
import { ok, type Result } from '../../../shared/result'
import type { UpstreamFault } from './fault'
import { readResult, type Upstream } from './upstream'

type Answer<T> = Promise<Result<T, UpstreamFault>>

/** Places an order under its attempt id. A backend that knows the header does so once. */
export async function placeOrder(upstream: Upstream, order: OrderRequest): Answer<WireOrderResult> {
  const headers = { [IDEMPOTENCY_HEADER]: order.order_id }
  const answer = await upstream.ask('orderPlace', { body: order, headers })
  return answer.ok ? readResult('orderPlace', answer.value) : answer
}

/** What became of an order attempt; null when the backend knows nothing of it. */
export async function fetchOrderStatus(
  upstream: Upstream,
  attempt: string,
): Answer<WireOrderStatus | null> {
  const answer = await upstream.call('orderStatus', { params: { order_id: attempt } })
  if (answer.ok) return answer
  return answer.error.kind === 'status' && answer.error.status === 404 ? ok(null) : answer
}
