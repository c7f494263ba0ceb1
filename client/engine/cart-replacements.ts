// A line that the shopper edits becomes another line: another size is another sku. The new one is added
// first, and what it was before is deleted afterwards, so that nothing is lost where the server refuses.
import type { CartLine, ServerLine } from '../../shared/cart/cart-line'
import { areLinesEqual } from '../../shared/cart/line-equality'
import { type CartState, findLine, mustSet, type SyncedLine, type Tombstone } from './cart-state'
import { toComparable } from './cart-tombstones'

/** What a line was before, out of sight. */
export function replacedBy({ replaced = [] }: SyncedLine): readonly SyncedLine[] {
  return replaced
}

/**
 * Puts another line in the place of one (spec 4, cart edit mode). Where the cart holds that line
 * already, its quantity grows by what was edited. The same line again only takes the quantity.
 */
export function replaceLine(state: CartState, key: string, line: CartLine, at: number): CartState {
  const { state: open, known } = takeKnown(state, line.key)
  const old = findLine(open, key)
  if (!old) return state
  const isSame = line.key === key
  const other = isSame ? undefined : findLine(open, line.key)
  const held = isSame ? old : (other ?? known)
  const edited: SyncedLine = {
    ...line,
    qty: line.qty + (other?.qty ?? 0),
    confirmed: held?.confirmed ?? null,
    sentAt: held?.sentAt ?? null,
    isDirty: true,
    changedAt: at,
    announce: 'edited',
    tries: 0,
    returns: 0,
    replaced: [
      ...replacedBy(old),
      ...(isSame ? [] : [withoutReplaced(old)]),
      ...(other ? replacedBy(other) : []),
    ],
  }
  const lines = open.lines.filter((one) => one !== other).map((one) => (one === old ? edited : one))
  return { ...open, lines, areTotalsStale: true }
}

/** What lines were before leaves the server as soon as that holds what they are now. */
export function retireReplaced(state: CartState, at: number): CartState {
  const isDone = (line: SyncedLine) => replacedBy(line).length > 0 && !mustSet(line)
  if (!state.lines.some(isDone)) return state
  const leaving = state.lines.filter(isDone).flatMap(replacedBy)
  return {
    ...state,
    lines: state.lines.map((line) => (isDone(line) ? withoutReplaced(line) : line)),
    removed: [...state.removed, ...leaving.map((line) => toTombstone(line, at))],
    areTotalsStale: true,
  }
}

/** A removed line takes with it what it was before. */
export function toTombstones(line: SyncedLine, at: number): Tombstone[] {
  const known = replacedBy(line).filter(({ confirmed, sentAt }) => confirmed || sentAt !== null)
  return [withoutReplaced(line), ...known].map((one) => toTombstone(one, at))
}

/** Brings back what a refused line was before, in its place; what it became is left to the caller. */
export function bringBack(state: CartState, line: SyncedLine, at: number): CartState {
  const before = replacedBy(line)
  const back = before.findLast(({ confirmed }) => confirmed !== null) ?? before.at(-1)
  if (!back || findLine(state, back.key)) return state
  const others = before.filter((one) => one !== back && one.sentAt !== null)
  const shown = { ...back, changedAt: at, announce: null, tries: 0 }
  const place = state.lines.findIndex(({ key }) => key === line.key)
  const lines = state.lines.map((one) => (one.key === line.key ? withoutReplaced(one) : one))
  return {
    ...state,
    lines: lines.toSpliced(place, 0, shown),
    removed: [...state.removed, ...others.map((one) => toTombstone(one, at))],
  }
}

/** The server's lines that are out of sight here: they are not lines that only the server knows. */
export function matchReplaced(
  lines: readonly SyncedLine[],
  serverLines: readonly ServerLine[],
): { lines: SyncedLine[]; unknown: ServerLine[] } {
  const unknown = new Set(serverLines)
  const match = (before: SyncedLine): SyncedLine => {
    const server = [...unknown].find((one) => areLinesEqual(toComparable(before), one))
    if (server) unknown.delete(server)
    return { ...before, confirmed: server ? { itemId: server.itemId, qty: server.qty } : null }
  }
  const matched = lines.map((line) =>
    line.replaced?.length ? { ...line, replaced: line.replaced.map(match) } : line,
  )
  return { lines: matched, unknown: [...unknown] }
}

/** Takes back into use what is known of a line that is out of sight: the shopper wants it again. */
export function takeKnown(
  state: CartState,
  key: string,
): { state: CartState; known: SyncedLine | undefined } {
  const tombstones = state.removed.filter(({ line }) => line.key === key)
  const hidden = state.lines.flatMap(replacedBy).filter((line) => line.key === key)
  const found = [...tombstones.map(({ line }) => line), ...hidden]
  if (found.length === 0) return { state, known: undefined }
  const lines = state.lines.map((line) =>
    line.replaced ? { ...line, replaced: line.replaced.filter((one) => one.key !== key) } : line,
  )
  const removed = state.removed.filter((one) => !tombstones.includes(one))
  const known = found.find(({ confirmed }) => confirmed !== null) ?? found[0]
  return { state: { ...state, lines, removed }, known }
}

/** The line itself. */
export function withoutReplaced({ replaced: _gone, ...line }: SyncedLine): SyncedLine {
  return line
}

function toTombstone(line: SyncedLine, at: number): Tombstone {
  return { line: { ...line, tries: 0 }, removedAt: at, tries: 0, goneAt: null }
}
