import type { StagingDb } from './staging-db'

/** Something in the export that a merchant should look at, by the line where its row begins. */
export interface RowProblem {
  line: number
  sku: string
  reason: string
  /** The row was left out; otherwise it was loaded without what the reason names. */
  isLeftOut: boolean
}

interface Named {
  line: number
  sku: string
}

/** Collects what is wrong with rows while they are read. */
export interface Problems {
  leaveOut(row: Named, reason: string): void
  warn(row: Named, reason: string): void
  /** All of them, in the order of the file. */
  all(): Iterable<RowProblem>
  count(): { leftOut: number; warnings: number }
}

interface ProblemRow extends Named {
  reason: string
  left_out: number
}

/**
 * An empty collection in a staging database: a file that is wrong throughout has as many problems
 * as rows.
 */
export function createProblems({ db }: StagingDb): Problems {
  const insert = db.prepare('INSERT INTO problem (line, sku, reason, left_out) VALUES (?, ?, ?, ?)')
  const add = ({ line, sku }: Named, reason: string, leftOut: number) =>
    void insert.run(line, shortened(sku), shortened(reason), leftOut)
  return {
    leaveOut: (row, reason) => add(row, reason, 1),
    warn: (row, reason) => add(row, reason, 0),
    *all() {
      const rows = db.prepare('SELECT line, sku, reason, left_out FROM problem ORDER BY line, id')
      for (const row of rows.iterate()) {
        const { line, sku, reason, left_out } = row as unknown as ProblemRow
        yield { line, sku, reason, isLeftOut: left_out === 1 }
      }
    },
    count() {
      const sums = db.prepare(`SELECT COALESCE(SUM(left_out), 0) AS leftOut,
        COALESCE(SUM(1 - left_out), 0) AS warnings FROM problem`)
      return { ...(sums.get() as unknown as { leftOut: number; warnings: number }) }
    },
  }
}

/** What is wrong may be a cell of megabytes. */
function shortened(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

interface Issue {
  code: string
  path: readonly PropertyKey[]
  message?: string | undefined
  maximum?: number | bigint
  minimum?: number | bigint
}

/** In words what is wrong with a draft: the first issue of its schema. */
export function invalidReason(issues: readonly Issue[], what: string): string {
  const [issue] = issues
  if (issue === undefined) return `${what} is not as the shop needs it`
  const place = issue.path.join('.') || what
  if (issue.code === 'too_big') return `${place} is over ${issue.maximum}`
  if (issue.code === 'too_small') return `${place} is below ${issue.minimum}`
  return `${place}: ${issue.message ?? 'Invalid input'}`
}
