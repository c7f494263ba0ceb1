// Chosen values of several attributes must be found on one and the same unit: a red dress in S and a
// blue one in M is no red dress in M. Each choice is a bit, so that one walk over the chosen values
// says of every unit which choices it has, however many there are.
import { type Sql, sql } from '../db/sql'

/** Values chosen of one attribute: any of them will do. */
export interface Choice {
  attributeId: number
  values: string[]
}

/** Rows (attribute_id, value, bit) of `chosen`: read from JSON once, and not for every unit again. */
export function selectChosen(choices: readonly Choice[]): Sql {
  const rows = choices.flatMap(({ attributeId, values }, index) =>
    values.map((value) => [attributeId, value, 2 ** index]),
  )
  return sql`
    SELECT value ->> 0 AS attribute_id, value ->> 1 AS value, value ->> 2 AS bit
    FROM json_each(${JSON.stringify(rows)})`
}

/**
 * Rows (product_id, unit_id, has): the units of `base` that have something of `chosen`, and which
 * choices, as bits. The plus keeps the walk on the chosen values: each of them is looked up once,
 * not once for every row of `base`.
 */
export const UNITS = sql`
  SELECT facet.product_id, facet.unit_id, SUM(DISTINCT chosen.bit) AS has
  FROM chosen CROSS JOIN facet
    ON facet.attribute_id = chosen.attribute_id AND facet.value = chosen.value
  WHERE +facet.product_id IN (SELECT product_id FROM base)
  GROUP BY facet.product_id, facet.unit_id`

/** Rows (attribute_id, own) of `counted`: what is counted beside choices, and its own bits. */
export function selectCounted(choices: readonly Choice[], attributeIds: readonly number[]): Sql {
  const rows = attributeIds.map((id) => [id, ownBits(choices, id)])
  return sql`
    SELECT value ->> 0 AS attribute_id, value ->> 1 AS own FROM json_each(${JSON.stringify(rows)})`
}

/** The bits of all choices. */
export function allBits(choices: readonly Choice[]): number {
  return 2 ** choices.length - 1
}

/** The bits of the choices of one attribute, which do not narrow its own counts. */
export function ownBits(choices: readonly Choice[], id: number): number {
  return choices.reduce(
    (bits, { attributeId }, index) => bits + (attributeId === id ? 2 ** index : 0),
    0,
  )
}
