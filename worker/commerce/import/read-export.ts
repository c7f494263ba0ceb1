import type { Readable } from 'node:stream'
import { collectRows } from './collect-rows'
import type { ExportSettings } from './export-row'
import { readRows } from './read-rows'
import { createProblems, type RowProblem } from './row-problem'
import { type ExportCatalogue, toCatalogue } from './to-catalogue'

export interface ReadExport extends ExportCatalogue {
  rowCount: number
  problems: RowProblem[]
}

/** Reads an export from beginning to end. Throws UnreadableCsv when the file is none. */
export async function readExport(file: Readable, settings: ExportSettings): Promise<ReadExport> {
  const problems = createProblems()
  const { products, count } = await collectRows(readRows(file), settings, problems)
  const catalogue = toCatalogue(products, settings, problems)
  return { ...catalogue, rowCount: count, problems: problems.all() }
}
