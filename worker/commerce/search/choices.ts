// Chosen values of several attributes must be found on one and the same unit: a red dress in S and a
// blue one in M is no red dress in M. Each choice is a bit, so that one walk over the chosen values
// says of every unit which choices it has, however many there are.
import { type Sql, sql } from '../sql'

/** Values chosen of one attribute: any of them will do. */
export interface Choice {
  attributeId: number
  values: string[]
}

/** Rows (product_id, unit_id, has): the units of `base` that have a choice, and which, as bits. */
export function selectUnits(choices: readonly Choice[]): Sql {
  const rows = choices.map(({ attributeId, values }, index) => [attributeId, values, 2 ** index])
  return sql`
    SELECT facet.product_id, facet.unit_id, SUM(DISTINCT choice.value ->> 2) AS has
    FROM json_each(${JSON.stringify(rows)}) AS choice
    CROSS JOIN json_each(choice.value, '$[1]') AS chosen
    CROSS JOIN facet ON facet.attribute_id = choice.value ->> 0 AND facet.value = chosen.value
    WHERE facet.product_id IN (SELECT product_id FROM base)
    GROUP BY facet.product_id, facet.unit_id`
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
