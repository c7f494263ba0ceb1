import { accessSync, closeSync, constants, existsSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Problems, RowProblem } from '../catalogue-files/row-problems.ts'
import { toCsvLine } from '../catalogue-files/write-csv.ts'

const SHOWN = 20

/** Throws where no report could be written in the end, when it is too late. */
export function checkReportFile(file: string): void {
  accessSync(existsSync(file) ? file : dirname(file), constants.W_OK)
}

/** Says what is wrong with the first rows, and writes all of them into a file: line, sku, reason. */
export function reportProblems(problems: Problems, file: string): void {
  const { leftOut, warnings } = problems.count()
  const count = leftOut + warnings
  if (count === 0 && !existsSync(file)) return
  const report = openSync(file, 'w')
  writeSync(report, toCsvLine(['line', 'sku', 'outcome', 'reason']))
  let shown = 0
  for (const problem of problems.all()) {
    const { line, sku, reason } = problem
    writeSync(report, toCsvLine([String(line), sku, outcomeOf(problem), reason]))
    if (shown++ < SHOWN) {
      console.info(`line ${line}  ${sku || '(no sku)'}  ${outcomeOf(problem)}: ${reason}`)
    }
  }
  closeSync(report)
  if (count > SHOWN) console.info(`… and ${count - SHOWN} more`)
  if (count > 0) console.info(`All of them are in ${file}`)
}

function outcomeOf({ isLeftOut }: RowProblem): string {
  return isLeftOut ? 'left out' : 'loaded, but'
}
