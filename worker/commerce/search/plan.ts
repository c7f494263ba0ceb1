// The one query plan of products: which rows of the listing fit, in what order, and what the filters
// beside them count. Everything is one batch of SQL, whatever the size of the catalogue.
//
// Without a text and with nothing to count by hand, every question is one statement of its own that
// walks an index: the page stops at its last row, and the counts of a whole category were written
// down when the catalogue was. Otherwise the rows that fit are found once and kept as `hits`:
//
//   found   what the search text finds (match-text.ts)
//   hits    rows of the listing that fit all conditions
//   parts   from hits: the page, the total, the facets, the range of prices
//
// A filter does not narrow its own counts, so every filter in use needs hits without itself, and
// with them one more statement. D1 joins at most five SELECTs into one: there are four parts.
import { joinSql, type Sql, sql } from '../sql'
import { type Choice, onOneUnit } from './choices'
import {
  selectFacets,
  selectPage,
  selectPrices,
  selectTotal,
  selectWholeFacets,
} from './plan-parts'

export interface ProductPlan {
  storeId: number
  /** Only what lists show; else every product that is sold, children too. */
  isListed: boolean
  /** The category that is asked for whole, 0 for the whole shop; null for anything else. */
  wholeCategory: number | null
  /** Rows (product_id, words, score), see match-text.ts. */
  match: Sql | null
  conditions: Sql[]
  /** Conditions on the price, which its own range leaves out. */
  priceConditions: Sql[]
  choices: Choice[]
  /** Attributes to count the values of. */
  facets: number[]
  countsPrices: boolean
  /** Columns of the listing in the order. */
  columns: readonly string[]
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

export function toStatements(plan: ProductPlan): Sql[] {
  const isCounted = plan.facets.length === 0 || plan.wholeCategory !== null
  return plan.match === null && isCounted ? directStatements(plan) : statementsOfHits(plan)
}

function directStatements(plan: ProductPlan): Sql[] {
  const rows = toRows(plan)
  const withoutPrice = toRows({ ...plan, priceConditions: [] })
  return [
    selectPage(rows, plan),
    selectTotal(rows),
    ...(plan.facets.length > 0 ? [selectWholeFacets(plan.wholeCategory ?? 0, plan.facets)] : []),
    ...(plan.countsPrices ? [selectPrices(withoutPrice)] : []),
  ]
}

const HITS = sql`hits`

function statementsOfHits(plan: ProductPlan): Sql[] {
  const chosen = new Set(plan.choices.map(({ attributeId }) => attributeId))
  const free = plan.facets.filter((id) => !chosen.has(id))
  const hasOwnPrices = plan.countsPrices && plan.priceConditions.length === 0
  const main = [
    selectPage(HITS, plan),
    selectTotal(HITS),
    ...(free.length > 0 ? [selectFacets(free, plan.choices)] : []),
    ...(hasOwnPrices ? [selectPrices(HITS)] : []),
  ]
  const others = plan.choices
    .filter(({ attributeId }) => plan.facets.includes(attributeId))
    .map((own) => facetsWithout(plan, own))
  const prices = withHits({ ...plan, priceConditions: [] }, [selectPrices(HITS)])
  const needsPrices = plan.countsPrices && !hasOwnPrices
  return [withHits(plan, main), ...others, ...(needsPrices ? [prices] : [])]
}

function facetsWithout(plan: ProductPlan, own: Choice): Sql {
  const choices = plan.choices.filter((choice) => choice !== own)
  return withHits({ ...plan, choices }, [selectFacets([own.attributeId], choices)])
}

function withHits(plan: ProductPlan, parts: readonly Sql[]): Sql {
  return sql`
    WITH ${plan.match ? sql`found AS MATERIALIZED (${plan.match}),` : sql``}
    hits AS MATERIALIZED (SELECT * FROM ${toRows(plan)})
    ${joinSql(parts, ' UNION ALL ')}`
}

/** The rows that fit: product, price, and what they are ordered by. */
function toRows(plan: ProductPlan): Sql {
  const fits = [...plan.conditions, ...plan.priceConditions, ...onOneUnit(plan.choices)]
  const columns = plan.columns.filter((name) => !['product_id', 'price'].includes(name))
  return sql`(
    SELECT item.product_id, item.price${joinSql(columns.map(itemColumn), '')}
      ${plan.match ? sql`, found.words, found.score` : sql``}
    FROM ${plan.isListed ? sql`listing` : everyProduct(plan.storeId)} AS item
    ${plan.match ? sql`JOIN found ON found.product_id = item.product_id` : sql``}
    WHERE item.store_id = ${plan.storeId}${joinSql(fits.map(andAlso), '')})`
}

function itemColumn(name: string): Sql {
  return { text: `, item.${name}`, values: [] }
}

function andAlso(condition: Sql): Sql {
  return sql` AND ${condition}`
}

/** The columns of the listing for products that no list shows. What is switched off is never found. */
function everyProduct(storeId: number): Sql {
  return sql`(
    SELECT text.store_id, product.id AS product_id, product.visibility, product.position, text.name,
      COALESCE(listing.price, price.price) AS price, product.created_at, product.updated_at
    FROM product
    JOIN product_text AS text ON text.product_id = product.id AND text.store_id = ${storeId}
    JOIN product_price AS price ON price.product_id = product.id AND price.store_id = text.store_id
    LEFT JOIN listing ON listing.product_id = product.id AND listing.store_id = text.store_id
    WHERE product.status = 1)`
}
