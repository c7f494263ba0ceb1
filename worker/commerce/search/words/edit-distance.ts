/**
 * How many letters must be put in, taken out, changed or swapped with their neighbour to turn one
 * word into the other; `limit + 1` for anything more than `limit`.
 */
export function editDistance(from: string, to: string, limit: number): number {
  const tooFar = limit + 1
  if (Math.abs(from.length - to.length) > limit) return tooFar
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    for (let column = 1; column <= to.length; column++) {
      next[column] = stepCost(from, to, row, column, { beforeLast, last, next })
    }
    if (Math.min(...next) > limit) return tooFar
    beforeLast = last
    last = next
  }
  return Math.min(last[to.length] ?? tooFar, tooFar)
}

interface Rows {
  beforeLast: readonly number[]
  last: readonly number[]
  next: readonly number[]
}

function stepCost(from: string, to: string, row: number, column: number, rows: Rows): number {
  const isSame = from[row - 1] === to[column - 1]
  const change = cost(rows.last[column - 1]) + (isSame ? 0 : 1)
  const removal = cost(rows.last[column]) + 1
  const addition = cost(rows.next[column - 1]) + 1
  const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
  const swap = isSwap && row > 1 ? cost(rows.beforeLast[column - 2]) + 1 : Number.POSITIVE_INFINITY
  return Math.min(change, removal, addition, swap)
}

function cost(known: number | undefined): number {
  return known ?? Number.POSITIVE_INFINITY
}
