// A page's state is mostly lists of alike things: forty-eight cards, a dozen filters. Written as
// tables, each name stands once and what is the same in all rows stands once. What rows have several
// of, such as the colours of cards, is one list for all rows, and so a table itself.

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Row = Record<string, Json>

/** Marks a packed table: how many rows it has, and its columns. */
const ROWS = '#rows'

/** A column in which every row has the same. */
interface Same {
  same: Json
}

/** A column of lists, end to end, and how many entries each row has. */
interface Lists {
  counts: Column
  all: Json
}

/** A column of rows is a table in a table. */
type Column = Json[] | Row | Same | Lists

/**
 * Writes lists of alike objects as tables (design 5.1, what the HTML carries). Takes and gives
 * JSON values; `unpackTables` gives back what was packed.
 */
export function packTables(value: Json): Json {
  if (Array.isArray(value)) {
    const names = sharedNames(value)
    return names ? toTable(value as Row[], names) : value.map(packTables)
  }
  return isRow(value) ? mapValues(value, packTables) : value
}

/** The inverse of `packTables`. */
export function unpackTables(value: Json): Json {
  if (Array.isArray(value)) return value.map(unpackTables)
  if (!isRow(value)) return value
  return ROWS in value ? fromTable(value) : mapValues(value, unpackTables)
}

function toTable(rows: Row[], names: string[]): Json {
  const columns = names.map((name) => [name, toColumn(rows.map((row) => row[name] ?? null))])
  return { [ROWS]: rows.length, ...Object.fromEntries(columns) }
}

function toColumn(cells: Json[]): Column {
  const [first = null] = cells
  if (cells.every((cell) => cell === first || (isEmptyList(cell) && isEmptyList(first)))) {
    return { same: first }
  }
  if (!cells.every((cell) => Array.isArray(cell))) return packTables(cells) as Json[] | Row
  return { counts: toColumn(cells.map(({ length }) => length)), all: packTables(cells.flat()) }
}

function fromTable({ [ROWS]: count, ...columns }: Row): Json {
  const rows = Number(count)
  const cells = Object.entries(columns).map(
    ([name, column]) => [name, fromColumn(column as unknown as Column, rows)] as const,
  )
  return Array.from({ length: rows }, (_, index) =>
    Object.fromEntries(cells.map(([name, column]) => [name, column[index] ?? null])),
  )
}

function fromColumn(column: Column, rows: number): Json[] {
  if (Array.isArray(column) || ROWS in column) return unpackTables(column as Json) as Json[]
  if ('same' in column) return Array.from({ length: rows }, () => column.same as Json)
  const { all, counts } = column as Lists
  const entries = unpackTables(all) as Json[]
  let end = 0
  return fromColumn(counts, rows).map((count) => {
    const start = end
    end += Number(count)
    return entries.slice(start, end)
  })
}

/** The names that all entries have, in the same order; null when they are not alike. */
function sharedNames(entries: Json[]): string[] | null {
  const [first] = entries
  if (entries.length < 2 || !isRow(first)) return null
  const names = namesOf(first)
  const areAlike = entries.every((entry) => isRow(entry) && hasNames(entry, names))
  return areAlike && names.length > 0 && !names.includes(ROWS) ? names : null
}

function hasNames(row: Row, names: string[]): boolean {
  const own = namesOf(row)
  return own.length === names.length && own.every((name, index) => name === names[index])
}

/** What JSON would leave out is not there. */
function namesOf(row: Row): string[] {
  return Object.keys(row).filter((name) => row[name] !== undefined)
}

function isEmptyList(value: Json): boolean {
  return Array.isArray(value) && value.length === 0
}

function isRow(value: Json | undefined): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapValues(row: Row, change: (value: Json) => Json): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value)]))
}
