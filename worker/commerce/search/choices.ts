// Chosen values of several attributes must be found on one and the same unit: a red dress in S and a
// blue one in M is no red dress in M.
import { allOf, listOf, rawSql, type Sql, sql } from '../sql'

/** Values chosen of one attribute: any of them will do. */
export interface Choice {
  attributeId: number
  values: string[]
}

/** The conditions on `item` that one of its units has a value of every choice. */
export function onOneUnit(choices: readonly Choice[]): Sql[] {
  const [first, ...others] = choices
  if (first === undefined) return []
  if (others.length === 0) {
    return [
      sql`item.product_id IN (SELECT product_id FROM facet WHERE ${hasChoice('facet', first)})`,
    ]
  }
  return [
    sql`EXISTS (
      SELECT 1 FROM facet AS unit
      WHERE unit.product_id = item.product_id AND ${hasChoice('unit', first)}
        AND ${unitHasAll(others)})`,
  ]
}

/** The condition that the unit of the row `unit` has a value of every choice. */
export function unitHasAll(choices: readonly Choice[]): Sql {
  return allOf(
    choices.map(
      (choice) => sql`EXISTS (
        SELECT 1 FROM facet AS other
        WHERE other.product_id = unit.product_id AND ${hasChoice('other', choice)}
          AND other.unit_id = unit.unit_id)`,
    ),
  )
}

function hasChoice(alias: string, { attributeId, values }: Choice): Sql {
  const name = rawSql(alias)
  return sql`${name}.attribute_id = ${attributeId} AND ${name}.value IN ${listOf(values)}`
}
