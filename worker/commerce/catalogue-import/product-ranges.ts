import type { Database } from '../db/databases'
import { query, readAll, readFirst } from '../db/query'
import { sql } from '../db/sql'

/** Numbers from one to another, both included. */
export type Range = readonly [from: number, to: number]

/**
 * Ranges of the ids of products, of so many products each: of all that there are, however many went
 * between them, and then of so many that are to come.
 */
export async function productRanges(db: Database, atOnce: number, coming = 0): Promise<Range[]> {
  const starts = await readAll(
    db,
    query<{ id: number }>(sql`
      SELECT id FROM (SELECT id, ROW_NUMBER() OVER (ORDER BY id) AS number FROM product)
      WHERE (number - 1) % ${atOnce} = 0 ORDER BY id`),
  )
  const given = await readFirst(
    db,
    query<{ seq: number }>(sql`SELECT seq FROM sqlite_sequence WHERE name = 'product'`),
  )
  const last = given?.seq ?? 0
  const known = starts.map(({ id }, at): Range => [id, (starts[at + 1]?.id ?? last + 1) - 1])
  return [...known, ...toRanges(last + 1, last + coming, atOnce)]
}

/** The numbers between two, both included, in ranges of so many. */
export function toRanges(first: number, last: number, atOnce: number): Range[] {
  const count = Math.ceil((last - first + 1) / atOnce)
  return Array.from({ length: count }, (_, at) => {
    const from = first + at * atOnce
    return [from, Math.min(last, from + atOnce - 1)]
  })
}
