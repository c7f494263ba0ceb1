// Brings the browser's lines and a fresh list of the server's lines together (spec 4, contract 2.4).

import type { CartLine, ServerLine } from '../../shared/cart/cart-line'
import { statusOf, toDiffLog } from '../../shared/cart/diff-carts'
import { toLineKey } from '../../shared/cart/line-equality'
import { pairLines } from '../../shared/cart/pair-lines'
import { toProductType } from '../../shared/catalog/product-type'
import type { CartNotice } from './cart-events'
import { matchReplaced } from './cart-replacements'
import { type CartState, MAX_CORRECTIONS, type SyncedLine } from './cart-state'
import { matchTombstones, toComparable } from './cart-tombstones'

interface Merged {
  line: SyncedLine | null
  notice?: CartNotice
}

/** The state after the server has sent its lines, and the notifications that are due. */
export function mergeServerLines(
  state: CartState,
  serverLines: readonly ServerLine[],
  at: number,
): { state: CartState; notices: CartNotice[] } {
  const isServerRight = state.corrections > MAX_CORRECTIONS
  const clients = state.lines.map((line) => toComparable(line))
  const sellable = serverLines.filter((line) => line.qty >= 1)
  const pairing = pairLines(clients, sellable)
  const { pairs, onlyServer } = pairing
  const diffLog = toDiffLog(pairing)
  const merged = clients.map((client): Merged => {
    const server = pairs.find((pair) => pair.client === client)?.server
    if (server) return { line: mergeLine(state, client.line, server, isServerRight) }
    if (state.isOutdated && isSettled(client.line)) return { line: null }
    return mergeMissing(client.line, isServerRight)
  })
  const present = merged.flatMap(({ line }) => line ?? [])
  const { lines: kept, unknown: unseen } = matchReplaced(present, onlyServer)
  const { removed, unknown } = matchTombstones(state.removed, unseen, at)
  return {
    state: {
      ...state,
      lines: adoptLines(kept, unknown, at),
      removed,
      isOutdated: false,
      mustPull: false,
      areTotalsStale: state.areTotalsStale || statusOf(diffLog) === 'update-required',
      diffLog,
    },
    notices: merged.flatMap(({ notice }) => notice ?? []),
  }
}

/**
 * What the shopper changed stays; every other quantity follows the server. Where a request about the line
 * was once not answered, another quantity is that request, which has come late: counted twice, or over
 * what was sent after it.
 */
function mergeLine(
  { isOutdated }: CartState,
  line: SyncedLine,
  server: ServerLine,
  isServerRight: boolean,
): SyncedLine {
  const confirmed = { itemId: server.itemId, qty: server.qty }
  const isLate = line.sentAt !== null && !isOutdated
  const isServers = isServerRight || !(line.isDirty || isLate)
  if (isServers) return { ...line, confirmed, qty: server.qty, isDirty: false }
  const isNewHere = line.confirmed === null && line.sentAt === null && line.returns === 0
  return { ...line, confirmed, qty: isNewHere ? line.qty + server.qty : line.qty }
}

/** Both sides had agreed on it, and the shopper has not touched it since. */
function isSettled({ confirmed, isDirty }: SyncedLine): boolean {
  return confirmed !== null && !isDirty
}

/** A line that the server does not hold: still to be added, put back once, or gone. */
function mergeMissing(line: SyncedLine, isServerRight: boolean): Merged {
  if (!isServerRight && line.confirmed === null) return { line }
  if (!isServerRight && line.returns === 0) {
    return { line: { ...line, confirmed: null, isDirty: true, returns: 1 } }
  }
  return {
    line: null,
    notice: { type: 'warning', key: 'cart.line-gone', values: { name: line.name } },
  }
}

/** Lines that only the server knows, for example when the browser's storage was emptied. */
function adoptLines(kept: SyncedLine[], unknown: readonly ServerLine[], at: number): SyncedLine[] {
  const keys = new Set(kept.map((line) => line.key))
  const adopted = unknown.map((server) => {
    const plain = toLineKey(server)
    const key = keys.has(plain) ? `${plain}#${server.itemId}` : plain
    keys.add(key)
    return adoptLine(server, key, at)
  })
  return [...kept, ...adopted]
}

function adoptLine(server: ServerLine, key: string, at: number): SyncedLine {
  return {
    ...toCartLine(server, key),
    confirmed: { itemId: server.itemId, qty: server.qty },
    isDirty: false,
    changedAt: at,
    announce: null,
    sentAt: null,
    tries: 0,
    returns: 0,
  }
}

function toCartLine(server: ServerLine, key: string): CartLine {
  return {
    key,
    sku: server.sku,
    parentSku: server.sku,
    typeId: toProductType(server.typeId),
    name: server.name || server.sku,
    qty: server.qty,
    options: [],
    productOption: server.productOption,
    price: { regular: server.price ?? 0, special: null },
    isUnpriced: true,
    image: '',
    link: '',
    maxQty: null,
  }
}
