// A page's state is mostly lists of alike things: forty-eight cards, a dozen filters. Written as
// tables, each name stands once and what is the same in all rows stands once.

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Row = Record<string, Json>

/** Marks a packed table: how many rows it has, and its columns. */
const ROWS = '#rows'

/** A column in which every row has the same. */
interface Same {
  same: Json
}

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

function toColumn(cells: Json[]): Json[] | { same: Json } {
  const [first = null] = cells
  const isSame = cells.every((cell) => cell === first || (isEmptyList(cell) && isEmptyList(first)))
  return isSame ? { same: first } : cells.map(packTables)
}

function fromTable({ [ROWS]: count, ...columns }: Row): Json {
  const names = Object.keys(columns)
  return Array.from({ length: Number(count) }, (_, index) =>
    Object.fromEntries(names.map((name) => [name, unpackTables(cellAt(columns[name], index))])),
  )
}

function cellAt(column: Json | undefined, index: number): Json {
  if (Array.isArray(column)) return column[index] ?? null
  return (column as unknown as Same).same
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
