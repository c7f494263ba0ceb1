import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { Database } from '../db/databases'
import { query, readAll } from '../db/query'
import { sql } from '../db/sql'
import { stemOf } from './stem'

/** Words at once: their stems travel as one JSON text. */
const CHUNK = 5_000

const WRITE = `
  UPDATE search_word SET stem = given.value ->> 1 FROM json_each(?2) AS given
  WHERE store_id = ?1 AND term = given.value ->> 0`

/**
 * Gives the words of the search index their stems. An import that ends between its swap-in and this
 * leaves words that are found as they are written, until the clock calls here.
 */
export async function stemVocabulary(db: Database): Promise<void> {
  for (const store of STORE_VIEWS) await stemWordsOf(db, store)
}

async function stemWordsOf(db: Database, { storeId, storeCode }: StoreView): Promise<void> {
  let last = ''
  let terms: string[]
  do {
    const found = await readAll(
      db,
      query<{ term: string }>(sql`SELECT term FROM search_word
        WHERE store_id = ${storeId} AND stem IS NULL AND term > ${last}
        ORDER BY term LIMIT ${CHUNK}`),
    )
    terms = found.map(({ term }) => term)
    const stems = terms.map((term) => [term, stemOf(term, storeCode)])
    if (stems.length > 0) await db.prepare(WRITE).bind(storeId, JSON.stringify(stems)).run()
    last = terms.at(-1) ?? last
  } while (terms.length === CHUNK)
}
