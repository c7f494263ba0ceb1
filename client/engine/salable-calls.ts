// Which lines of a cart can still be had (spec 7, inventory; contract 1.4).
import { inventoryCalls, toInventoryQuery } from '../../shared/contract/catalogue/inventory'
import type { HttpPort } from './ports'

/** Whether each sku can be sold in the wanted quantity; one that nobody answered for is left out. */
export type CartStock = Readonly<Record<string, boolean>>

/**
 * Asks whether lines can be sold in their quantities. The question is a silent one: whatever goes
 * wrong with it says nothing of any line, and the order itself is checked again.
 */
export async function fetchCartStock(
  http: HttpPort,
  lines: readonly { sku: string; qty: number }[],
): Promise<CartStock> {
  if (lines.length === 0) return {}
  const skuRequests = lines.map(({ sku, qty }) => ({ sku, qty }))
  const query = toInventoryQuery({ stockId: 1, skuRequests })
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  const { method, path, result } = inventoryCalls.inventorySalable
  const answer = await http.send({ method, path: `${path}?${query}` })
  const list = answer.kind === 'answered' && answer.code === 200 ? answer.result : []
  const parsed = result.safeParse(list)
  return parsed.success ? toCartStock(parsed.data) : {}
}

/** Several lines may be of one sku: it is out as soon as one of them is. */
function toCartStock(answers: readonly { sku: string; salable: boolean }[]): CartStock {
  const unsalable = answers.filter(({ salable }) => !salable).map(({ sku }) => sku)
  return Object.fromEntries(answers.map(({ sku }) => [sku, !unsalable.includes(sku)]))
}
