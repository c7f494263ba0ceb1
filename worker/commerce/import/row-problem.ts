/** Something in the export that a merchant should look at, by the line where its row begins. */
export interface RowProblem {
  line: number
  sku: string
  reason: string
  /** The row was left out; otherwise it was loaded without what the reason names. */
  isLeftOut: boolean
}

/** Collects what is wrong with rows while they are read. */
export interface Problems {
  leaveOut(row: { line: number; sku: string }, reason: string): void
  remark(row: { line: number; sku: string }, reason: string): void
  all(): RowProblem[]
}

/** An empty collection, which gives its problems back in the order of the file. */
export function createProblems(): Problems {
  const found: RowProblem[] = []
  return {
    leaveOut: ({ line, sku }, reason) => found.push({ line, sku, reason, isLeftOut: true }),
    remark: ({ line, sku }, reason) => found.push({ line, sku, reason, isLeftOut: false }),
    all: () => found.toSorted((one, other) => one.line - other.line),
  }
}
