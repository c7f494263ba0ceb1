import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { MemoryDatabases } from './d1-in-memory'

type Guarded = Pick<D1Database, 'prepare' | 'batch'>

/** A database that waits for `before` ahead of every call, which may throw instead of letting it go on. */
function guard(db: D1Database, before: () => Promise<unknown>): Guarded {
  const inner = new WeakMap<object, D1PreparedStatement>()
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const own = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => before().then(() => statement.all()),
      run: () => before().then(() => statement.run()),
      first: (column: string) => before().then(() => statement.first(column)),
    }
    inner.set(own, statement)
    return own as unknown as D1PreparedStatement
  }
  return {
    prepare: (text) => wrap(db.prepare(text)),
    batch: (statements) =>
      before().then(() => db.batch(statements.map((own) => inner.get(own) ?? own))),
  }
}

/** Both databases of a shop behind one guard. */
export function guardDatabases(
  { catalogue, sales }: MemoryDatabases,
  before: () => Promise<unknown>,
): { catalogue: Guarded; sales: Guarded } {
  return { catalogue: guard(catalogue, before), sales: guard(sales, before) }
}
