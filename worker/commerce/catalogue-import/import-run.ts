// One import at a time: a run gathers staged rows until it is committed or aborted. A new run ends
// one that was left open, so that an importer that died never blocks the next.
import type { ImportMode, RunState } from '../../../shared/contract/admin/import-run'
import { fail, ok, type Result } from '../../../shared/result'
import type { Database } from '../db/databases'
import { query, readAll, readFirst } from '../db/query'
import { type Sql, sql } from '../db/sql'

export interface ImportRun {
  id: string
  mode: ImportMode
}

/** Opens a run and answers its id. */
export async function beginImport(db: Database, mode: ImportMode): Promise<string> {
  const id = crypto.randomUUID()
  const now = new Date().toISOString()
  await db.batch([
    db
      .prepare(`UPDATE import_run SET state = 'aborted', ended_at = ? WHERE state = 'staging'`)
      .bind(now),
    db
      .prepare(`INSERT INTO import_run (id, mode, state, started_at) VALUES (?, ?, 'staging', ?)`)
      .bind(id, mode, now),
  ])
  await deleteStaged(db)
  return id
}

/** Ends a run without a trace in the catalogue. Does nothing to a run that has ended. */
export async function abortImport(db: Database, runId: string): Promise<void> {
  await db
    .prepare(
      `UPDATE import_run SET state = 'aborted', ended_at = ? WHERE id = ? AND state = 'staging'`,
    )
    .bind(new Date().toISOString(), runId)
    .run()
  await deleteStaged(db)
}

/** Staged rows are long: so many go in one transaction. */
const ROWS_AT_ONCE = 2_000
/** Whoever waits for an answer waits for no more; the clock goes on. */
const MOST_ROUNDS = 10

const DELETE_STAGED = sql`
  DELETE FROM staged WHERE id IN (
    SELECT staged.id FROM import_run AS run CROSS JOIN staged ON staged.run_id = run.id
    WHERE run.state <> 'staging' LIMIT ${ROWS_AT_ONCE})
  RETURNING 1`

/** Deletes what is left of runs that have ended, some thousand rows at a time. */
export async function deleteStaged(db: Database): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const deleted = await readAll(db, query<object>(DELETE_STAGED))
    if (deleted.length < ROWS_AT_ONCE) return
  }
}

/** The run while it takes rows; a run that ended or never was is a failure. */
export async function findOpenRun(
  db: Database,
  runId: string,
): Promise<Result<ImportRun, 'not-open'>> {
  const run = await readFirst(
    db,
    query<ImportRun>(
      sql`SELECT id, mode FROM import_run WHERE id = ${runId} AND state = 'staging'`,
    ),
  )
  return run ? ok(run) : fail('not-open')
}

/** A run that one call swaps in. */
export interface ClaimedRun extends ImportRun {
  attempt: string
  /** What was begun of it, as JSON. */
  swap: string | null
  stepsDone: number
}

/**
 * Takes an open run for this call: of two that commit one run at the same time the later goes on, from where
 * the first stands at this moment. Null where it is not open.
 */
export async function claimRun(db: Database, runId: string): Promise<ClaimedRun | null> {
  const attempt = crypto.randomUUID()
  return await readFirst(
    db,
    query<ClaimedRun>(sql`UPDATE import_run SET attempt = ${attempt}
      WHERE id = ${runId} AND state = 'staging'
      RETURNING id, mode, attempt, swap, steps_done AS stepsDone`),
  )
}

/**
 * The first statement of all that a call writes: where another call has claimed the run, or another import
 * has ended it, this breaks the check on its state, and with it the transaction.
 */
export function checkClaim({ id, attempt }: ClaimedRun): Sql {
  return sql`UPDATE import_run
    SET state = CASE WHEN attempt = ${attempt} AND state = 'staging' THEN state ELSE 'overtaken' END
    WHERE id = ${id}`
}

/** The state of a run; null where there never was one of that id. */
export async function findRunState(db: Database, runId: string): Promise<RunState | null> {
  return await readFirst(
    db,
    query<RunState>(
      sql`SELECT state, staged, changed, removed FROM import_run WHERE id = ${runId}`,
    ),
  )
}
