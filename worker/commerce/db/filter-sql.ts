import type { AppliedFilter, FilterOperators } from '../../../shared/contract/search/search-request'
import { allOf, listOf, type Sql, type SqlValue, sql } from './sql'

/**
 * Something a filter can look at. `where` says that at least one value of a thing fulfils a
 * condition; `read` turns what came over the wire into what the column holds, null when it cannot.
 */
export interface FilterField {
  read: (value: Scalar) => SqlValue
  where: (condition: (value: Sql) => Sql) => Sql
}

type Scalar = string | number | boolean

/** A field that is one column. */
export function columnField(column: Sql, read: FilterField['read']): FilterField {
  return { read, where: (condition) => condition(column) }
}

export function readText(value: Scalar): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value)
}

export function readNumber(value: Scalar): number | null {
  const number = Number(value)
  return Number.isFinite(number) && value !== '' ? number : null
}

/** The condition of one filter; all its operators must hold (contract 1.7). */
export function toCondition(field: FilterField, { value }: Pick<AppliedFilter, 'value'>): Sql {
  return allOf([
    ...listConditions(field, value.eq, value.in, value.or),
    // What has no value at all is neither this nor that.
    ...listConditions(field, value.neq, value.nin, value.nor).map(
      (own) => sql`NOT COALESCE(${own}, 0)`,
    ),
    ...rangeConditions(field, value),
  ])
}

type ListValue = Scalar | null | Scalar[] | undefined

/** Null asks whether there is any value at all. */
function listConditions(field: FilterField, ...given: ListValue[]): Sql[] {
  return given.flatMap((value) => {
    if (value === undefined) return []
    if (value === null) return [field.where((own) => sql`${own} IS NOT NULL`)]
    const wanted = [value].flat().map(field.read)
    return [field.where((own) => sql`${own} IN ${listOf(wanted)}`)]
  })
}

/** The bounds of a filter, by what they ask for: each operator has several names (contract 1.7). */
export function boundsOf(value: FilterOperators) {
  return {
    above: [value.gt, value.orGt],
    from: [value.gte, value.from, value.moreq, value.orGte, value.orFrom, value.orMoreq],
    below: [value.lt, value.orLt],
    to: [value.lte, value.to, value.orLte, value.orTo],
  }
}

function rangeConditions(field: FilterField, value: FilterOperators): Sql[] {
  const { above, from, below, to } = boundsOf(value)
  return [
    ...bounds(field, above, (own, bound) => sql`${own} > ${bound}`),
    ...bounds(field, from, (own, bound) => sql`${own} >= ${bound}`),
    ...bounds(field, below, (own, bound) => sql`${own} < ${bound}`),
    ...bounds(field, to, (own, bound) => sql`${own} <= ${bound}`),
  ]
}

function bounds(
  field: FilterField,
  given: readonly (string | number | undefined)[],
  compare: (own: Sql, bound: SqlValue) => Sql,
): Sql[] {
  return given.flatMap((bound) => {
    if (bound === undefined) return []
    const read = field.read(bound)
    return [field.where((own) => compare(own, read))]
  })
}
