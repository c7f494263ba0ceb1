// What the cart machine knows. A line holds the quantity that the shopper wants beside what the server
// last confirmed; the two are brought together one request at a time (see cart-step.ts).
import type { CartLine } from '../../shared/cart/cart-line'
import type { CartSummary } from '../../shared/cart/cart-summary'
import type { DiffEntry } from '../../shared/cart/diff-carts'

/** What the server last said of a line: its id there and the quantity (prev_qty of spec 3). */
export interface Confirmed {
  itemId: number
  qty: number
}

/**
 * added: a new line. raised: added to a line that was there. updated: given another quantity.
 * edited: another size or colour was chosen.
 */
export type Announcement = 'added' | 'raised' | 'updated' | 'edited'

/** Whether it is about something that was put into the cart. */
export function isAddition(announce: Announcement | null): boolean {
  return announce === 'added' || announce === 'raised'
}

export interface SyncedLine extends CartLine {
  confirmed: Confirmed | null
  /** The shopper changed it and no settled refresh has shown it yet: its quantity beats the server's. */
  isDirty: boolean
  /** When the shopper last changed it, milliseconds since 1970: the latest tab wins. */
  changedAt: number
  /** Which notification is due once the server has confirmed. */
  announce: Announcement | null
  /**
   * When a request about it last left without a known outcome, milliseconds since 1970: the server may
   * have done it without our knowing, may yet do so, and may hold a new line without our knowing its id.
   */
  sentAt: number | null
  /** Failed tries in a row to send this change to the server. */
  tries: number
  /** How often it was put back after the server had lost it. */
  returns: number
  /**
   * What it was before the shopper chose another size or colour. It is out of sight, and leaves the
   * server once that holds this line: until then a refusal brings it back.
   */
  replaced?: SyncedLine[]
}

/** What the shopper last wanted of the coupon; an empty code is none. */
export interface CouponCommand {
  code: string
  /** When, milliseconds since 1970: the latest tab wins. */
  at: number
  /** The server has not taken it yet. */
  isDirty: boolean
  /** It is tried by itself, because the server's cart has lost it. */
  isRepeated: boolean
  /** Failed tries in a row to send it. */
  tries: number
}

/** A removed line, kept until the server has deleted it, so that no late answer restores it. */
export interface Tombstone {
  line: SyncedLine
  removedAt: number
  tries: number
  /**
   * When the server deleted it, milliseconds since 1970. It is kept a while longer: another tab that
   * knows of the removal must not send it again.
   */
  goneAt: number | null
}

export interface SetInFlight {
  kind: 'set'
  seq: number
  key: string
  qty: number
  itemId: number | null
  /** An earlier request to add this line may have reached the server as well. */
  isRepeated: boolean
}

/** What is on its way to the server; at most one for each cart. */
export type InFlight =
  | SetInFlight
  | { kind: 'delete'; seq: number; key: string; itemId: number }
  | { kind: 'coupon'; seq: number; code: string }
  | { kind: 'pull'; seq: number }
  | { kind: 'totals'; seq: number }

/**
 * resting: nothing to send, or offline. queueing: waiting for the lock of the tabs.
 * working: holding the lock, one request after another. waiting: until a retry is due.
 */
export type Phase = 'resting' | 'queueing' | 'working' | 'waiting'

export interface CartState {
  lines: SyncedLine[]
  removed: Tombstone[]
  coupon: CouponCommand
  totals: CartSummary | null
  /** The totals were asked for before the last change, or never. */
  areTotalsStale: boolean
  /** A form changed the server's cart: confirmed lines that it no longer holds were removed. */
  isOutdated: boolean
  /** The server's lines must be read before anything else is sent. */
  mustPull: boolean
  phase: Phase
  inFlight: InFlight | null
  lastSeq: number
  isOnline: boolean
  /** Requests in a row that brought no outcome. */
  failures: number
  /** Corrections since the cart was last settled. */
  corrections: number
  /** What the last comparison with the server's lines has found (spec 4); empty before the first. */
  diffLog: readonly DiffEntry[]
  /** When the cart was last emptied by an order, milliseconds since 1970. */
  clearedAt: number
  /** Whose login it belongs to; null for a guest's. */
  login: string | null
}

export const NO_COUPON: CouponCommand = {
  code: '',
  at: 0,
  isDirty: false,
  isRepeated: false,
  tries: 0,
}

export const EMPTY_CART: CartState = {
  lines: [],
  removed: [],
  coupon: NO_COUPON,
  totals: null,
  areTotalsStale: false,
  isOutdated: false,
  mustPull: false,
  phase: 'resting',
  inFlight: null,
  lastSeq: 0,
  isOnline: true,
  failures: 0,
  corrections: 0,
  diffLog: [],
  clearedAt: 0,
  login: null,
}

/** Failures in a row after which the shopper is told that the shop cannot be reached. */
export const MAX_FAILURES = 3
/** Tries for one change before the line goes back to what the server confirmed (spec 4). */
export const MAX_TRIES = 3
/** Corrections before the server's lines are taken as they are. */
export const MAX_CORRECTIONS = 4
/** How long a late request may still bring a removed line back, in milliseconds. */
export const TOMBSTONE_TTL_MS = 60_000

/** A line whose quantity the server has not confirmed. */
export function mustSet(line: SyncedLine): boolean {
  return line.confirmed?.qty !== line.qty
}

/** A tombstone that the server still has to be told about. */
export function mustDelete(tombstone: Tombstone): boolean {
  return tombstone.line.confirmed !== null
}

/** A coupon that the server has to be told about; an empty cart has nothing to put it on. */
export function mustSendCoupon({ coupon, lines }: CartState): boolean {
  return coupon.isDirty && lines.length > 0
}

/** Whether something waits to be sent or asked. */
export function hasWork(state: CartState): boolean {
  return (
    state.mustPull ||
    state.areTotalsStale ||
    state.removed.some(mustDelete) ||
    state.lines.some(mustSet) ||
    mustSendCoupon(state)
  )
}

/** Whether what is shown may still change: totals are 'updating' and the shopper cannot pay. */
export function isPending(state: CartState): boolean {
  return state.inFlight !== null || state.phase !== 'resting' || hasWork(state)
}

/** Whether it waits to try again after failures in a row: what is shown will not change soon. */
export function isUnreachable({ failures, phase }: CartState): boolean {
  return failures > 1 && phase === 'waiting'
}

/** The line with that key. */
export function findLine(state: CartState, key: string): SyncedLine | undefined {
  return state.lines.find((line) => line.key === key)
}

/** The state with one line changed; the same state when there is no such line. */
export function changeLine(
  state: CartState,
  key: string,
  change: (line: SyncedLine) => SyncedLine,
): CartState {
  if (!findLine(state, key)) return state
  return { ...state, lines: state.lines.map((line) => (line.key === key ? change(line) : line)) }
}
