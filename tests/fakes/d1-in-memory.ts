// D1 as the commerce Worker sees it, on Node's own SQLite: the same engine without the start of a
// workerd. What it cannot show is how D1 itself behaves; tests/unit/commerce/catalogue has one test
// in workerd for that.
import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'

const MIGRATIONS = new URL('../../worker/commerce/migrations/', import.meta.url)

/** What workerd allows of a statement; SQLite by itself allows more. */
const LIMITS = {
  length: 2_200_000,
  sqlLength: 100_000,
  column: 100,
  exprDepth: 100,
  compoundSelect: 5,
  vdbeOp: 25_000,
  functionArg: 127,
  attach: 0,
  likePatternLength: 50,
  variableNumber: 100,
  triggerDepth: 10,
}

type DatabaseName = 'catalogue' | 'sales'

/** The statements of all migrations of a database, in order. */
export function readMigrations(name: DatabaseName): string[] {
  const folder = new URL(`${name}/`, MIGRATIONS)
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.sort().map((file) => readFileSync(new URL(file, folder), 'utf8'))
}

/** Databases with all migrations applied, as bytes: made once, copied for every test. */
const migrated = new Map<DatabaseName, Uint8Array>()

function migrate(name: DatabaseName): Uint8Array {
  const sqlite = new DatabaseSync(':memory:')
  for (const migration of readMigrations(name)) sqlite.exec(migration)
  const bytes = sqlite.serialize()
  migrated.set(name, bytes)
  return bytes
}

export interface MemoryD1 {
  db: D1Database
  /** The engine below it, for a look inside. */
  sqlite: DatabaseSync
}

/** An empty database with all migrations applied, or one as it was when it was saved as bytes. */
export function createD1(name: DatabaseName, saved?: Uint8Array): MemoryD1 {
  const sqlite = new DatabaseSync(':memory:', { limits: LIMITS })
  sqlite.deserialize(saved ?? migrated.get(name) ?? migrate(name))
  const db = {
    prepare: (sql: string) => toStatement(sqlite, sql, []),
    batch: async (statements: Statement[]) => inTransaction(sqlite, statements),
    // There is but one copy, so every session sees every write.
    withSession: () => db,
    getBookmark: () => null,
  }
  return { db: db as unknown as D1Database, sqlite }
}

export interface MemoryDatabases {
  catalogue: D1Database
  sales: D1Database
}

/** Both databases of an empty shop. */
export function createDatabases(): MemoryDatabases {
  return { catalogue: createD1('catalogue').db, sales: createD1('sales').db }
}

interface Statement {
  bind(...values: unknown[]): Statement
  all(): Promise<Answer>
  run(): Promise<Answer>
  first(column?: string): Promise<unknown>
  answer(): Answer
}

interface Answer {
  success: true
  results: Record<string, unknown>[]
  meta: { changes: number; last_row_id: number }
}

function toStatement(sqlite: DatabaseSync, sql: string, values: SQLInputValue[]): Statement {
  const answer = () => execute(sqlite, sql, values)
  return {
    bind: (...given) => toStatement(sqlite, sql, given.map(toInput)),
    all: async () => answer(),
    run: async () => answer(),
    first: async (column) => {
      const [row] = answer().results
      if (row === undefined) return null
      return column === undefined ? row : row[column]
    },
    answer,
  }
}

/** Statements that have been prepared, by database and text. */
const prepared = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

export function statementOf(sqlite: DatabaseSync, sql: string): StatementSync {
  const known = prepared.get(sqlite) ?? new Map<string, StatementSync>()
  prepared.set(sqlite, known)
  const statement = known.get(sql) ?? sqlite.prepare(sql)
  known.set(sql, statement)
  return statement
}

function execute(sqlite: DatabaseSync, sql: string, values: SQLInputValue[]): Answer {
  const before = Number(statementOf(sqlite, 'SELECT total_changes() AS n').get()?.n)
  const results = statementOf(sqlite, sql)
    .all(...values)
    .map((row) => ({ ...row }))
  const changesSql = 'SELECT total_changes() AS n, last_insert_rowid() AS id'
  const after = statementOf(sqlite, changesSql).get()
  const meta = { changes: Number(after?.n) - before, last_row_id: Number(after?.id) }
  return { success: true, results, meta }
}

function inTransaction(sqlite: DatabaseSync, statements: Statement[]): Answer[] {
  sqlite.exec('SAVEPOINT batch')
  try {
    const answers = statements.map((statement) => statement.answer())
    sqlite.exec('RELEASE batch')
    return answers
  } catch (error) {
    sqlite.exec('ROLLBACK TO batch; RELEASE batch')
    throw error
  }
}

function toInput(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value)
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`D1 does not bind ${typeof value}`)
}
