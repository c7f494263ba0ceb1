import { PRODUCT_LISTS } from '../../../shared/contract/change-tags'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { NOTE_TAGS } from '../changes/note-tags'
import type { Database } from '../db/databases'
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

const ALL_HAVE_STEMS = 'NOT EXISTS (SELECT 1 FROM search_vocabulary WHERE has_stems = 0)'

const TURN_WORDS = `
  UPDATE derived_version SET version = hex(randomblob(8)) WHERE name = 'words' AND ${ALL_HAVE_STEMS}`

/** What was searched for meanwhile found words only as they are written, and was kept so. */
const NOTE_LISTS = `${NOTE_TAGS} SELECT '${PRODUCT_LISTS}' WHERE ${ALL_HAVE_STEMS}`

/**
 * Gives the words of the search index their stems. An import that ends between its swap-in and this
 * leaves words that are found as they are written, until the clock calls here.
 */
export async function stemVocabulary(db: Database): Promise<void> {
  let part = await readFirst(db, FIND_PLAIN)
  while (part !== null) {
    const { store_id, words } = part
    const write = db.prepare(WRITE).bind(store_id, part.part, withStems(store_id, words), words)
    await db.batch([write, db.prepare(TURN_WORDS), db.prepare(NOTE_LISTS)])
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
