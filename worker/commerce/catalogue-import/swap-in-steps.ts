// The swap of a large import, in transactions that are each short enough for D1. All but the last write
// tables that nobody reads (next-tables.ts); the last makes them those of the shop.
import type { Database } from '../db/databases'
import { turnVersion } from '../db/derived-version'
import { sql, toStatement } from '../db/sql'
import { deriveColumns } from './derive-columns'
import { deriveListing } from './derive-listing'
import { deriveSearch } from './derive-search'
import { type ClaimedRun, checkClaim, deleteStaged } from './import-run'
import {
  copyOwned,
  copyTable,
  createNext,
  dropOld,
  openNext,
  renameTables,
  takeOvertakenStock,
} from './next-tables'
import { toRanges } from './product-ranges'
import { stemVocabulary } from './stem-vocabulary'
import { type Comparison, endRun, removeGone, swapRecords, swapTree, toNotes } from './swap-parts'
import { copyStock, deletePastPrices, LINK_PRODUCTS, swapProducts } from './swap-products'

/** A run that is being swapped in. */
export interface Swap {
  run: ClaimedRun
  report: Comparison
  /** When it began, ISO 8601. */
  at: string
  /** Products in one transaction. */
  atOnce: number
}

/** What has been begun of a run; null where nothing has. */
export function findSwap(run: ClaimedRun): Swap | null {
  return run.swap === null ? null : { ...JSON.parse(run.swap), run }
}

/**
 * Goes on with a swap for so many ms, or to its end, and says whether that is reached. What fails leaves
 * the shop as it was, and the swap where it stood.
 */
export async function swapInSteps(db: Database, swap: Swap, budgetMs: number): Promise<boolean> {
  const { run, report, at, atOnce } = swap
  const until = Date.now() + budgetMs
  const check = toStatement(db, checkClaim(run))
  if (run.swap === null) {
    const kept = JSON.stringify({ report, at, atOnce })
    const note = sql`UPDATE import_run SET swap = ${kept}, steps_done = 0 WHERE id = ${run.id}`
    await createNext(db, [check, toStatement(db, note)])
  }
  let done = 0
  for (const step of toSteps(db, swap)) {
    done += 1
    if (done <= run.stepsDone) continue
    const note = sql`UPDATE import_run SET steps_done = ${done} WHERE id = ${run.id}`
    await db.batch([check, toStatement(db, note), ...step])
    if (Date.now() >= until) return false
  }
  await stemVocabulary(openNext(db))
  await db.batch([check, toStatement(db, endRun(run.id, at, report)), ...switchTables(db, swap)])
  await dropOld(db)
  await cleanUp(db, swap)
  return true
}

/** One after the other, each made when it is its turn. */
function* toSteps(
  db: Database,
  { run, report, at, atOnce }: Swap,
): Generator<D1PreparedStatement[]> {
  const { first, last, ids } = report
  const next = openNext(db)
  yield TREES.map((name) => copyTable(db, name))
  yield* alone(removeGone(next, run))
  yield THEIR_PARTS.map((name) => copyTable(db, name))
  for (const range of ids) yield copyOwned(db, run.id, range)
  yield swapTree(next, run)
  for (const [from, to] of toRanges(first, last, atOnce)) {
    const range = { runId: run.id, from, to }
    const swaps = [...swapProducts(range, at), ...copyStock(range, Date.parse(at))]
    yield swaps.map((swap) => toStatement(next, swap))
  }
  yield* alone(LINK_PRODUCTS.map((text) => next.prepare(text).bind(run.id)))
  yield* alone(deriveListing(next, at, ids))
  yield* alone(deriveColumns(next))
  yield* deriveSearch(next)
}

/** What other rows hang on, and what hangs on it besides products. */
const TREES = ['attribute', 'category', 'product'] as const
const THEIR_PARTS = [
  'attribute_label',
  'attribute_option',
  'attribute_option_label',
  'category_text',
  'landing_page',
] as const

function alone(statements: D1PreparedStatement[]): D1PreparedStatement[][] {
  return statements.map((statement) => [statement])
}

function switchTables(db: Database, { run, report, at }: Swap): D1PreparedStatement[] {
  const notes = toNotes(db, run.id, report.changed + report.removed)
  return [
    ...notes.before,
    ...takeOvertakenStock(db, at),
    db.prepare(NOTE_STOCK).bind(Date.parse(at)),
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

/**
 * What the run leaves behind. Past prices go after the switch, since until then others are asked for; staged
 * rows are long: they go some thousand at a time too.
 */
async function cleanUp(db: Database, { run, report, at, atOnce }: Swap): Promise<void> {
  const { first, last } = report
  for (const [from, to] of toRanges(first, last, atOnce)) {
    const range = { runId: run.id, from, to }
    const staged = sql`DELETE FROM staged WHERE run_id = ${run.id} AND id BETWEEN ${from} AND ${to}`
    await db.batch([deletePastPrices(range, at), staged].map((one) => toStatement(db, one)))
  }
  await deleteStaged(db)
}
