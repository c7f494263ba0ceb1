import { rawSql, type Sql } from '../../db/sql'

/** The rule of salable.ts as a condition on a row of the table `stock`, by its alias. */
export function isSalable(alias: 'stock'): Sql {
  return rawSql(`(${alias}.is_in_stock = 1 AND (${alias}.manage_stock = 0 OR ${alias}.backorders = 1
    OR ${alias}.qty >= MAX(1, ${alias}.min_sale_qty)))`)
}
