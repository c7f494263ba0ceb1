import type { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'

/** One row of a CSV file: its cells by column name, empty ones left out. */
export interface CsvRow {
  /** Where the row begins, the header being line 1. */
  line: number
  cells: Readonly<Record<string, string>>
  /** What makes all of its cells doubtful. */
  fault: string | undefined
}

/** The file as a whole cannot be read: a quote never ends, it has no header, or it is no text. */
class UnreadableCsv extends Error {}

interface ParsedRow {
  record: string[]
  info: { lines: number; empty_lines: number }
}

/** More than a product can hold in all its cells. */
const MAX_ROW_CHARACTERS = 4_000_000
/** A quote that never ends does not swallow more of the file than this. */
const MAX_QUOTED_CHARACTERS = 16_000_000

/** What bytes that are no UTF-8 come to, and what every other byte of UTF-16 is. */
const NO_TEXT = /[\0\uFFFD]/

/** Cells whose spaces at their ends are kept. */
const VERBATIM = new Set(['description', 'short_description', 'seo_text'])

/**
 * Reads rows as they come; a row may be quoted over several lines. Throws UnreadableCsv, also when a
 * column that must be there is not.
 */
export async function* readRows(file: Readable, required: string[]): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    // A quote in the wrong place costs the row it stands in, not the file.
    relax_quotes: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: MAX_QUOTED_CHARACTERS,
  })
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
      else columns = toColumns(record, required)
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableCsv(toReason(error)) : error
  } finally {
    file.destroy()
  }
  if (!columns) throw new UnreadableCsv('The file is empty')
}

function toColumns(record: string[], required: string[]): string[] {
  if (record.some((name) => NO_TEXT.test(name))) {
    throw new UnreadableCsv('The file is not text in UTF-8: save it as CSV in UTF-8')
  }
  const columns = record.map((name) => name.trim())
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) < at)
  if (twice) throw new UnreadableCsv(`The file has the column ${twice} twice`)
  const missing = required.filter((name) => !columns.includes(name))
  if (missing.length === 0) return columns
  const [first = ''] = record
  const separator = /[;\t]/.exec(first)?.[0]
  if (separator && record.length === 1) {
    const name = separator === ';' ? 'semicolons' : 'tabs'
    throw new UnreadableCsv(`The columns are separated by ${name}; save the file with commas`)
  }
  throw new UnreadableCsv(`The file has no column ${missing.join(' and no column ')}`)
}

/** Where an unclosed quote should have ended cannot be known, so the whole file is refused. */
function isEndless({ code }: CsvError): boolean {
  return code === 'CSV_MAX_RECORD_SIZE' || code === 'CSV_QUOTE_NOT_CLOSED'
}

function toReason(error: CsvError): string {
  const { message } = error
  const line = /at line (\d+)/.exec(message)?.[1]
  return isEndless(error) && line ? `A quote is never closed, seen at line ${line}` : message
}

function toRow(columns: string[], record: string[], line: number): CsvRow {
  if (sizeOf(record) > MAX_ROW_CHARACTERS) return tooLong(columns, record, line)
  const named = columns.map((name, at): [string, string] => {
    const text = record[at] ?? ''
    return [name, VERBATIM.has(name) ? text : text.trim()]
  })
  return {
    line,
    cells: Object.fromEntries(named.filter(([, text]) => text !== '')),
    fault: faultOf(columns, record),
  }
}

function sizeOf(record: string[]): number {
  return record.reduce((sum, text) => sum + text.length, 0)
}

function tooLong(columns: string[], record: string[], line: number): CsvRow {
  const sku = record[columns.indexOf('sku')]?.trim() ?? ''
  return { line, cells: { sku }, fault: `the row is over ${MAX_ROW_CHARACTERS} characters` }
}

function faultOf(columns: string[], record: string[]): string | undefined {
  if (record.length !== columns.length) return 'the row does not have as many cells as the header'
  const isText = !record.some((text) => NO_TEXT.test(text))
  return isText ? undefined : 'not text in UTF-8'
}
