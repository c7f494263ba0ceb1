import type { Database } from '../db/databases'
import { listOf, sql, toStatement } from '../db/sql'

interface PathRow {
  id: number
  path: string
}

/**
 * The categories of a list without those below another one of it: the listing of a category holds
 * them already, and callers name a category together with everything below it (spec 5).
 */
export async function categoryRoots(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length < 2) return [...ids]
  const { results } = await toStatement(
    db,
    sql`SELECT id, path FROM category WHERE id IN ${listOf(ids)}`,
  ).all<PathRow>()
  const known = new Set(results.map(({ id }) => id))
  const isBelow = ({ id, path }: PathRow) =>
    path.split('/').some((above) => Number(above) !== id && known.has(Number(above)))
  return results.filter((row) => !isBelow(row)).map(({ id }) => id)
}
