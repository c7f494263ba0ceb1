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
  return passesAll(tests)
}

/** All of some tests as one. Thousands of values are tested, so a single one is taken as it is. */
export function passesAll<Value>(tests: readonly FilterTest<Value>[]): FilterTest<Value> {
  const [only] = tests
  if (only && tests.length === 1) return only
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
    testOf: (bound: number) => FilterTest<Value>,
  ) =>
    list.flatMap((one) => {
      if (one === undefined) return []
      const bound = toNumber(one)
      return [bound === null ? () => false : testOf(bound)]
    })
  const { above, from, below, to } = boundsOf(given)
  return [
    ...bounds(above, (bound) => (value) => numberOf(value) > bound),
    ...bounds(from, (bound) => (value) => numberOf(value) >= bound),
    ...bounds(below, (bound) => (value) => numberOf(value) < bound),
    ...bounds(to, (bound) => (value) => numberOf(value) <= bound),
  ]
}
