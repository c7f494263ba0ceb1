// The one query plan of products: which rows of the listing fit, in what order, and what the filters
// beside them count. Everything is one batch of SQL, whatever the size of the catalogue.
//
// Without a text, a choice or anything to count by hand, every question is one statement of its own
// that walks an index: the page stops at its last row, and the counts of a whole category were
// written down when the catalogue was. Otherwise all of it is one statement, whose rows are found
// once:
//
//   found   what the search text finds (match-text.ts)
//   base    rows of the listing that fit everything but price and choices
//   chosen, counted, unit
//           the units of base with a chosen value, and which choices they have (choices.ts)
//   hits    rows of base that fit price and choices as well
//   parts   the page, the total, the facets, the range of prices
//
// A filter does not narrow its own counts: those of a chosen attribute are taken from units that
// have all other choices, the prices from base. D1 joins at most five SELECTs into one.
import type { Query } from '../db/query'
import { allOf, joinSql, type Sql, sql } from '../db/sql'
import { allBits, type Choice, ownBits, selectChosen, selectCounted, UNITS } from './choices'
import {
  selectFacets,
  selectFacetsOfUnits,
  selectPage,
  selectPrices,
  selectTotal,
  selectWholeFacets,
} from './plan-parts'
import type { PlanRow, ProductPlan } from './product-plan'

export function toStatements(plan: ProductPlan): Query<PlanRow>[] {
  const isCounted = plan.facets.length === 0 || plan.wholeCategory !== null
  const isDirect = plan.match === null && plan.choices.length === 0 && isCounted
  return isDirect ? directStatements(plan) : [statementOfHits(plan)]
}

function directStatements(plan: ProductPlan): Sql[] {
  const rows = sql`(SELECT * FROM ${toRows(plan)} WHERE fits_price)`
  return [
    selectPage(rows, plan),
    selectTotal(rows),
    ...(plan.facets.length > 0 ? [selectWholeFacets(plan.wholeCategory ?? 0, plan.facets)] : []),
    ...(plan.countsPrices ? [selectPrices(toRows({ ...plan, priceConditions: [] }))] : []),
  ]
}

const HITS = sql`hits`
/** What fits but for the choices. */
const PRICED = sql`(SELECT product_id FROM base WHERE fits_price)`

function statementOfHits(plan: ProductPlan): Sql {
  const fitting = sql`(SELECT * FROM base WHERE ${hasChoices(plan.choices)})`
  const parts = [
    selectPage(HITS, plan),
    selectTotal(HITS),
    ...(plan.choices.length > 0 ? chosenFacets(plan) : someFacets(HITS, plan.facets)),
    ...(plan.countsPrices ? [selectPrices(fitting)] : []),
  ]
  return sql`
    WITH ${plan.match ? sql`found AS MATERIALIZED (${plan.match}),` : sql``}
    base AS MATERIALIZED (SELECT * FROM ${toRows(plan)}),
    ${plan.choices.length > 0 ? unitsWith(plan.choices, plan.facets) : sql``}
    hits AS MATERIALIZED (SELECT * FROM base WHERE fits_price AND ${hasChoices(plan.choices)})
    ${joinSql(parts, ' UNION ALL ')}`
}

/** What `hits` and the facets of chosen units are read from. */
function unitsWith(choices: readonly Choice[], facets: readonly number[]): Sql {
  const others = facets.filter((id) => !isAlone(choices, id))
  return sql`
    chosen AS MATERIALIZED (${selectChosen(choices)}),
    counted AS MATERIALIZED (${selectCounted(choices, others)}),
    unit AS MATERIALIZED (${UNITS}),`
}

/** An attribute that alone is chosen counts on every unit, even on those without a chosen value. */
function chosenFacets({ facets, choices }: ProductPlan): Sql[] {
  const alone = facets.filter((id) => isAlone(choices, id))
  const hasOthers = alone.length < facets.length
  return [
    ...someFacets(PRICED, alone),
    ...(hasOthers ? [selectFacetsOfUnits(PRICED, choices)] : []),
  ]
}

function isAlone(choices: readonly Choice[], id: number): boolean {
  return ownBits(choices, id) === allBits(choices)
}

function someFacets(rows: Sql, ids: readonly number[]): Sql[] {
  return ids.length > 0 ? [selectFacets(rows, ids)] : []
}

function hasChoices(choices: readonly Choice[]): Sql {
  if (choices.length === 0) return sql`true`
  return sql`product_id IN (SELECT product_id FROM unit WHERE has = ${allBits(choices)})`
}

/** The rows that fit but for price and choices: product, price, and what they are ordered by. */
function toRows(plan: ProductPlan): Sql {
  const columns = plan.columns.filter((name) => !['product_id', 'price'].includes(name))
  return sql`(
    SELECT item.product_id, item.price, ${allOf(plan.priceConditions)} AS fits_price
      ${joinSql(columns.map(itemColumn), '')}
      ${plan.match ? sql`, found.words, found.score` : sql``}
    FROM ${plan.isListed ? sql`listing` : everyProduct(plan.storeId)} AS item
    ${plan.match ? sql`JOIN found ON found.product_id = item.product_id` : sql``}
    WHERE item.store_id = ${plan.storeId}${joinSql(plan.conditions.map(andAlso), '')})`
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
