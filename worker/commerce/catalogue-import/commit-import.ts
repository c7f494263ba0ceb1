// The swap-in: the staged rows become the catalogue and everything derived from it is written again, in one
// transaction, or, where there are many, by steps that end in one (swap-in-steps.ts). Before it nothing is
// visible, and when it fails nothing has changed. Stock belongs to the other database and follows
// (stock/exchange-stock.ts): the import is answered when it is there too, and after an interruption the
// clock completes it.
import type { CommitReply } from '../../../shared/contract/admin/import-run'
import { fail, ok, type Result } from '../../../shared/result'
import { refreshCompositePrices } from '../catalogue/refresh-composite-prices'
import type { Database, Databases } from '../db/databases'
import { query, readFirst } from '../db/query'
import { toStatement } from '../db/sql'
import { sendImported } from '../stock/exchange-stock'
import { deriveColumns } from './derive-columns'
import { deriveListing } from './derive-listing'
import { deriveSearch } from './derive-search'
import { findProblems, type ImportProblem } from './find-problems'
import { type ClaimedRun, checkClaim, claimRun } from './import-run'
import { productRanges } from './product-ranges'
import { stemVocabulary } from './stem-vocabulary'
import { findSwap, type Swap, swapInSteps } from './swap-in-steps'
import { type Comparison, endRun, removeGone, swapRecords, swapTree, toNotes } from './swap-parts'
import {
  copyStock,
  deletePastPrices,
  LINK_PRODUCTS,
  noteImportedStock,
  swapProducts,
} from './swap-products'

export type ImportRefusal =
  | { reason: 'not-open' }
  /** Replacing everything with no product at all is never meant. */
  | { reason: 'empty' }
  | { reason: 'problems'; problems: ImportProblem[] }

/** How much is done at once. */
export interface CommitLimits {
  /** Products in one transaction. */
  atOnce: number
  /** How long one call goes on, in ms: whoever waits for longer would be cut off. */
  budgetMs: number
}

const LIMITS: CommitLimits = { atOnce: 5_000, budgetMs: 20_000 }

/**
 * Swaps a run in as a whole, or says why not; a refused run stays open. Where it is large, each call does
 * some steps, and the last of them all of it.
 */
export async function commitImport(
  databases: Databases,
  runId: string,
  now = new Date(),
  { atOnce, budgetMs }: CommitLimits = LIMITS,
): Promise<Result<CommitReply, ImportRefusal>> {
  const { catalogue } = databases
  const run = await claimRun(catalogue, runId)
  if (run === null) return fail({ reason: 'not-open' })
  const swap = findSwap(run) ?? (await toNewSwap(catalogue, run, { now, atOnce }))
  if ('reason' in swap) return fail(swap)
  const { staged, changed, removed, known, coming } = swap.report
  const fitsOneTransaction = changed + removed === 0 || known + coming <= atOnce
  if (fitsOneTransaction) await catalogue.batch(toSwap(catalogue, swap))
  else if (!(await swapInSteps(catalogue, swap, budgetMs))) {
    return ok({ staged, changed, removed, isDone: false })
  }
  await sendImported(databases)
  await refreshCompositePrices(catalogue, swap.at)
  await stemVocabulary(catalogue)
  return ok({ staged, changed, removed, isDone: true })
}

async function toNewSwap(
  db: Database,
  run: ClaimedRun,
  { now, atOnce }: { now: Date; atOnce: number },
): Promise<Swap | ImportRefusal> {
  const problems = await findProblems(db, run.id)
  if (problems.length > 0) return { reason: 'problems', problems }
  const report = await compare(db, run, atOnce)
  if (run.mode === 'replace' && report.products === 0) return { reason: 'empty' }
  return { run, report, at: now.toISOString(), atOnce }
}

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
    COUNT(*) FILTER (WHERE kind = 'product'
      AND NOT EXISTS (SELECT 1 FROM product WHERE sku = key)) AS coming,
    (SELECT COUNT(*) FROM product) AS known,
    COALESCE(SUM(is_changed AND kind IN ('attribute', 'category', 'product')), 0) AS changed,
    ${countGone('product', 'product', 'sku')} + ${countGone('category', 'category', 'source_path')}
    + ${countGone('attribute', 'attribute', 'code')} AS removed
  FROM staged WHERE run_id = ?1`

async function compare(db: Database, run: ClaimedRun, atOnce: number): Promise<Comparison> {
  const check = toStatement(db, checkClaim(run))
  const marks = [
    'UPDATE staged SET is_changed = 1 WHERE run_id = ?1',
    MARK_UNCHANGED('attribute', 'attribute', 'code'),
    MARK_UNCHANGED('category', 'category', 'source_path'),
    MARK_UNCHANGED('product', 'product', 'sku'),
    MARK_MOVED,
  ]
  for (const text of marks) await db.batch([check, db.prepare(text).bind(run.id)])
  const counted = await readFirst(
    db,
    query<Omit<Comparison, 'ids'>>({ text: COUNT, values: [run.id] }),
  )
  if (counted === null) throw new Error('The staged rows could not be counted')
  return { ...counted, ids: await productRanges(db, atOnce, counted.coming) }
}

function toSwap(db: Database, { run, report, at }: Swap): D1PreparedStatement[] {
  const { changed, removed, first, last, ids } = report
  const range = { runId: run.id, from: first, to: last }
  const products = [
    ...swapProducts(range, at),
    ...noteImportedStock(range, Date.parse(at)),
    ...copyStock(range, Date.parse(at)),
  ]
  const notes = toNotes(db, run.id, changed + removed)
  const catalogue = [
    ...notes.before,
    ...removeGone(db, run),
    ...swapTree(db, run),
    ...products.map((swap) => toStatement(db, swap)),
    toStatement(db, deletePastPrices(range, at)),
    ...LINK_PRODUCTS.map((text) => db.prepare(text).bind(run.id)),
    ...notes.after,
    ...deriveListing(db, at, ids),
    ...deriveColumns(db),
    ...deriveSearch(db).flat(),
  ]
  return [
    toStatement(db, checkClaim(run)),
    toStatement(db, endRun(run.id, at, report)),
    ...(changed + removed > 0 ? catalogue : []),
    ...swapRecords(db, run.id),
    db.prepare('DELETE FROM staged WHERE run_id = ?').bind(run.id),
  ]
}
