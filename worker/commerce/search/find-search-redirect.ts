import type { Database } from '../db/databases'
import { sql, toStatement } from '../db/sql'

/** Where a searched word leads instead of to results; null for every other word. */
export async function findSearchRedirect(
  db: Database,
  storeId: number,
  word: string,
): Promise<string | null> {
  const term = word.trim().toLowerCase()
  const statement = sql`
    SELECT url FROM search_redirect WHERE store_id = ${storeId} AND term = ${term}`
  return await toStatement(db, statement).first<string>('url')
}
