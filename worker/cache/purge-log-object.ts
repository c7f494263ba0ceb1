import { DurableObject } from 'cloudflare:workers'
import type { Bindings } from '../env'
import { LONGEST_STALE_SECONDS } from './policy'
import type { PurgedTag } from './purge-view'

/** Which tag was purged when, for all isolates alike. One object for the whole shop. */
export class PurgeLog extends DurableObject<Bindings> {
  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env)
    state.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS purges (tag TEXT PRIMARY KEY, at INTEGER NOT NULL)',
    )
  }

  /** Records a purge of these tags now and answers what was recorded. */
  purge(tags: readonly string[]): PurgedTag[] {
    const at = Date.now()
    const { sql } = this.ctx.storage
    sql.exec('DELETE FROM purges WHERE at < ?', at - (LONGEST_STALE_SECONDS + 3600) * 1000)
    for (const tag of tags)
      sql.exec('INSERT OR REPLACE INTO purges (tag, at) VALUES (?, ?)', tag, at)
    return tags.map((tag) => ({ tag, at }))
  }

  /** Tags purged at or after a moment, in ms since 1970. */
  since(moment: number): PurgedTag[] {
    const rows = this.ctx.storage.sql.exec<{ tag: string; at: number }>(
      'SELECT tag, at FROM purges WHERE at >= ? ORDER BY at',
      moment,
    )
    return rows.toArray()
  }
}
