// Removed lines are remembered until the server has let them go: neither a late answer nor a fresh
// list brings them back (I5).
import type { ServerLine } from '../../shared/cart/cart-line'
import { areLinesEqual } from '../../shared/cart/line-equality'
import { type CartState, GRAVE_MS, type SyncedLine, type Tombstone } from './cart-state'

/** A line in the form in which lines are compared, with the line itself. */
export function toComparable(line: SyncedLine) {
  const { sku, productOption } = line
  return { line, sku, productOption, itemId: line.confirmed?.itemId }
}

/** Finds the removed lines among those that only the server has; they will be deleted there. */
export function matchTombstones(
  removed: readonly Tombstone[],
  serverLines: readonly ServerLine[],
  at: number,
): { removed: Tombstone[]; unknown: ServerLine[] } {
  const unknown = new Set(serverLines)
  const matched = removed.map((stone) => {
    if (stone.goneAt !== null && !mayYetArrive(stone.line, at)) return stone
    const server = [...unknown].find((line) => areLinesEqual(toComparable(stone.line), line))
    if (server) unknown.delete(server)
    const confirmed = server ? { itemId: server.itemId, qty: server.qty } : null
    return { ...stone, line: { ...stone.line, confirmed }, goneAt: server ? null : at }
  })
  return { removed: pruneTombstones(matched, at), unknown: [...unknown] }
}

/** Drops the tombstones that no late request can wake and that no other tab asks about any more. */
export function pruneTombstones(removed: readonly Tombstone[], at: number): Tombstone[] {
  return removed.filter(({ line, goneAt }) => {
    const isJustGone = goneAt !== null && at - goneAt < GRAVE_MS
    return line.confirmed !== null || isJustGone || mayYetArrive(line, at)
  })
}

/** A request to add the line is still out, and may reach the server after its removal. */
function mayYetArrive({ sentAt }: SyncedLine, at: number): boolean {
  return sentAt !== null && at - sentAt < GRAVE_MS
}

/** The server no longer has that item. A line that was added again meanwhile is new to it. */
export function forgetItem(state: CartState, itemId: number, at: number): CartState {
  const forget = (line: SyncedLine): SyncedLine =>
    line.confirmed?.itemId === itemId ? { ...line, confirmed: null } : line
  const removed = state.removed.map((stone) =>
    stone.line.confirmed?.itemId === itemId
      ? { ...stone, line: forget(stone.line), goneAt: at }
      : stone,
  )
  return { ...state, lines: state.lines.map(forget), removed: pruneTombstones(removed, at) }
}
