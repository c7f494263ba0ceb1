// What every swap-in is made of, in one transaction or by steps.
import type { ImportReport } from '../../../shared/contract/admin/import-run'
import {
  MAX_NOTED_CHANGES,
  NOTE_EVERYTHING,
  NOTE_NEW,
  NOTE_OLD,
  NOTE_RECORDS,
} from '../catalogue/note-import'
import type { Database } from '../db/databases'
import { type Sql, sql } from '../db/sql'
import type { ImportRun } from './import-run'
import type { Range } from './product-ranges'
import { REMOVE_ATTRIBUTES, SWAP_ATTRIBUTES } from './swap-attributes'
import { DERIVE_CATEGORY_PATHS, REMOVE_CATEGORIES, SWAP_CATEGORIES } from './swap-categories'
import { REMOVE_PRODUCTS } from './swap-products'
import { SWAP_RECORDS } from './swap-records'

/** What a run comes to, and how large it is. */
export interface Comparison extends ImportReport {
  products: number
  /** The ids of the first and the last product that is staged, 0 where there is none. */
  first: number
  last: number
  /** Products that are there, and staged ones that are not. */
  known: number
  coming: number
  /** All ids that products will have, by as many as are swapped in at once. */
  ids: readonly Range[]
}

/** Removes what a replacing run does not name: products only where there are any rows of theirs. */
export function removeGone(db: Database, { id, mode }: ImportRun): D1PreparedStatement[] {
  const gone = mode === 'replace' ? [REMOVE_PRODUCTS, REMOVE_CATEGORIES, REMOVE_ATTRIBUTES] : []
  return gone.map((text) => db.prepare(text).bind(id))
}

/** Attributes and categories as the run says, and the paths that follow from them. */
export function swapTree(db: Database, { id }: ImportRun): D1PreparedStatement[] {
  return [
    ...[...SWAP_ATTRIBUTES, ...SWAP_CATEGORIES].map((text) => db.prepare(text).bind(id)),
    ...DERIVE_CATEGORY_PATHS.map((text) => db.prepare(text)),
  ]
}

/** The tags of what changes: of what is there before the swap, and of what is there after it. */
export function toNotes(db: Database, runId: string, changes: number) {
  const ofRun = (text: string) => db.prepare(text).bind(runId)
  return changes > MAX_NOTED_CHANGES
    ? { before: [db.prepare(NOTE_EVERYTHING)], after: [] }
    : { before: NOTE_OLD.map(ofRun), after: [ofRun(NOTE_NEW)] }
}

/** Redirects, stories and what else is no part of the catalogue, with their tags. */
export function swapRecords(db: Database, runId: string): D1PreparedStatement[] {
  return [...NOTE_RECORDS, ...SWAP_RECORDS].map((text) => db.prepare(text).bind(runId))
}

/** Notes what a run came to; who writes it has claimed the run (`checkClaim`). */
export function endRun(id: string, at: string, { staged, changed, removed }: ImportReport): Sql {
  return sql`UPDATE import_run
    SET ended_at = ${at}, staged = ${staged}, changed = ${changed}, removed = ${removed}, state = 'done'
    WHERE id = ${id}`
}
