import type { ComparableLine } from '../line-equality'
import { pairLines } from '../pair-lines'

type Quantified = ComparableLine & { qty: number }

/** One finding of a comparison (spec 4). `party` is the side that has to change. */
export type DiffEntry =
  | { party: 'server' | 'client'; status: 'no-item'; sku: string; qty: number }
  | { party: 'server'; status: 'wrong-qty'; sku: string; clientQty: number; serverQty: number }
  | { party: 'client' | 'server'; status: 'update-required' | 'no-changes' }

/**
 * Compares the browser's cart with the server's (spec 4). One entry for each line that differs,
 * then one for the whole cart: `update-required` when any did, else `no-changes`.
 */
export function diffCarts(
  clientLines: readonly Quantified[],
  serverLines: readonly Quantified[],
): DiffEntry[] {
  const { pairs, onlyClient, onlyServer } = pairLines(clientLines, serverLines)
  const entries: DiffEntry[] = [
    ...onlyClient.map(
      ({ sku, qty }) => ({ party: 'server', status: 'no-item', sku, qty }) as const,
    ),
    ...pairs
      .filter(({ client, server }) => client.qty !== server.qty)
      .map(({ client, server }) => toWrongQty(client, server)),
    ...onlyServer.map(
      ({ sku, qty }) => ({ party: 'client', status: 'no-item', sku, qty }) as const,
    ),
  ]
  const status = entries.length > 0 ? 'update-required' : 'no-changes'
  return [...entries, { party: 'server', status }]
}

function toWrongQty(client: Quantified, server: Quantified): DiffEntry {
  return {
    party: 'server',
    status: 'wrong-qty',
    sku: client.sku,
    clientQty: client.qty,
    serverQty: server.qty,
  }
}
