import type { ComparableLine } from './line-equality'
import type { Pairing } from './pair-lines'

type Quantified = ComparableLine & { qty: number }

/** One finding of a comparison (spec 4). `party` is the side that has to change. */
export type DiffEntry =
  | { party: 'server' | 'client'; status: 'no-item'; sku: string; qty: number }
  | { party: 'server'; status: 'wrong-qty'; sku: string; clientQty: number; serverQty: number }
  | { party: 'client' | 'server'; status: 'update-required' | 'no-changes' }

/**
 * What a comparison of the browser's cart with the server's has found (spec 4): one entry for each line
 * that differs, then one for the whole cart, `update-required` when any did, else `no-changes`.
 */
export function toDiffLog({
  pairs,
  onlyClient,
  onlyServer,
}: Pairing<Quantified, Quantified>): DiffEntry[] {
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

/** What a log says of the whole cart; null for one that says nothing. */
export function statusOf(log: readonly DiffEntry[]): DiffEntry['status'] | null {
  return log.at(-1)?.status ?? null
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
