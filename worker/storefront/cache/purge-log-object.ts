import { DurableObject } from 'cloudflare:workers'
import { SIGNATURE_AGE_SECONDS } from '../../../shared/contract/purge-message'
import { LONGEST_STALE_SECONDS } from './policy'
import type { PurgeNews } from './purge-view'

const TABLES = [
  'CREATE TABLE IF NOT EXISTS purges (tag TEXT PRIMARY KEY, at INTEGER NOT NULL)',
  'CREATE TABLE IF NOT EXISTS bookmarks (bookmark TEXT PRIMARY KEY, at INTEGER NOT NULL)',
  'CREATE TABLE IF NOT EXISTS heard (signature TEXT PRIMARY KEY, at INTEGER NOT NULL)',
]

/**
 * By then every read replica has caught up; and a bookmark of a database that is gone, as after a move, is
 * asked for no longer.
 */
const BOOKMARK_SECONDS = 600

/** Which tag was purged when, for all isolates alike. One object for the whole shop. */
export class PurgeLog extends DurableObject {
  constructor(state: DurableObjectState, env: object) {
    super(state, env)
    for (const table of TABLES) state.storage.sql.exec(table)
  }

  /**
   * Records a purge of these tags now, and how new whatever is made of them must be. What was signed
   * counts once: false when this signature was used before.
   */
  purge(tags: readonly string[], signature: string | null = null, bookmark?: string): boolean {
    const at = Date.now()
    const { sql } = this.ctx.storage
    sql.exec('DELETE FROM purges WHERE at < ?', at - (LONGEST_STALE_SECONDS + 3600) * 1000)
    sql.exec('DELETE FROM bookmarks WHERE at < ?', at - BOOKMARK_SECONDS * 1000)
    if (signature !== null && !this.#isFirst(signature, at)) return false
    for (const tag of tags)
      sql.exec('INSERT OR REPLACE INTO purges (tag, at) VALUES (?, ?)', tag, at)
    if (bookmark !== undefined)
      sql.exec('INSERT OR REPLACE INTO bookmarks (bookmark, at) VALUES (?, ?)', bookmark, at)
    return true
  }

  /** Tags purged at or after a moment, in ms since 1970, and the newest bookmark there is. */
  since(moment: number): PurgeNews {
    const { sql } = this.ctx.storage
    const tags = sql.exec<{ tag: string; at: number }>(
      'SELECT tag, at FROM purges WHERE at >= ? ORDER BY at',
      moment,
    )
    const newest = sql.exec<{ bookmark: string | null }>(
      'SELECT MAX(bookmark) AS bookmark FROM bookmarks WHERE at >= ?',
      Date.now() - BOOKMARK_SECONDS * 1000,
    )
    return { tags: tags.toArray(), bookmark: newest.one().bookmark }
  }

  /** A signature is remembered for as long as it is believed, whichever clock is ahead. */
  #isFirst(signature: string, at: number): boolean {
    const { sql } = this.ctx.storage
    sql.exec('DELETE FROM heard WHERE at < ?', at - 2 * SIGNATURE_AGE_SECONDS * 1000)
    // Race: the same signed purge arrives twice at once; one of them writes the row.
    const written = sql.exec(
      'INSERT OR IGNORE INTO heard (signature, at) VALUES (?, ?) RETURNING at',
      signature,
      at,
    )
    return written.toArray().length > 0
  }
}
