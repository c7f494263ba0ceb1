import {
  type InventoryRequest,
  toInventoryQuery,
  type WireSalableAnswer,
} from '../../shared/contract/inventory'
import type { WireStock } from '../../shared/contract/stock'
import type { Result } from '../../shared/result'
import type { UpstreamFault } from './fault'
import { readResult, type Upstream } from './upstream'

type Answer<T> = Promise<Result<T, UpstreamFault>>

/** Stock of one sku (spec 7). */
export function fetchStock(upstream: Upstream, sku: string): Answer<WireStock> {
  return upstream.call('stockCheck', { query: { sku } })
}

/** Stock of several skus, in the order of asking; at most 15 a call (spec 9). */
export function fetchStocks(upstream: Upstream, skus: readonly string[]): Answer<WireStock[]> {
  return upstream.call('stockList', { query: { skus: skus.join(',') } })
}

/** Whether each wanted quantity can be sold (spec 7, inventory endpoint). */
export async function fetchSalable(
  upstream: Upstream,
  request: InventoryRequest,
): Answer<WireSalableAnswer[]> {
  const answer = await upstream.ask('inventorySalable', { query: toInventoryQuery(request) })
  return answer.ok ? readResult('inventorySalable', answer.value) : answer
}
