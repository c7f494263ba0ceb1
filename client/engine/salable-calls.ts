// Which lines of a cart can still be had (spec 7, inventory; contract 1.4).
import { inventoryCalls, toInventoryQuery } from '../../shared/contract/catalogue/inventory'
import type { HttpPort } from './ports'

/**
 * Skus that cannot be sold in the wanted quantity. The question is a silent one: whatever goes
 * wrong with it gives none, and the order itself is checked again.
 */
export async function fetchUnsalable(
  http: HttpPort,
  lines: readonly { sku: string; qty: number }[],
): Promise<string[]> {
  if (lines.length === 0) return []
  const skuRequests = lines.map(({ sku, qty }) => ({ sku, qty }))
  const query = toInventoryQuery({ stockId: 1, skuRequests })
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  const { method, path, result } = inventoryCalls.inventorySalable
  const answer = await http.send({ method, path: `${path}?${query}` })
  const list = answer.kind === 'answered' && answer.code === 200 ? answer.result : []
  const parsed = result.safeParse(list)
  if (!parsed.success) return []
  return parsed.data.filter(({ salable }) => !salable).map(({ sku }) => sku)
}
