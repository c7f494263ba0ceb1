// Removed lines are remembered until the server has let them go: neither a late answer nor a fresh
// list brings them back (I5).
import type { ServerLine } from '../../shared/cart/cart-line'
import { areLinesEqual } from '../../shared/cart/line-equality'
import { type CartState, type SyncedLine, TOMBSTONE_TTL_MS, type Tombstone } from './cart-state'

/** How long a look at the server's cart may take, in milliseconds. */
const LAST_LOOK_MS = 10_000

/** A line in the form in which lines are compared, with the line itself. */
export function toComparable(line: SyncedLine) {
  const { sku, qty, productOption } = line
  return { line, sku, qty, productOption, itemId: line.confirmed?.itemId }
}

/** Finds the removed lines among those that only the server has; they will be deleted there. */
export function matchTombstones(
  removed: readonly Tombstone[],
  serverLines: readonly ServerLine[],
  at: number,
): { removed: Tombstone[]; unknown: ServerLine[] } {
  const unknown = new Set(serverLines)
  const matched = removed.map((tombstone) => {
    if (tombstone.goneAt !== null && !mayYetArrive(tombstone.line, at)) return tombstone
    const server = [...unknown].find((line) => areLinesEqual(toComparable(tombstone.line), line))
    if (server) unknown.delete(server)
    const confirmed = server ? { itemId: server.itemId, qty: server.qty } : null
    return { ...tombstone, line: { ...tombstone.line, confirmed }, goneAt: server ? null : at }
  })
  return { removed: pruneTombstones(matched, at), unknown: [...unknown] }
}

/** Drops expired tombstones: no late request can bring their line back, and no other tab needs them. */
export function pruneTombstones(removed: readonly Tombstone[], at: number): Tombstone[] {
  return removed.filter(({ line, goneAt }) => {
    const isRecent = goneAt !== null && at - goneAt < TOMBSTONE_TTL_MS
    return line.confirmed !== null || isRecent || mayYetArrive(line, at)
  })
}

/**
 * When a removed line that may yet arrive is to be looked for a last time, in milliseconds since 1970: as
 * late as it can still be told from one that was added again. Null when none may.
 */
export function lastLookAt(removed: readonly Tombstone[]): number | null {
  const sent = removed.flatMap(({ line }) => line.sentAt ?? [])
  return sent.length > 0 ? Math.max(...sent) + TOMBSTONE_TTL_MS - LAST_LOOK_MS : null
}

/** A request to add the line is still out, and may reach the server after its removal. */
function mayYetArrive({ sentAt }: SyncedLine, at: number): boolean {
  return sentAt !== null && at - sentAt < TOMBSTONE_TTL_MS
}

/** The server no longer has that item. A line that was added again meanwhile is new to it. */
export function forgetItem(state: CartState, itemId: number, at: number): CartState {
  const forget = (line: SyncedLine): SyncedLine =>
    line.confirmed?.itemId === itemId ? { ...line, confirmed: null } : line
  const removed = state.removed.map((tombstone) =>
    tombstone.line.confirmed?.itemId === itemId
      ? { ...tombstone, line: forget(tombstone.line), goneAt: at }
      : tombstone,
  )
  return { ...state, lines: state.lines.map(forget), removed: pruneTombstones(removed, at) }
}
