// Documents of a Vue Storefront index as they are dumped: one JSON a line, bare or in the envelope of
// Elasticsearch.
import type { Readable } from 'node:stream'
import { isRecord } from '../../../../shared/json/is-record'
import { parseJson } from '../../../../shared/json/parse-json'

export type DocumentKind = 'product' | 'category' | 'attribute' | 'taxrule'

export interface SourceDocument {
  line: number
  kind: DocumentKind | undefined
  /** Name of the index that it lay in. */
  index: string
  body: Record<string, unknown>
  /** Why it cannot be read. */
  fault?: string
}

/** The file holds no documents, one a line. */
class UnreadableDocuments extends Error {}

/** A longer line is no line of such a file: it is not read to its end. */
const MAX_READ_CHARACTERS = 64_000_000
const MAX_LINE_CHARACTERS = 8_000_000
const KINDS: readonly DocumentKind[] = ['product', 'category', 'attribute', 'taxrule']

/** Reads documents as they come. `named` is the kind that the file's own name says. */
export async function* readDocuments(
  file: Readable,
  named: DocumentKind | undefined,
): AsyncGenerator<SourceDocument> {
  let line = 0
  for await (const text of readLines(file)) {
    line++
    if (text.trim() !== '') yield toDocument(text, line, named)
  }
}

async function* readLines(file: Readable): AsyncGenerator<string> {
  file.setEncoding('utf8')
  let rest = ''
  for await (const chunk of file) {
    const [more = '', ...lines] = (chunk as string).split('\n')
    rest += more
    if (rest.length > MAX_READ_CHARACTERS) {
      throw new UnreadableDocuments('The file is one long line: say one document a line')
    }
    for (const next of lines) {
      yield rest
      rest = next
    }
  }
  if (rest !== '') yield rest
}

function toDocument(text: string, line: number, named?: DocumentKind): SourceDocument {
  const none = { line, kind: named, index: '', body: {} }
  if (text.length > MAX_LINE_CHARACTERS) {
    return { ...none, fault: 'a line of over 8 MB: say one document a line' }
  }
  const given = parseObject(text.replace(/^\uFEFF/, ''))
  if (given === undefined) return { ...none, fault: 'not a JSON object' }
  const { _index: index, _type: type, _source: source } = given
  const body = isRecord(source) ? source : given
  const name = typeof index === 'string' ? index : ''
  const kind = kindOf(type) ?? kindOf(name.split('_').at(-1)) ?? named ?? guessKind(body)
  return { line, kind, index: name, body }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  const value = parseJson(text)
  return isRecord(value) ? value : undefined
}

function kindOf(word: unknown): DocumentKind | undefined {
  return KINDS.find((kind) => kind === word)
}

/** What a file is called after, for example `product.ndjson` or `catalog_product.json`. */
export function kindOfFile(name: string): DocumentKind | undefined {
  return KINDS.find((kind) => new RegExp(`(?:^|[^a-z])${kind}s?(?:[^a-z]|$)`, 'i').test(name))
}

function guessKind(body: Record<string, unknown>): DocumentKind | undefined {
  if ('sku' in body) return 'product'
  if ('attribute_code' in body) return 'attribute'
  if ('product_tax_class_ids' in body) return 'taxrule'
  return 'parent_id' in body && 'name' in body ? 'category' : undefined
}
