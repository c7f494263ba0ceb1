// The swap-in: one transaction in which the staged rows become the catalogue and everything derived
// from it is written again. Before it nothing is visible, and when it fails nothing has changed. Stock
// belongs to the other database and follows (stock/exchange-stock.ts): the import is answered when it
// is there too, and after an interruption the clock completes it.
import type { ImportReport } from '../../../shared/contract/admin/import-run'
import { fail, ok, type Result } from '../../../shared/result'
import {
  MAX_NOTED_CHANGES,
  NOTE_EVERYTHING,
  NOTE_NEW,
  NOTE_OLD,
  NOTE_RECORDS,
} from '../catalogue/note-import'
import { refreshCompositePrices } from '../catalogue/refresh-composite-prices'
import type { Database, Databases } from '../db/databases'
import { type Sql, sql, toStatement } from '../db/sql'
import { sendImported } from '../stock/exchange-stock'
import { deriveColumns } from './derive-columns'
import { deriveListing } from './derive-listing'
import { deriveSearch } from './derive-search'
import { findProblems, type ImportProblem } from './find-problems'
import { findOpenRun, type ImportRun } from './import-run'
import { stemVocabulary } from './stem-vocabulary'
import { REMOVE_ATTRIBUTES, SWAP_ATTRIBUTES } from './swap-attributes'
import { DERIVE_CATEGORY_PATHS, REMOVE_CATEGORIES, SWAP_CATEGORIES } from './swap-categories'
import { LINK_PRODUCTS, REMOVE_PRODUCTS, swapProducts, swapStock } from './swap-products'
import { SWAP_RECORDS } from './swap-records'

export type ImportRefusal =
  | { reason: 'not-open' }
  /** Replacing everything with no product at all is never meant. */
  | { reason: 'empty' }
  | { reason: 'problems'; problems: ImportProblem[] }

/** Swaps a run in as a whole, or says why not; a refused run stays open. */
export async function commitImport(
  databases: Databases,
  runId: string,
  now = new Date(),
): Promise<Result<ImportReport, ImportRefusal>> {
  const { catalogue } = databases
  const run = await findOpenRun(catalogue, runId)
  if (!run.ok) return fail({ reason: 'not-open' })
  const problems = await findProblems(catalogue, runId)
  if (problems.length > 0) return fail({ reason: 'problems', problems })
  const report = await compare(catalogue, runId)
  if (run.value.mode === 'replace' && report.products === 0) return fail({ reason: 'empty' })
  await catalogue.batch(toSwap(catalogue, run.value, report, now))
  await sendImported(databases)
  await refreshCompositePrices(catalogue, now.toISOString())
  await stemVocabulary(catalogue)
  return ok({ staged: report.staged, changed: report.changed, removed: report.removed })
}

interface Comparison extends ImportReport {
  products: number
  /** The ids of the first and the last product that is staged, 0 where there is none. */
  first: number
  last: number
  /** No product will have a higher id. */
  highest: number
}

/** As many products at once as no statement takes longer for than D1 allows. */
const PRODUCTS_A_STATEMENT = 10_000

const MARK_UNCHANGED = (kind: string, table: string, column: string) => `
  UPDATE staged SET is_changed = 0 WHERE run_id = ?1 AND kind = '${kind}' AND EXISTS (
    SELECT 1 FROM ${table} AS own WHERE own.${column} = staged.key
    AND own.fingerprint = staged.fingerprint)`

const MARK_MOVED = `
  UPDATE staged SET is_changed = 1
  FROM (SELECT id, key, ROW_NUMBER() OVER (ORDER BY id) AS position FROM staged
        WHERE run_id = ?1 AND kind = 'product') AS place
  JOIN product ON product.sku = place.key AND product.position <> place.position
  JOIN import_run AS run ON run.id = ?1 AND run.mode = 'replace'
  WHERE staged.id = place.id`

const countGone = (kind: string, table: string, column: string) => `(
  SELECT COUNT(*) FROM ${table}, import_run AS run WHERE run.id = ?1 AND run.mode = 'replace'
  AND NOT EXISTS (SELECT 1 FROM staged
    WHERE run_id = ?1 AND kind = '${kind}' AND key = ${table}.${column}))`

