// Two databases, since each is one thread: what is browsed must not hold up what is bought. `sales` is
// the truth of stock, carts, orders and customers, `catalogue` of everything else; the stock of the
// catalogue is a copy (stock/exchange-stock.ts).
import type { Bindings } from '../env'

/** What statements run on: a database, or a session of one. */
export type Database = Pick<D1Database, 'prepare' | 'batch'>

export interface Databases {
  catalogue: Database
  sales: Database
}

/**
 * Both as they are at this moment: without a session every statement goes to the primary, which knows
 * of every write. For prices that are charged, for imports and for what an administrator asks.
 */
export function databasesOf({ CATALOGUE, SALES }: Bindings): Databases {
  return { catalogue: CATALOGUE, sales: SALES }
}
