// The questions of a plan, each as one SELECT of PlanRow. `rows` is where they are asked.
import { listOf, type Sql, sql } from '../db/sql'
import { allBits, type Choice } from './choices'
import type { ProductPlan } from './product-plan'

type Page = Pick<ProductPlan, 'order' | 'size' | 'from'>

/** The products of the page, in order. */
export function selectPage(rows: Sql, { order, size, from }: Page): Sql {
  return sql`
    SELECT 'item' AS part, product_id AS key, NULL AS value, place AS n, NULL AS least, NULL AS most
    FROM (
      SELECT product_id, ROW_NUMBER() OVER () AS place FROM (
        SELECT product_id FROM ${rows} ORDER BY ${order} LIMIT ${size} OFFSET ${from}))`
}

export function selectTotal(rows: Sql): Sql {
  return sql`SELECT 'total' AS part, NULL AS key, NULL AS value, COUNT(*) AS n, NULL AS least,
    NULL AS most FROM ${rows}`
}

/** How many of the products of `rows` have each value, on whichever unit. */
export function selectFacets(rows: Sql, attributeIds: readonly number[]): Sql {
  return sql`
    SELECT 'facet' AS part, unit.attribute_id AS key, unit.value AS value,
      COUNT(DISTINCT unit.product_id) AS n, NULL AS least, NULL AS most
    FROM ${rows} AS rows CROSS JOIN facet AS unit
      ON unit.product_id = rows.product_id AND unit.attribute_id IN ${listOf(attributeIds)}
    GROUP BY unit.attribute_id, unit.value`
}

/** The same of `counted` on units that have all the choices, but for those of its own attribute. */
export function selectFacetsOfUnits(rows: Sql, choices: readonly Choice[]): Sql {
  return sql`
    SELECT 'facet' AS part, facet.attribute_id AS key, facet.value AS value,
      COUNT(DISTINCT facet.product_id) AS n, NULL AS least, NULL AS most
    FROM ${rows} AS rows CROSS JOIN counted
    CROSS JOIN facet
      ON facet.product_id = rows.product_id AND facet.attribute_id = counted.attribute_id
    CROSS JOIN unit ON unit.product_id = facet.product_id AND unit.unit_id = facet.unit_id
    WHERE unit.has | counted.own = ${allBits(choices)}
    GROUP BY facet.attribute_id, facet.value`
}

/** The same of a whole category, as it was counted when the catalogue was written. */
export function selectWholeFacets(categoryId: number, attributeIds: readonly number[]): Sql {
  return sql`
    SELECT 'facet' AS part, attribute_id AS key, value, products AS n, NULL AS least, NULL AS most
    FROM category_facet
    WHERE category_id = ${categoryId} AND attribute_id IN ${listOf(attributeIds)}`
}

/** Upper ends of the price buckets in cents; the last bucket is open (spec 9). */
export const PRICE_BUCKETS = [5_000, 10_000, 15_000] as const

const [LOW, MIDDLE, HIGH] = PRICE_BUCKETS

export function selectPrices(rows: Sql): Sql {
  return sql`
    SELECT 'bucket' AS part,
      CASE WHEN price < ${LOW} THEN 0 WHEN price < ${MIDDLE} THEN 1
        WHEN price < ${HIGH} THEN 2 ELSE 3 END AS key,
      NULL AS value, COUNT(*) AS n, MIN(price) AS least, MAX(price) AS most
    FROM ${rows} GROUP BY key`
}
