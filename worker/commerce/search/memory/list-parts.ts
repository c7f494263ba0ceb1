// The parts of a snapshot that lists are made of. Products and units go by their numbers, from 1.
import type { Query } from '../../db/query'
import { sql } from '../../db/sql'
import { type FacetColumn, toFacetColumn } from './facet-column'
import { readNumbers, readSteps } from './read-numbers'
import { definePart, type Part } from './snapshot'

interface ColumnRow {
  key: string
  numbers: string
}

function columns(name: string, storeId = 0): Query<ColumnRow> {
  return sql`SELECT key, numbers FROM list_column WHERE name = ${name} AND store_id = ${storeId}`
}

function column(name: string, storeId: number, key: string): Query<ColumnRow> {
  return sql`${columns(name, storeId)} AND key = ${key}`
}

function textOf([row]: readonly ColumnRow[]): string {
  return row?.numbers ?? ''
}

/** With a slot for number 0, which nothing has. */
function fromOne(numbers: Int32Array): Int32Array {
  const shifted = new Int32Array(numbers.length + 1)
  shifted.set(numbers, 1)
  return shifted
}

/** Product ids by number, ascending. */
export const PRODUCT_IDS: Part<Int32Array> = definePart(
  'lists',
  'products',
  columns('products'),
  (rows) => fromOne(readNumbers(textOf(rows))),
)

/** The first unit of each product; its last is the one before the first of the next. */
export const FIRST_UNITS: Part<Int32Array> = definePart(
  'lists',
  'units',
  columns('units'),
  (rows) => {
    const counts = readNumbers(textOf(rows))
    const first = new Int32Array(counts.length + 2).fill(1)
    counts.forEach((count, at) => {
      first[at + 2] = (first[at + 1] ?? 1) + count
    })
    return first
  },
)

/** Prices of a store in cents by number; -1 for what it does not have. */
export function pricesOf(storeId: number): Part<Int32Array> {
  return definePart('prices', `price ${storeId}`, column('price', storeId, ''), (rows) =>
    fromOne(readNumbers(textOf(rows))),
  )
}

/** How many words the names of a store have, by number. */
export function nameWordsOf(storeId: number): Part<Int32Array> {
  return definePart('lists', `name words ${storeId}`, column('name words', storeId, ''), (rows) =>
    fromOne(readNumbers(textOf(rows))),
  )
}

export type StoredOrder = 'created_at' | 'updated_at' | 'position' | 'name'

/** The numbers of all products in an order, ascending. */
export function orderOf(field: StoredOrder, storeId: number): Part<Int32Array> {
  const store = field === 'name' ? storeId : 0
  return definePart('lists', `order ${field} ${store}`, column('order', store, field), (rows) =>
    readNumbers(textOf(rows)),
  )
}

/** The products of a category and of all below it. */
export function productsOf(categoryId: number): Part<Int32Array> {
  return definePart(
    'lists',
    `category ${categoryId}`,
    column('category', 0, String(categoryId)),
    (rows) => readSteps(textOf(rows)),
  )
}

export function facetOf(attributeId: number): Part<FacetColumn> {
  return definePart('lists', `facet ${attributeId}`, columns(`facet ${attributeId}`), toFacetColumn)
}

export interface AttributeKind {
  id: number
  code: string
  input: string
}

/** The attributes by code. */
export const ATTRIBUTE_KINDS: Part<ReadonlyMap<string, AttributeKind>> = definePart<
  AttributeKind,
  ReadonlyMap<string, AttributeKind>
>(
  'lists',
  'attributes',
  sql`SELECT id, code, input FROM attribute`,
  (rows) => new Map(rows.map((kind) => [kind.code, kind])),
)

/** What attributes are called in a store, by their ids. */
export function attributeNamesOf(storeId: number): Part<ReadonlyMap<number, string>> {
  const rows: Query<{ id: number; label: string }> = sql`
    SELECT attribute_id AS id, label FROM attribute_label WHERE store_id = ${storeId}`
  return definePart(
    'lists',
    `attribute names ${storeId}`,
    rows,
    (own) => new Map(own.map(({ id, label }) => [id, label])),
  )
}

/** What the values of an attribute are called in a store. */
export function labelsOf(attributeId: number, storeId: number): Part<ReadonlyMap<string, string>> {
  const query: Query<{ value: string; label: string }> = sql`
    SELECT value, label FROM attribute_option_label
    WHERE attribute_id = ${attributeId} AND store_id = ${storeId}`
  return definePart(
    'lists',
    `labels ${attributeId} ${storeId}`,
    query,
    (rows) => new Map(rows.map(({ value, label }) => [value, label])),
  )
}

/** Of each category, the ids from the top down to it. */
export const CATEGORY_PATHS: Part<ReadonlyMap<number, readonly number[]>> = definePart<
  { id: number; path: string },
  ReadonlyMap<number, readonly number[]>
>(
  'lists',
  'category paths',
  sql`SELECT id, path FROM category`,
  (rows) => new Map(rows.map(({ id, path }) => [id, path.split('/').map(Number)])),
)

/** The number of a product by its id; 0 for one that no list shows. */
export function numberOf(ids: Int32Array, id: number): number {
  let [low, high] = [1, ids.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = ids[middle] ?? 0
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return 0
}
