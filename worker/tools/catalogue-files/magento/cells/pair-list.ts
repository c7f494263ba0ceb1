// The grammar of Magento's composite cells: pairs `name=value` joined by commas, and records of them
// joined by bars. A comma or a bar belongs to the value unless another `name=` follows it. A value
// that would be misread stands in quotes, doubled inside, as Magento encloses fields.

/** A value as it was written: its text, and its parts when they were quoted one by one. */
export interface PairValue {
  text: string
  quoted?: readonly string[]
}

export type PairRecord = ReadonlyMap<string, PairValue>

const NAME = /\s*([A-Za-z]\w*)=/y
const QUOTED = /"((?:[^"]|"")*)"/y
const END_OF_QUOTED = /\s*(?:$|,\s*[A-Za-z]\w*=|\|)/y
const NEXT_PAIR = /,(?=\s*[A-Za-z]\w*=)/g
const NEXT_PAIR_OR_RECORD = /[,|](?=\s*[A-Za-z]\w*=)/g

/** Reads `color=Black,size=XS`: one record, in which a bar never ends a value. */
export function parsePairs(text: string): PairRecord {
  return readRecords(text, NEXT_PAIR)[0] ?? new Map()
}

/** Reads `sku=A,size=S|sku=B,size=M`. */
export function parsePairRecords(text: string): PairRecord[] {
  return readRecords(text, NEXT_PAIR_OR_RECORD)
}

/** The texts of a record by name, for values that are never taken apart. */
export function textsOf(record: PairRecord): Record<string, string> {
  return Object.fromEntries(Array.from(record, ([name, { text }]) => [name, text]))
}

function readRecords(text: string, separator: RegExp): PairRecord[] {
  const records: Map<string, PairValue>[] = []
  let record: Map<string, PairValue> | undefined
  let at = 0
  while (at < text.length) {
    const [whole, name] = matchAt(NAME, text, at) ?? []
    if (whole === undefined || name === undefined) break
    const { value, end } = readValue(text, at + whole.length, separator)
    record ??= startRecord(records)
    record.set(name, value)
    if (text[end] === '|') record = undefined
    at = end + 1
  }
  return records
}

function startRecord(records: Map<string, PairValue>[]): Map<string, PairValue> {
  const record = new Map<string, PairValue>()
  records.push(record)
  return record
}

function readValue(text: string, from: number, separator: RegExp) {
  return readQuoted(text, from) ?? readPlain(text, from, separator)
}

function readPlain(text: string, from: number, separator: RegExp) {
  separator.lastIndex = from
  const end = separator.exec(text)?.index ?? text.length
  return { value: { text: text.slice(from, end).trim() } as PairValue, end }
}

/** Quoted parts joined by bars; undefined when what follows shows that the quotes are the value's. */
function readQuoted(text: string, from: number): { value: PairValue; end: number } | undefined {
  const parts: string[] = []
  let at = from
  for (;;) {
    const [whole, inner] = matchAt(QUOTED, text, at) ?? []
    if (whole === undefined || inner === undefined) return undefined
    parts.push(inner.replaceAll('""', '"'))
    at += whole.length
    if (text[at] !== '|' || text[at + 1] !== '"') break
    at++
  }
  if (!matchAt(END_OF_QUOTED, text, at)) return undefined
  const end = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0)
  return { value: { text: parts.join('|'), quoted: parts }, end }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const MISREAD = /^\s|\s$|^"|,\s*[A-Za-z]\w*=|\|/

/** One pair, quoted where it would be misread otherwise. */
function writePair(name: string, value: string): string {
  return `${name}=${MISREAD.test(value) ? quote(value) : value}`
}

/** One pair with several values; they are quoted all or not at all, and always when `isApart`. */
export function writeManyPair(name: string, values: readonly string[], isApart = false): string {
  const isPlain = !isApart && !values.some((value) => value === '' || MISREAD.test(value))
  return `${name}=${isPlain ? values.join('|') : values.map(quote).join('|')}`
}

/** Records of pairs; those without a value are left out. */
export function writePairRecords(
  records: readonly (readonly (readonly [name: string, value: string | undefined])[])[],
): string {
  return records.map(writeRecord).join('|')
}

function writeRecord(pairs: readonly (readonly [string, string | undefined])[]): string {
  const given = pairs.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return given.map(([name, value]) => writePair(name, value)).join(',')
}

function quote(value: string): string {
  return `"${value.replaceAll('"', '""')}"`
}
