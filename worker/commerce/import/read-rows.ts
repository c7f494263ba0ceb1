import type { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'

/** One row of a CSV file: its cells by column name, empty ones left out. */
export interface CsvRow {
  /** Where the row begins, the header being line 1. */
  line: number
  cells: Readonly<Record<string, string>>
  /** Cells more or fewer than the header has columns, which makes all of them doubtful. */
  isBroken: boolean
}

/** The file as a whole cannot be read: no quote ends, or it has no header. */
export class UnreadableCsv extends Error {}

interface ParsedRow {
  record: string[]
  info: { lines: number; empty_lines: number }
}

/** Reads rows as they come; a row may be quoted over several lines. Throws UnreadableCsv. */
export async function* readRows(file: Readable): AsyncGenerator<CsvRow> {
  const parser = parse({ bom: true, info: true, skip_empty_lines: true, relax_column_count: true })
  file.once('error', (error) => parser.destroy(error))
  file.pipe(parser)
  let columns: string[] | undefined
  let linesSoFar = 0
  let emptyLines = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRow>) {
      const line = linesSoFar + (info.empty_lines - emptyLines) + 1
      linesSoFar = info.lines
      emptyLines = info.empty_lines
      if (columns) yield toRow(columns, record, line)
      else columns = record.map((name) => name.trim())
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableCsv(error.message) : error
  }
  if (!columns) throw new UnreadableCsv('The file is empty')
}

function toRow(columns: string[], record: string[], line: number): CsvRow {
  const named = columns.map((name, at): [string, string] => [name, (record[at] ?? '').trim()])
  return {
    line,
    cells: Object.fromEntries(named.filter(([, text]) => text !== '')),
    isBroken: record.length !== columns.length,
  }
}
