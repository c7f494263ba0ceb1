// What lists sort and filter sets, bundles and gift cards by. SQL cannot tell what they cost as their
// pages open, so that is worked out here by the rule that pages and cards follow, right after the
// listing was written and whenever a part may have changed its price or sold out.
import { GUESTS } from '../../../shared/customer/price-group'
import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { Database } from '../db/databases'
import { query, readAll } from '../db/query'
import { listOf, sql } from '../db/sql'
import { derivePrices } from './derive-prices'
import { loadProductRows } from './load-product-rows'
import { COMPOSITE_TYPES, openingPriceOf } from './opening-price-of'
import { groupRows } from './rows-by-product'
import type { PriceRow } from './wire/to-wire-price'
import { typeDataOf } from './wire/to-wire-product'

/** Products at once. */
const CHUNK = 100

/**
 * Works out the prices that are due at `now`, an ISO date. A row that becomes due while it is being
 * worked out stays due.
 */
export async function refreshCompositePrices(db: Database, now: string): Promise<void> {
  const due = await readAll(
    db,
    query<{
      id: number
    }>(sql`SELECT DISTINCT product.id FROM listing JOIN product ON product.id = listing.product_id
      WHERE listing.price_until <= ${now} AND product.type_id IN ${listOf(COMPOSITE_TYPES)}`),
  )
  const ids = due.map(({ id }) => id)
  const writes: D1PreparedStatement[] = []
  for (let from = 0; from < ids.length; from += CHUNK) {
    writes.push(await writeChunk(db, ids.slice(from, from + CHUNK), now))
  }
  if (writes.length > 0) await db.batch([...writes, ...derivePrices(db)])
}

async function writeChunk(
  db: Database,
  ids: readonly number[],
  now: string,
): Promise<D1PreparedStatement> {
  const rows = await Promise.all(STORE_VIEWS.map((store) => pricesIn(db, store, ids, now)))
  return db.prepare(WRITE).bind(JSON.stringify(rows.flat()), now)
}

const WRITE = `
  UPDATE listing SET price = COALESCE(composite.price, listing.price), price_until = composite.until
  FROM (
    SELECT value ->> 0 AS store_id, value ->> 1 AS product_id, value ->> 2 AS price,
      value ->> 3 AS until
    FROM json_each(?1)) AS composite
  WHERE listing.store_id = composite.store_id AND listing.product_id = composite.product_id
    AND listing.price_until <= ?2`

type CompositePrice = [
  storeId: number,
  productId: number,
  price: number | null,
  until: string | null,
]

async function pricesIn(
  db: Database,
  store: StoreView,
  ids: readonly number[],
  now: string,
): Promise<CompositePrice[]> {
  const read = await loadProductRows(db, store.storeId, ids, new Set(['links', 'typeData']))
  const rows = groupRows(read)
  const context = { store, group: GUESTS, now: Date.parse(now) }
  return read.products.map((row): CompositePrice => {
    const links = rows.links.get(row.id) ?? []
    const price = openingPriceOf(row, links, typeDataOf(row, rows), context)
    return [store.storeId, row.id, price, firstTurn([row, ...links], now)]
  })
}

/** When the first of these prices begins or ends to be special. */
function firstTurn(rows: readonly PriceRow[], now: string): string | null {
  const dates = rows.flatMap(({ special_price, special_from, special_to }) =>
    special_price === null ? [] : [special_from, special_to],
  )
  const coming = dates.filter((date) => date !== null && date > now)
  return coming.sort()[0] ?? null
}
