import type { CatalogueDraft } from '../../../shared/contract/admin/catalogue-draft'
import { MAX_STAGED_BYTES } from '../../../shared/contract/admin/import-run'
import { fail, ok, type Result } from '../../../shared/result'
import { textDigest } from '../../../shared/signing/text-digest'
import type { Database } from '../db/databases'
import type { Staged } from './staged'
import { toStaged } from './to-staged'

/** A bound text may have 2 MB in D1; a row set stays well below that. */
const MAX_PARAMETER_CHARACTERS = 600_000

// One statement for a whole set of rows: D1 binds at most 100 parameters a statement, so the rows
// travel as one JSON text. A run that ended meanwhile takes nothing.
const INSERT_STAGED = `
  INSERT INTO staged (run_id, kind, key, body, fingerprint)
  SELECT run.id, row.value ->> 0, row.value ->> 1, row.value ->> 2, row.value ->> 3
  FROM json_each(?2) AS row JOIN import_run AS run ON run.id = ?1 AND run.state = 'staging'
  WHERE true
  ON CONFLICT (run_id, kind, key) DO UPDATE
  SET body = excluded.body, fingerprint = excluded.fingerprint`

/** A swap that had begun would not know of what is staged after it. */
const BEGIN_ANEW = 'UPDATE import_run SET swap = NULL, steps_done = 0, attempt = NULL WHERE id = ?1'

/** What is too large to be kept: `key` names it among its kind. */
export type TooLarge = Pick<Staged, 'kind' | 'key'>

/** Adds a part of a catalogue to an open run; what was staged under the same key is replaced. */
export async function stageDraft(
  db: Database,
  runId: string,
  draft: CatalogueDraft,
): Promise<Result<number, TooLarge>> {
  const staged = toStaged(draft)
  const rows = await Promise.all(staged.map(toRowText))
  const tooLarge = staged[rows.findIndex((row) => sizeOf(row) > MAX_STAGED_BYTES)]
  if (tooLarge) return fail(tooLarge)
  const statement = db.prepare(INSERT_STAGED)
  const sets = toSets(rows).map((set) => statement.bind(runId, `[${set.join(',')}]`))
  if (sets.length > 0) await db.batch([db.prepare(BEGIN_ANEW).bind(runId), ...sets])
  return ok(rows.length)
}

async function toRowText({ kind, key, body }: Staged): Promise<string> {
  const text = JSON.stringify(body)
  return JSON.stringify([kind, key, text, await bodyFingerprint(text)])
}

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).byteLength
}

async function bodyFingerprint(text: string): Promise<string> {
  return (await textDigest(text)).slice(0, 32)
}

function toSets(rows: readonly string[]): string[][] {
  const sets: string[][] = []
  let room = 0
  for (const row of rows) {
    if (row.length > room) {
      sets.push([])
      room = MAX_PARAMETER_CHARACTERS
    }
    sets.at(-1)?.push(row)
    room -= row.length
  }
  return sets
}
