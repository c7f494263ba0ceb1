// D1 as a Worker meets it on a bad day, over the SQLite of tests/fakes: a call may be refused, may have
// been done and never answered, may take its time, or is the last that its isolate lives to make.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { Way } from './network'

const FAULTS = ['refused', 'answer lost', 'isolate gone', 'slow', 'slow', 'slow'] as const

interface Setup {
  /** Is called after each call that was done. */
  changed: () => void
  /** Where a defect can be put. */
  sql: (text: string) => string
}

/** A database of one run. */
export function createFaultyD1(
  db: D1Database,
  { clock, weather, trace }: Way,
  { changed, sql }: Setup,
): D1Database {
  const inner = new WeakMap<object, D1PreparedStatement>()

  async function perform<T>(work: () => Promise<T>): Promise<T> {
    const { fault, random } = weather.draw('database', 'd1', FAULTS)
    if (fault) trace(`d1, ${fault}`)
    if (fault === 'refused') throw new Error('D1_ERROR: D1 DB is overloaded')
    if (fault === 'slow') await clock.sleep(1 + random.below(random.isOnce(0.1) ? 3000 : 40))
    const done = await work()
    changed()
    if (fault === 'answer lost') throw new Error('D1_ERROR: Network connection lost')
    return fault === 'isolate gone' ? new Promise<T>(() => undefined) : done
  }

  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const own = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => perform(() => statement.all()),
      run: () => perform(() => statement.run()),
      first: (column: string) => perform(() => statement.first(column)),
    }
    inner.set(own, statement)
    return own as unknown as D1PreparedStatement
  }

  const faulty = {
    prepare: (text: string) => wrap(db.prepare(sql(text))),
    batch: (statements: D1PreparedStatement[]) =>
      perform(() => db.batch(statements.map((own) => inner.get(own) ?? own))),
    withSession: () => faulty,
    getBookmark: () => null,
  }
  return faulty as unknown as D1Database
}
