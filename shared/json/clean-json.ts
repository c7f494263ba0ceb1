import { fail, ok, type Result } from '../result'

const MAX_DEPTH = 64

const REFUSED = Symbol('refused json')

/**
 * Copies a parsed JSON value without any `__proto__` key, at every level.
 * Refuses what is nested deeper than 64 levels or holds a number that is not finite (JSON text may
 * say 1e400), so that data without a schema cannot hurt the code behind the border.
 */
export function cleanJson(value: unknown): Result<unknown, 'refused'> {
  const copy = clean(value, 0)
  return copy === REFUSED ? fail('refused') : ok(copy)
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : REFUSED
  if (typeof value !== 'object' || value === null) return value
  if (depth === MAX_DEPTH) return REFUSED
  return Array.isArray(value) ? cleanList(value, depth) : cleanRecord(value, depth)
}

function cleanList(list: unknown[], depth: number): unknown {
  const copy: unknown[] = []
  for (const entry of list) {
    const cleaned = clean(entry, depth + 1)
    if (cleaned === REFUSED) return REFUSED
    copy.push(cleaned)
  }
  return copy
}

function cleanRecord(record: object, depth: number): unknown {
  const copy: Record<string, unknown> = {}
  for (const [key, entry] of Object.entries(record)) {
    if (key === '__proto__') continue
    const cleaned = clean(entry, depth + 1)
    if (cleaned === REFUSED) return REFUSED
    copy[key] = cleaned
  }
  return copy
}
