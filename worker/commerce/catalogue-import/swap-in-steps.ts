// The swap of a large import, in transactions that are each short enough for D1. All but the last write
// tables that nobody reads (next-tables.ts); the last makes them those of the shop.
import type { Database } from '../db/databases'
import { turnVersion } from '../db/derived-version'
import { type Sql, sql, toStatement } from '../db/sql'
import { deriveColumns } from './derive-columns'
import { deriveListing } from './derive-listing'
import { deriveSearch } from './derive-search'
import type { ImportRun } from './import-run'
import {
  copyOwned,
  copyTable,
  createNext,
  dropOld,
  openNext,
  renameTables,
  takeOvertakenStock,
} from './next-tables'
import { type Comparison, endRun, removeGone, swapRecords, swapTree, toNotes } from './swap-parts'
import { copyStock, LINK_PRODUCTS, swapProducts } from './swap-products'

interface Swap {
  run: ImportRun
  report: Comparison
  now: Date
  /** Products in one transaction. */
  atOnce: number
}

/** Breaks off where something fails, and leaves the shop as it was until the last step. */
export async function swapInSteps(db: Database, swap: Swap): Promise<void> {
  const { run, report, now } = swap
  const attempt = crypto.randomUUID()
  await toStatement(db, sql`UPDATE import_run SET attempt = ${attempt} WHERE id = ${run.id}`).run()
  await createNext(db)
  for (const step of toSteps(db, swap)) {
    await db.batch([toStatement(db, goOn(run.id, attempt)), ...step])
  }
  await db.batch([
    toStatement(db, goOn(run.id, attempt)),
    toStatement(db, endRun(run.id, now.toISOString(), report)),
    ...throwSwitch(db, swap),
  ])
  await dropOld(db)
  await forget(db, swap)
}

/** Of two that swap one run at the same time, the first stops here. */
function goOn(runId: string, attempt: string): Sql {
  return sql`UPDATE import_run
    SET state = CASE attempt WHEN ${attempt} THEN state ELSE 'overtaken' END WHERE id = ${runId}`
}

function toSteps(db: Database, { run, report, now, atOnce }: Swap): D1PreparedStatement[][] {
  const { first, last, highest } = report
  const next = openNext(db)
  const at = now.toISOString()
  const trees = ['attribute', 'category', 'product'] as const
  const parts = [
    'attribute_label',
    'attribute_option',
    'attribute_option_label',
    'category_text',
    'landing_page',
  ] as const
  const ids = toRanges(1, highest, atOnce)
  const alone = (statements: D1PreparedStatement[]) => statements.map((statement) => [statement])
  return [
    trees.map((name) => copyTable(db, name)),
    ...alone(removeGone(next, run)),
    parts.map((name) => copyTable(db, name)),
    ...ids.map((range) => copyOwned(db, run.id, range)),
    swapTree(next, run),
    ...toRanges(first, last, atOnce).map(([from, to]) => {
      const range = { runId: run.id, from, to }
      const swaps = [...swapProducts(range, at), ...copyStock(range, now.getTime())]
      return swaps.map((swap) => toStatement(next, swap))
    }),
    ...alone(LINK_PRODUCTS.map((text) => next.prepare(text).bind(run.id))),
    ...alone(deriveListing(next, at, ids)),
    ...alone(deriveColumns(next)),
    ...alone(deriveSearch(next)),
  ]
}

function throwSwitch(db: Database, { run, report, now }: Swap): D1PreparedStatement[] {
  const notes = toNotes(db, run.id, report.changed + report.removed)
  return [
    ...notes.before,
    ...takeOvertakenStock(db, now.toISOString()),
    db.prepare(NOTE_STOCK).bind(now.getTime()),
    ...renameTables(db),
    ...notes.after,
    ...swapRecords(db, run.id),
    ...(['lists', 'prices', 'words'] as const).map((name) => turnVersion(db, name)),
  ]
}

/** What is of this moment was said by the import: `sales` has to hear it (stock/exchange-stock.ts). */
const NOTE_STOCK = `
  INSERT OR REPLACE INTO stock_import
    (sku, imported_at, source, qty, is_in_stock, manage_stock, backorders, min_sale_qty, max_sale_qty)
  SELECT product.sku, copy.imported_at, copy.source, copy.qty, copy.is_in_stock, copy.manage_stock,
    copy.backorders, copy.min_sale_qty, copy.max_sale_qty
  FROM next_stock_copy AS copy JOIN next_product AS product ON product.id = copy.product_id
  WHERE copy.imported_at = ?1`

/** Staged rows are long: they go some thousand at a time too. */
async function forget(db: Database, { run, report, atOnce }: Swap): Promise<void> {
  const { first, last } = report
  for (const [from, to] of toRanges(first, last, atOnce)) {
    await toStatement(
      db,
      sql`DELETE FROM staged WHERE run_id = ${run.id} AND id BETWEEN ${from} AND ${to}`,
    ).run()
  }
  await toStatement(db, sql`DELETE FROM staged WHERE run_id = ${run.id}`).run()
}

/** The numbers between two, both included, in ranges of so many. */
function toRanges(first: number, last: number, atOnce: number): [from: number, to: number][] {
  const count = Math.ceil((last - first + 1) / atOnce)
  return Array.from({ length: count }, (_, at) => {
    const from = first + at * atOnce
    return [from, Math.min(last, from + atOnce - 1)]
  })
}
