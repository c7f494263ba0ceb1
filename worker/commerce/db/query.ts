import type { Database } from './databases'
import { type Sql, toStatement } from './sql'

/** A statement that reads, together with what its rows look like: said once, where it is written. */
export interface Query<Row> extends Sql {
  /** Never there: it only carries the type. */
  readonly row?: Row
}

/** Says what the rows of a statement look like. Nothing checks it but the tests of the statement. */
export function query<Row>(statement: Sql): Query<Row> {
  return statement
}

export async function readAll<Row>(db: Database, asked: Query<Row>): Promise<Row[]> {
  return (await toStatement(db, asked).all<Row>()).results
}

/** The only row there can be, or the first; null where there is none. */
export async function readFirst<Row>(db: Database, asked: Query<Row>): Promise<Row | null> {
  return await toStatement(db, asked).first<Row>()
}

/** The rows of each of several statements, in one trip to the database. */
export async function readEach<Row>(db: Database, asked: readonly Query<Row>[]): Promise<Row[][]> {
  return asked.length === 0 ? [] : await transact(db, asked)
}

/** Statements in one transaction, all or none of them, and the rows that each returns. */
export async function transact<Row>(
  db: Database,
  statements: readonly Query<Row>[],
): Promise<Row[][]> {
  const answers = await db.batch<Row>(statements.map((one) => toStatement(db, one)))
  return answers.map(({ results }) => results)
}

/** The same of statements with different rows, by their names. */
export async function readNamed<Rows extends object>(
  db: Database,
  asked: { [Name in keyof Rows]: Query<Rows[Name]> },
): Promise<{ [Name in keyof Rows]: Rows[Name][] }> {
  const entries = Object.entries<Query<unknown>>(asked)
  const rows = await readEach(
    db,
    entries.map(([, one]) => one),
  )
  const named = entries.map(([name], index) => [name, rows[index]])
  return Object.fromEntries(named) as { [Name in keyof Rows]: Rows[Name][] }
}
