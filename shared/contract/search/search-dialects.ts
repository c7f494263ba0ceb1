// Backends answer a search in three dialects (contract 1.7): our own, Elasticsearch's, and the
// compact one of the ancestor's gateway. All become our own here.
import { isRecord } from '../../json/is-record'
import { searchAnswer, type WireSearchAnswer } from './search-answer'

export type SearchDialectOptions = {
  /** Where the request started, for answers that do not repeat it. */
  start: number
  perPage: number
  /** Short key to full key, as the compact gateway is configured. */
  compactKeys?: Readonly<Record<string, string>>
  /** Fields the compact gateway leaves out of a child when they equal the parent's. */
  compressedFields?: readonly string[]
}

type Fields = Record<string, unknown>

/**
 * Normalises a search answer of any dialect, enveloped or bare (contract 1.7).
 * Answers undefined when it is none of them.
 */
export function toSearchAnswer(
  body: unknown,
  options: SearchDialectOptions,
): WireSearchAnswer | undefined {
  const raw = withoutEnvelope(body)
  if (!isRecord(raw)) return undefined
  const common = { start: options.start, perPage: options.perPage }
  const parsed = searchAnswer.safeParse({ ...common, ...toOwnDialect(raw, options) })
  return parsed.success ? parsed.data : undefined
}

function toOwnDialect(raw: Fields, options: SearchDialectOptions): Fields {
  const hits = raw.hits
  if (Array.isArray(hits)) {
    const items = hits.map((hit) => (isRecord(hit) ? expandItem(hit, options) : hit))
    return { ...sharedMembers(raw), items, total: toTotal(raw.total) }
  }
  if (isRecord(hits) && Array.isArray(hits.hits)) {
    return { ...sharedMembers(raw), items: hits.hits.map(toItem), total: toTotal(hits.total) }
  }
  return raw
}

function sharedMembers(raw: Fields): Fields {
  return withoutUndefined({
    aggregations: raw.aggregations,
    attributeMetadata: raw.attribute_metadata,
    suggestions: toSuggestions(raw.suggest),
    RequestId: raw.RequestId,
  })
}

function toSuggestions(suggest: unknown): unknown[] | undefined {
  if (Array.isArray(suggest)) return suggest
  return isRecord(suggest) ? Object.values(suggest).flat() : undefined
}

/** Elasticsearch 7 wraps the count as {value, relation}. */
function toTotal(total: unknown): unknown {
  return isRecord(total) ? total.value : total
}

function toItem(hit: unknown): unknown {
  if (!isRecord(hit) || !isRecord(hit._source)) return hit
  return { ...hit._source, ...withoutUndefined({ _score: hit._score }) }
}

function expandItem(hit: Fields, options: SearchDialectOptions): Fields {
  const item = expandKeys(hit, options.compactKeys ?? {})
  const children = item.configurable_children
  if (!Array.isArray(children)) return item
  const inherited = Object.fromEntries(
    (options.compressedFields ?? [])
      .filter((field) => item[field] !== undefined)
      .map((field) => [field, item[field]]),
  )
  const restore = (child: unknown) =>
    isRecord(child) ? { ...inherited, ...expandKeys(child, options.compactKeys ?? {}) } : child
  return { ...item, configurable_children: children.map(restore) }
}

function expandKeys(fields: Fields, keys: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      Object.hasOwn(keys, key) ? (keys[key] ?? key) : key,
      value,
    ]),
  )
}

function withoutEnvelope(body: unknown): unknown {
  return isRecord(body) && body.code === 200 && isRecord(body.result) ? body.result : body
}

function withoutUndefined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
