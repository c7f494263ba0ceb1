import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { Database } from '../db/databases'
import { turnVersion } from '../db/derived-version'
import { query, readFirst } from '../db/query'
import { sql } from '../db/sql'
import { stemOf } from './stem'

interface Part {
  store_id: number
  part: number
  words: string
}

const FIND_PLAIN = query<Part>(sql`
  SELECT store_id, part, words FROM search_vocabulary WHERE has_stems = 0 LIMIT 1`)

const WRITE = `
  UPDATE search_vocabulary SET words = ?3, has_stems = 1
  WHERE store_id = ?1 AND part = ?2 AND words = ?4`

/**
 * Gives the words of the search index their stems. An import that ends between its swap-in and this
 * leaves words that are found as they are written, until the clock calls here.
 */
export async function stemVocabulary(db: Database): Promise<void> {
  let part = await readFirst(db, FIND_PLAIN)
  while (part !== null) {
    const { store_id, words } = part
    const write = db.prepare(WRITE).bind(store_id, part.part, withStems(store_id, words), words)
    await db.batch([write, turnVersion(db, 'words')])
    part = await readFirst(db, FIND_PLAIN)
  }
}

function withStems(storeId: number, words: string): string {
  const store = STORE_VIEWS.find((view) => view.storeId === storeId)
  const stem = (line: string) => {
    const term = line.slice(0, line.indexOf(' '))
    return `${line} ${store ? stemOf(term, store.storeCode) : term}`
  }
  return words.split('\n').map(stem).join('\n')
}
