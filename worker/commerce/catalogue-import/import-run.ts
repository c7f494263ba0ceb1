// One import at a time: a run gathers staged rows until it is committed or aborted. A new run ends
// one that was left open, so that an importer that died never blocks the next.
import type { ImportMode, RunState } from '../../../shared/contract/admin/import-run'
import { fail, ok, type Result } from '../../../shared/result'
import type { Database } from '../db/databases'
import { query, readFirst } from '../db/query'
import { sql } from '../db/sql'

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
    db.prepare('DELETE FROM staged'),
    db
      .prepare(`INSERT INTO import_run (id, mode, state, started_at) VALUES (?, ?, 'staging', ?)`)
      .bind(id, mode, now),
  ])
  return id
}

/** Ends a run without a trace in the catalogue. Does nothing to a run that has ended. */
export async function abortImport(db: Database, runId: string): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM staged WHERE run_id = ?').bind(runId),
    db
      .prepare(
        `UPDATE import_run SET state = 'aborted', ended_at = ? WHERE id = ? AND state = 'staging'`,
      )
      .bind(new Date().toISOString(), runId),
  ])
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

/** The state of a run; null where there never was one of that id. */
export async function findRunState(db: Database, runId: string): Promise<RunState | null> {
  return await readFirst(
    db,
    query<RunState>(
      sql`SELECT state, staged, changed, removed FROM import_run WHERE id = ${runId}`,
    ),
  )
}
