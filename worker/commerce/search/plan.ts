// The one query plan of products: which rows of the listing fit, in what order, and what the filters
// beside them count. Everything is one batch of SQL, whatever the size of the catalogue:
//
//   found   what the search text finds (match-text.ts), kept once
//   hits    rows of the listing that fit all conditions, kept once
//   parts   from hits: the page, the total, the facets, the range of prices
//
// A filter does not narrow its own counts, so every filter in use needs hits without itself, and
// with them one more statement. Choices of several attributes must be found on one and the same
// unit: a red dress in S and a blue one in M is no red dress in M. D1 joins at most five SELECTs into
// one, so there are four parts.
import { allOf, joinSql, listOf, rawSql, type Sql, sql } from '../sql'

/** Values chosen of one attribute: any of them will do. */
export interface Choice {
  attributeId: number
  values: string[]
}

export interface ProductPlan {
  storeId: number
  /** Only what lists show; else every product, children and disabled ones too. */
  isListed: boolean
  /** Rows (product_id, words, score), see match-text.ts. */
  match: Sql | null
  conditions: Sql[]
  /** Conditions on the price, which its own range leaves out. */
  priceConditions: Sql[]
  choices: Choice[]
  /** Attributes to count the values of. */
  facets: number[]
  countsPrices: boolean
  order: Sql
  size: number
  from: number
}

/**
 * One row of an answer: a product at its place, the total, how many have a value of an attribute, or
 * how many are in a price bucket, with the lowest and the highest price in it in cents.
 */
export interface PlanRow {
  part: 'item' | 'total' | 'facet' | 'bucket'
  key: number | null
  value: string | null
  n: number
  least: number | null
  most: number | null
}

/** Upper ends of the price buckets in cents; the last bucket is open (spec 9). */
export const PRICE_BUCKETS = [5_000, 10_000, 15_000] as const

export function toStatements(plan: ProductPlan): Sql[] {
  const chosen = new Set(plan.choices.map(({ attributeId }) => attributeId))
  const free = plan.facets.filter((id) => !chosen.has(id))
  const hasOwnPrices = plan.countsPrices && plan.priceConditions.length === 0
  const main = [
    selectPage(plan),
    selectTotal,
    ...(free.length > 0 ? [selectFacets(free, plan.choices)] : []),
    ...(hasOwnPrices ? [selectPrices] : []),
  ]
  const others = plan.choices
    .filter(({ attributeId }) => plan.facets.includes(attributeId))
    .map((own) => withoutChoice(plan, own))
  const prices =
    plan.countsPrices && !hasOwnPrices
      ? [withHits({ ...plan, priceConditions: [] }, [selectPrices])]
      : []
  return [withHits(plan, main), ...others, ...prices]
}

function withoutChoice(plan: ProductPlan, own: Choice): Sql {
  const choices = plan.choices.filter((choice) => choice !== own)
  return withHits({ ...plan, choices }, [selectFacets([own.attributeId], choices)])
}

function withHits(plan: ProductPlan, parts: readonly Sql[]): Sql {
  const fits = [...plan.conditions, ...plan.priceConditions, ...onOneUnit(plan.choices)]
  const joined = plan.match ? sql`JOIN found ON found.product_id = item.product_id` : sql``
  const rank = plan.match ? sql`found.words, found.score` : sql`0 AS words, 0 AS score`
  return sql`
    WITH ${plan.match ? sql`found AS MATERIALIZED (${plan.match}),` : sql``}
    hits AS MATERIALIZED (
      SELECT item.*, ${rank} FROM ${toItems(plan)} AS item ${joined}
      WHERE item.store_id = ${plan.storeId} AND ${allOf(fits)})
    ${joinSql(parts, ' UNION ALL ')}`
}

function toItems({ isListed, storeId }: ProductPlan): Sql {
  return isListed ? sql`listing` : everyProduct(storeId)
}

/** The columns of the listing for products that no list shows. */
function everyProduct(storeId: number): Sql {
  return sql`(
    SELECT text.store_id, product.id AS product_id, product.visibility, product.position, text.name,
      COALESCE(listing.price, price.price) AS price, product.created_at, product.updated_at
    FROM product
    JOIN product_text AS text ON text.product_id = product.id AND text.store_id = ${storeId}
    JOIN product_price AS price ON price.product_id = product.id AND price.store_id = text.store_id
    LEFT JOIN listing ON listing.product_id = product.id AND listing.store_id = text.store_id)`
}

function onOneUnit(choices: readonly Choice[]): Sql[] {
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
        AND ${allOf(others.map((choice) => sameUnitHas('unit', choice)))})`,
  ]
}

function hasChoice(alias: string, { attributeId, values }: Choice): Sql {
  const name = rawSql(alias)
  return sql`${name}.attribute_id = ${attributeId} AND ${name}.value IN ${listOf(values)}`
}

function sameUnitHas(alias: string, choice: Choice): Sql {
  const name = rawSql(alias)
  return sql`EXISTS (
    SELECT 1 FROM facet AS other
    WHERE other.product_id = ${name}.product_id AND ${hasChoice('other', choice)}
      AND other.unit_id = ${name}.unit_id)`
}

function selectPage({ order, size, from }: ProductPlan): Sql {
  return sql`
    SELECT 'item' AS part, product_id AS key, NULL AS value, place AS n, NULL AS least,
      NULL AS most FROM (
      SELECT product_id, ROW_NUMBER() OVER (ORDER BY ${order}) AS place FROM hits
      ORDER BY ${order} LIMIT ${size} OFFSET ${from})`
}

const selectTotal = sql`SELECT 'total', NULL, NULL, COUNT(*), NULL, NULL FROM hits`

function selectFacets(attributeIds: readonly number[], choices: readonly Choice[]): Sql {
  return sql`
    SELECT 'facet' AS part, unit.attribute_id AS key, unit.value AS value,
      COUNT(DISTINCT unit.product_id) AS n, NULL AS least, NULL AS most
    FROM hits JOIN facet AS unit ON unit.product_id = hits.product_id
    WHERE unit.attribute_id IN ${listOf(attributeIds)}
      AND ${allOf(choices.map((choice) => sameUnitHas('unit', choice)))}
    GROUP BY unit.attribute_id, unit.value`
}

const [LOW, MIDDLE, HIGH] = PRICE_BUCKETS

const selectPrices = sql`
  SELECT 'bucket' AS part,
    CASE WHEN price < ${LOW} THEN 0 WHEN price < ${MIDDLE} THEN 1
      WHEN price < ${HIGH} THEN 2 ELSE 3 END AS key,
    NULL AS value, COUNT(*) AS n, MIN(price) AS least, MAX(price) AS most
  FROM hits GROUP BY key`
