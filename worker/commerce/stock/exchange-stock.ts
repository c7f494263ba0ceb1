// What there is of a product stands in two databases: `sales` is what is sold by, the catalogue's copy is
// what is shown and listed. No transaction spans both, so each change is noted in an outbox in the
// transaction that makes it, brought over after the answer, and by the clock if that was cut short.
//
//   an import   swap: product, copy, stock_import → sales: stock → stock_import is cleared
//   an order    order: stock, stock_change → catalogue: copy, tags, prices → stock_change is cleared
//
// The swap comes first, since it may still be refused: what is noted by it is then no part of anything.
// Until its stock has reached `sales`, a new product cannot be bought, and an old one is sold by what
// there was before. Every step may be cut short, repeated, or overtaken by another isolate: an import is taken
// once, by its moment, and a copy only ever becomes newer, by its version.
import type { Database, Databases } from '../db/databases'
import { query, readAll } from '../db/query'
import { type Sql, sql } from '../db/sql'
import { copyChanges } from './copy-changes'

/** Rows a round: few enough for one bound text. */
const AT_ONCE = 2000
/** More than any shop has to bring over at once; what is left is for the next time. */
const MOST_ROUNDS = 200

/** Lets both databases agree: first on what imports said, then on what was sold since. */
export async function exchangeStock(databases: Databases, now: number): Promise<void> {
  await sendImported(databases)
  await sendChanges(databases, now)
}

// An empty catalogue may send what the source said before. Quantities then stay as they are, so that what
// was sold stays sold; the version rises past that of the copy, so that the stock is copied again.
const TAKE_IMPORTED = `
INSERT INTO stock (sku, qty, is_in_stock, manage_stock, backorders, min_sale_qty, max_sale_qty,
  source, imported_at, version)
SELECT value ->> 'sku', value ->> 'qty', value ->> 'is_in_stock', value ->> 'manage_stock',
  value ->> 'backorders', value ->> 'min_sale_qty', value ->> 'max_sale_qty',
  value ->> 'source', value ->> 'imported_at', value ->> 'imported_at'
FROM json_each(?1) WHERE true
ON CONFLICT (sku) DO UPDATE SET
  qty = CASE stock.source WHEN excluded.source THEN stock.qty ELSE excluded.qty END,
  is_in_stock = excluded.is_in_stock, manage_stock = excluded.manage_stock,
  backorders = excluded.backorders, min_sale_qty = excluded.min_sale_qty,
  max_sale_qty = excluded.max_sale_qty, source = excluded.source,
  imported_at = excluded.imported_at,
  version = MAX(stock.version + 1, excluded.version + (stock.source = excluded.source))
WHERE stock.imported_at < excluded.imported_at`

// The copy was written by the swap, at the moment of the import. Only what was sold between the swap and
// now is of a later version, and has to be copied once more.
const NOTE_OVERTAKEN = `
INSERT OR REPLACE INTO stock_change (sku, version)
SELECT stock.sku, stock.version
FROM json_each(?1) AS given CROSS JOIN stock ON stock.sku = given.value ->> 'sku'
WHERE stock.version > given.value ->> 'imported_at'`

const CLEAR_IMPORTED = `
DELETE FROM stock_import WHERE (sku, imported_at) IN (
  SELECT value ->> 'sku', value ->> 'imported_at' FROM json_each(?1))`

/** Brings what imports said of stock to where it is sold by. */
export async function sendImported({ catalogue, sales }: Databases): Promise<void> {
  await eachRound(catalogue, sql`SELECT * FROM stock_import ORDER BY sku`, async (rows) => {
    await sales.batch([
      sales.prepare(TAKE_IMPORTED).bind(rows),
      sales.prepare(NOTE_OVERTAKEN).bind(rows),
    ])
    // Race: a newer import may have noted a product again; only what was sent here is cleared.
    await catalogue.prepare(CLEAR_IMPORTED).bind(rows).run()
  })
}

const CHANGES = sql`
SELECT stock.sku, stock.qty, stock.is_in_stock, stock.manage_stock, stock.backorders,
  stock.min_sale_qty, stock.max_sale_qty, stock.version,
  stock_change.version AS noted
FROM stock_change CROSS JOIN stock ON stock.sku = stock_change.sku
ORDER BY stock_change.sku`

// Of a later version is what changed again meanwhile: it stays for another round.
const CLEAR_CHANGES = `
DELETE FROM stock_change WHERE (sku, version) IN (
  SELECT value ->> 'sku', value ->> 'noted' FROM json_each(?1))`

async function sendChanges({ catalogue, sales }: Databases, now: number): Promise<void> {
  await eachRound(sales, CHANGES, async (rows) => {
    await copyChanges(catalogue, rows, now)
    // Race: a product may have been sold again meanwhile; only the version copied here is cleared.
    await sales.prepare(CLEAR_CHANGES).bind(rows).run()
  })
}

/** Takes what an outbox holds, as one JSON text a round, until it is empty. */
async function eachRound(
  outbox: Database,
  statement: Sql,
  take: (rows: string) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const rows = await readAll(outbox, query<object>(sql`${statement} LIMIT ${AT_ONCE}`))
    if (rows.length === 0) return
    await take(JSON.stringify(rows))
  }
}
