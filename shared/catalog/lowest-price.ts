import { finalOf, priceAt, type SourcePrice } from './price'

/** What a merchant asked up to a moment. */
export interface PastPrice extends SourcePrice {
  /** ISO 8601 */
  until: string
}

const WINDOW_MS = 30 * 24 * 60 * 60 * 1000

/** A time in which nothing changed. Milliseconds since 1970; the first has no beginning. */
interface Stretch {
  from: number
  to: number
  final: number
  isReduced: boolean
}

/**
 * The lowest price of the thirty days before the reduction that holds now began, in cents, as shoppers
 * in the European Union are told it beside the reduced one (Price Indication Directive, article 6a).
 * A price that is lowered further without going up in between is one reduction. Of a reduction without
 * a known beginning it is the regular price. Null while nothing is reduced.
 * @param now milliseconds since 1970
 * @param past what was asked before, in any order
 */
export function lowestBefore(
  now: number,
  current: SourcePrice,
  past: readonly PastPrice[],
): number | null {
  if (priceAt(current, now).special === null) return null
  const stretches = toStretches(now, current, past)
  const start = startOf(stretches)
  const before = stretches.filter(({ from, to }) => from < start && to > start - WINDOW_MS)
  return before.length > 0 ? Math.min(...before.map(({ final }) => final)) : current.price
}

/** Where the reduction began that the last stretch belongs to. */
function startOf(stretches: readonly Stretch[]): number {
  let [start, final] = [Number.POSITIVE_INFINITY, 0]
  for (const stretch of [...stretches].reverse()) {
    if (!stretch.isReduced || stretch.final < final) break
    start = stretch.from
    final = stretch.final
  }
  return start
}

/** Everything up to now, oldest first. */
function toStretches(now: number, current: SourcePrice, past: readonly PastPrice[]): Stretch[] {
  const ordered = [...past].sort((a, b) => Date.parse(a.until) - Date.parse(b.until))
  const sources = [...ordered, { ...current, until: null }]
  const changes = sources.flatMap(({ from, to, until }) => [from, to, until])
  const times = changes.flatMap((time) => (time === null ? [] : Date.parse(time)))
  const marks = [...new Set(times)].filter((time) => time < now).sort((a, b) => a - b)
  return [Number.NEGATIVE_INFINITY, ...marks].map((from, index) => {
    const to = marks[index] ?? now
    // Between two marks nothing changes: any moment stands for all of them.
    const moment = Number.isFinite(from) ? (from + to) / 2 : to - 1
    const source = sources.find(({ until }) => until === null || Date.parse(until) > moment)
    const price = priceAt(source ?? current, moment)
    return { from, to, final: finalOf(price), isReduced: price.special !== null }
  })
}
