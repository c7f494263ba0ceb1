import type { Sql } from '../db/sql'
import type { Choice } from './choices'

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
