import type { FilterOperators } from '../../../shared/contract/search/search-request'
import { boundsOf } from '../db/filter-sql'

type Scalar = string | number | boolean

/** Whether a value passes a filter. */
export type FilterTest<Value> = (value: Value) => boolean

/** How what came over the wire is compared with what is held; null for what cannot be. */
export interface Reading<Value> {
  /** For lists of values. */
  read: (given: Scalar) => Value | null
  /** For bounds. */
  toNumber: (given: Scalar) => number | null
  numberOf: (value: Value) => number
}

/** The rule of db/filter-sql.ts for a value that is in memory: all operators must hold. */
export function toFilterTest<Value>(
  operators: FilterOperators,
  reading: Reading<Value>,
): FilterTest<Value> {
  const tests = [
    ...listTests(reading, operators.eq, operators.in, operators.or),
    ...listTests(reading, operators.neq, operators.nin, operators.nor).map(
      (test) => (value: Value) => !test(value),
    ),
    ...boundTests(operators, reading),
  ]
  return (value) => tests.every((test) => test(value))
}

type ListValue = Scalar | null | Scalar[] | undefined

/** What is held is a value: whether there is any needs no look. */
function listTests<Value>({ read }: Reading<Value>, ...given: ListValue[]): FilterTest<Value>[] {
  return given.flatMap((wanted) => {
    if (wanted === undefined) return []
    if (wanted === null) return [() => true]
    const values = new Set([wanted].flat().map(read))
    return [(value: Value) => values.has(value)]
  })
}

function boundTests<Value>(
  given: FilterOperators,
  { toNumber, numberOf }: Reading<Value>,
): FilterTest<Value>[] {
  const bounds = (
    list: readonly (string | number | undefined)[],
    fits: (own: number, bound: number) => boolean,
  ) =>
    list.flatMap((one) => {
      if (one === undefined) return []
      const bound = toNumber(one)
      return [(value: Value) => bound !== null && fits(numberOf(value), bound)]
    })
  const { above, from, below, to } = boundsOf(given)
  return [
    ...bounds(above, (own, bound) => own > bound),
    ...bounds(from, (own, bound) => own >= bound),
    ...bounds(below, (own, bound) => own < bound),
    ...bounds(to, (own, bound) => own <= bound),
  ]
}
