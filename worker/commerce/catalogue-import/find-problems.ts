import type { Database } from '../db/databases'
import { query, readAll } from '../db/query'

/** Why a run cannot be swapped in: a name that neither the run nor, when merging, the shop knows. */
export interface ImportProblem {
  kind: string
  key: string
  reason: string
}

const MAX_PROBLEMS = 50

const isKnown = (table: string, column: string, kind: string, name: string) => `
  (EXISTS (SELECT 1 FROM staged AS other
     WHERE other.run_id = ?1 AND other.kind = '${kind}' AND other.key = ${name})
   OR (run.mode = 'merge' AND EXISTS (SELECT 1 FROM ${table} WHERE ${column} = ${name})))`

const isKnownCategory = (name: string) => isKnown('category', 'source_path', 'category', name)
const isKnownAttribute = (name: string) => isKnown('attribute', 'code', 'attribute', name)

const FIND_PROBLEMS = `
  SELECT staged.kind, staged.key, 'No such category: ' || (row.value) AS reason
  FROM staged JOIN import_run AS run ON run.id = run_id, json_each(body, '$.categories') AS row
  WHERE run_id = ?1 AND kind = 'product' AND NOT ${isKnownCategory('row.value')}
  UNION ALL
  SELECT staged.kind, staged.key, 'No such attribute: ' || (row.value ->> 0)
  FROM staged JOIN import_run AS run ON run.id = run_id, json_each(body, '$.values') AS row
  WHERE run_id = ?1 AND kind = 'product' AND NOT ${isKnownAttribute('(row.value ->> 0)')}
  UNION ALL
  SELECT staged.kind, staged.key, 'No such attribute: ' || row.value
  FROM staged JOIN import_run AS run ON run.id = run_id, json_each(body, '$.choices') AS row
  WHERE run_id = ?1 AND kind = 'product' AND NOT ${isKnownAttribute('row.value')}
  UNION ALL
  SELECT staged.kind, staged.key, 'No such category: ' || (staged.body ->> 'parent')
  FROM staged JOIN import_run AS run ON run.id = run_id
  WHERE run_id = ?1 AND kind = 'category' AND staged.body ->> 'parent' IS NOT NULL
    AND NOT ${isKnownCategory("(staged.body ->> 'parent')")}
  UNION ALL
  SELECT staged.kind, staged.key, 'No such category: ' || (staged.body ->> 'category')
  FROM staged JOIN import_run AS run ON run.id = run_id
  WHERE run_id = ?1 AND kind = 'landing_page'
    AND NOT ${isKnownCategory("(staged.body ->> 'category')")}
  LIMIT ${MAX_PROBLEMS}`

/** The first 50 names in a run that lead nowhere. */
export async function findProblems(db: Database, runId: string): Promise<ImportProblem[]> {
  return await readAll(db, query<ImportProblem>({ text: FIND_PROBLEMS, values: [runId] }))
}