const COUNT = `
  SELECT COUNT(*) AS staged, COALESCE(SUM(kind = 'product'), 0) AS products,
    COALESCE(MIN(id) FILTER (WHERE kind = 'product'), 0) AS first,
    COALESCE(MAX(id) FILTER (WHERE kind = 'product'), 0) AS last,
    COUNT(*) + COALESCE((SELECT seq FROM sqlite_sequence WHERE name = 'product'), 0) AS highest,
    COALESCE(SUM(is_changed AND kind IN ('attribute', 'category', 'product')), 0) AS changed,
    ${countGone('product', 'product', 'sku')} + ${countGone('category', 'category', 'source_path')}
    + ${countGone('attribute', 'attribute', 'code')} AS removed
  FROM staged WHERE run_id = ?1`

async function compare(db: Database, runId: string): Promise<Comparison> {
  const marks = [
    'UPDATE staged SET is_changed = 1 WHERE run_id = ?1',
    MARK_UNCHANGED('attribute', 'attribute', 'code'),
    MARK_UNCHANGED('category', 'category', 'source_path'),
    MARK_UNCHANGED('product', 'product', 'sku'),
    MARK_MOVED,
    COUNT,
  ]
  const answers = await db.batch<Comparison>(marks.map((sql) => db.prepare(sql).bind(runId)))
  const counted = answers.at(-1)?.results[0]
  if (counted === undefined) throw new Error('The staged rows could not be counted')
  return counted
}

function toSwap(
  db: Database,
  { id, mode }: ImportRun,
  { staged, changed, removed, first, last, highest }: Comparison,
  now: Date,
): D1PreparedStatement[] {
  const at = now.toISOString()
  const ofRun = (sql: string) => db.prepare(sql).bind(id)
  const gone = mode === 'replace' ? [REMOVE_PRODUCTS, REMOVE_CATEGORIES, REMOVE_ATTRIBUTES] : []
  const sources = [...gone, ...SWAP_ATTRIBUTES, ...SWAP_CATEGORIES].map(ofRun)
  const paths = DERIVE_CATEGORY_PATHS.map((sql) => db.prepare(sql))
  const products = toRanges(first, last).flatMap(([from, to]) => {
    const range = { runId: id, from, to }
    const swaps = [...swapProducts(range, at), ...swapStock(range, now.getTime())]
    return swaps.map((swap) => toStatement(db, swap))
  })
  const derived = [
    ...deriveListing(db, at, toRanges(1, highest)),
    ...deriveColumns(db),
    ...deriveSearch(db),
  ]
  const links = LINK_PRODUCTS.map(ofRun)
  const isAll = changed + removed > MAX_NOTED_CHANGES
  const old = isAll ? [db.prepare(NOTE_EVERYTHING)] : NOTE_OLD.map(ofRun)
  const fresh = isAll ? [] : [ofRun(NOTE_NEW)]
  const catalogue = [...old, ...sources, ...paths, ...products, ...links, ...fresh, ...derived]
  return [
    toStatement(db, endRun(id, at, { staged, changed, removed })),
    ...(changed + removed > 0 ? catalogue : []),
    ...NOTE_RECORDS.map(ofRun),
    ...SWAP_RECORDS.map(ofRun),
    db.prepare('DELETE FROM staged WHERE run_id = ?').bind(id),
  ]
}

/**
 * Ending a run that has ended breaks the check on its state, and with it the whole transaction: of two
 * that commit one run at the same time, one fails and changes nothing.
 */
function endRun(id: string, at: string, { staged, changed, removed }: ImportReport): Sql {
  return sql`UPDATE import_run
    SET ended_at = ${at}, staged = ${staged}, changed = ${changed}, removed = ${removed},
      state = CASE state WHEN 'staging' THEN 'done' ELSE 'ended twice' END
    WHERE id = ${id}`
}

/** The numbers between two, both included, in ranges that one statement can take. */
function toRanges(first: number, last: number): [from: number, to: number][] {
  const count = Math.ceil((last - first + 1) / PRODUCTS_A_STATEMENT)
  return Array.from({ length: count }, (_, at) => {
    const from = first + at * PRODUCTS_A_STATEMENT
    return [from, Math.min(last, from + PRODUCTS_A_STATEMENT - 1)]
  })
}
