// What products can be filtered by in SQL. `item` is a row of find-by-sql.ts.
import { priceToCents } from '../../../shared/contract/wire/wire-money'
import { columnField, type FilterField, readNumber, readText } from '../db/filter-sql'
import { rawSql, type Sql, sql } from '../db/sql'
import { salableSql } from '../stock/salable'
import type { AttributeKind } from './memory/list-parts'

/** The field of that name in a store; undefined for one that no product has. */
export function productField(
  name: string,
  storeId: number,
  attributes: ReadonlyMap<string, AttributeKind>,
): FilterField | undefined {
  const own = Object.hasOwn(COLUMNS, name) ? COLUMNS[name] : undefined
  if (own) return own
  if (TEXT_COLUMNS.has(name)) return textField(storeId, TEXT_COLUMNS.get(name) ?? name)
  const attribute = attributes.get(name)
  return attribute && attributeField(attribute)
}

/** Whether products have such a field: what nobody knows narrows nothing (spec 2). */
export function isProductField(
  name: string,
  attributes: ReadonlyMap<string, AttributeKind>,
): boolean {
  return Object.hasOwn(COLUMNS, name) || TEXT_COLUMNS.has(name) || attributes.has(name)
}

/** A price of the wire in cents; null for what is none. */
export function readCents(value: string | number | boolean): number | null {
  const price = readNumber(value)
  return price === null || Math.abs(price) > 1e9 ? null : priceToCents(price)
}

function inTable(table: string, column: string, link = 'product_id'): FilterField['where'] {
  return (condition) => sql`item.product_id IN (
    SELECT ${rawSql(link)} FROM ${rawSql(table)} WHERE ${condition(rawSql(column))})`
}

/** A column of which there are few values: looked up row by row, never listed. */
function ofProduct(column: string): Sql {
  return rawSql(`(SELECT ${column} FROM product WHERE product.id = item.product_id)`)
}

const IDS: FilterField = columnField(rawSql('item.product_id'), readNumber)
const SKUS: FilterField = { read: readText, where: inTable('product', 'sku', 'id') }
const CATEGORIES: FilterField = {
  read: readNumber,
  where: inTable('category_listing', 'category_id'),
}
const PRICE = columnField(rawSql('item.price'), readCents)
const CHILD_SKUS: FilterField = {
  read: readText,
  where: (condition) => sql`item.product_id IN (
    SELECT parent_id FROM product WHERE parent_id IS NOT NULL AND ${condition(rawSql('sku'))})`,
}
const PARENT_SKUS: FilterField = {
  read: readText,
  where: (condition) => sql`item.product_id IN (
    SELECT child.id FROM product AS child JOIN product AS parent ON parent.id = child.parent_id
    WHERE ${condition(rawSql('parent.sku'))})`,
}
const IN_STOCK: FilterField = {
  read: (value) => Number(value === true || value === 1 || value === '1' || value === 'true'),
  where: (condition) => condition(HAS_SALABLE_UNIT),
}

const HAS_SALABLE_UNIT: Sql = sql`(EXISTS (
  SELECT 1 FROM listing_unit AS unit JOIN stock_copy AS stock ON stock.product_id = unit.unit_id
  WHERE unit.product_id = item.product_id AND ${salableSql('stock')}))`

const COLUMNS: Readonly<Record<string, FilterField>> = {
  id: IDS,
  product_id: IDS,
  sku: SKUS,
  parentSku: PARENT_SKUS,
  'configurable_children.sku': CHILD_SKUS,
  type_id: columnField(ofProduct('type_id'), readText),
  status: columnField(ofProduct('status'), readNumber),
  visibility: columnField(rawSql('item.visibility'), readNumber),
  position: columnField(rawSql('item.position'), readNumber),
  created_at: columnField(rawSql('item.created_at'), readText),
  updated_at: columnField(rawSql('item.updated_at'), readText),
  price: PRICE,
  final_price: PRICE,
  category_ids: CATEGORIES,
  'category.category_id': CATEGORIES,
  'stock.is_in_stock': IN_STOCK,
}

/** Names of the wire for columns of the texts of a store. */
const TEXT_COLUMNS: ReadonlyMap<string, string> = new Map([
  ['name', 'name'],
  ['slug', 'url_key'],
  ['url_key', 'url_key'],
  ['url_path', 'url_path'],
])

function textField(storeId: number, column: string): FilterField {
  return {
    read: readText,
    where: (condition) => sql`item.product_id IN (
      SELECT product_id FROM product_text
      WHERE store_id = ${storeId} AND ${condition(rawSql(column))})`,
  }
}

/** Values of a listed product and its children; of any other product its own. */
function attributeField({ id, input }: AttributeKind): FilterField {
  const table = rawSql(input === 'text' ? 'product_value' : 'facet')
  return {
    read: readText,
    where: (condition) => sql`item.product_id IN (
      SELECT product_id FROM ${table}
      WHERE attribute_id = ${id} AND ${condition(rawSql('value'))})`,
  }
}
