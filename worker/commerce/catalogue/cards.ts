// A product as lists show it, in one row for each store: what its rows say of it, packed, instead of the
// hundreds of rows themselves. A card holds what the source says and no outcome, so that prices are worked
// out when they are shown and no offer begins or ends late. The swap of an import writes all cards; the
// transaction that copies stock removes those that are no longer right, and they are written again with the
// prices of lists. What has no card is read row by row, so a card may be missing, but never wrong.
import { CARD_FIELDS } from '../../../shared/contract/catalogue/card-fields'
import type { Database } from '../db/databases'
import { query, readAll } from '../db/query'
import { joinSql, listOf, rawSql, type Sql, sql, toStatement } from '../db/sql'
import { loadProductRows, NO_ROWS } from './load-product-rows'
import type { PartName, ProductPart } from './product-parts'
import type { ProductRows } from './product-rows'
import { columnsOf, packPart } from './select-parts'

/** Attributes are fields by their codes. */
const FIELD_NAMES = CARD_FIELDS.map((field) => field.replace('configurable_children.', ''))

/** What a card holds, and how much of each. */
const HELD: Readonly<Partial<Record<PartName, Sql>>> = {
  products: sql`true`,
  children: sql`true`,
  values: sql`attribute.code IN ${listOf([...new Set(FIELD_NAMES)])}`,
  choices: sql`true`,
  // The second shows itself to a mouse.
  media: sql`media.position < 2`,
  labels: sql`true`,
  links: sql`true`,
  typeData: sql`true`,
  // Of what has no reduced price nobody asks what it cost before.
  pastPrices: sql`EXISTS (
    SELECT 1 FROM product_price AS own WHERE own.product_id = product.id
    AND own.store_id = past.store_id AND own.special_price IS NOT NULL)`,
}

const HELD_NAMES = Object.keys(HELD) as PartName[]
const HELD_COLUMNS = HELD_NAMES.map((name) => [name, columnsOf(name)] as const)
const HELD_PARTS = HELD_NAMES.filter((name): name is ProductPart & PartName => name !== 'products')

/** Writes the cards of products of a store; `ids` is a statement of one column. */
export function writeCards(db: Database, storeId: number, ids: Sql): D1PreparedStatement {
  const parts = Object.entries(HELD).map(([name, narrowed]) => ({
    name: name as PartName,
    table: rawSql(`packed_${name}`),
    narrowed,
  }))
  const packed = parts.map(
    ({ name, table, narrowed }) =>
      sql`${table} AS MATERIALIZED (${packPart(name, sql`wanted`, storeId, narrowed)})`,
  )
  const fields = parts.map(
    ({ name, table }) => sql`'"${rawSql(name)}":[' || COALESCE(${table}.rows, '') || ']'`,
  )
  const joins = parts.map(
    ({ name, table }) =>
      sql`${rawSql(name === 'products' ? 'JOIN' : 'LEFT JOIN')} ${table}
        ON ${table}.owner = wanted.value`,
  )
  return toStatement(
    db,
    sql`
      INSERT OR REPLACE INTO card (product_id, store_id, body)
      WITH wanted (value) AS MATERIALIZED (${ids}), ${joinSql(packed, ', ')}
      SELECT wanted.value, ${storeId}, '{' || ${joinSql(fields, ` || ',' || `)} || '}'
      FROM wanted ${joinSql(joins, ' ')}`,
  )
}

/** The rows of each product as far as cards hold them; of all that have no card at once. */
export async function loadCardRows(
  db: Database,
  storeId: number,
  ids: readonly number[],
): Promise<ProductRows[]> {
  if (ids.length === 0) return []
  const cards = await readAll(
    db,
    query<{ product_id: number; body: string }>(sql`
      SELECT card.product_id, card.body FROM ${listOf(ids)} AS wanted
      CROSS JOIN card ON card.product_id = wanted.value AND card.store_id = ${storeId}`),
  )
  const found = new Set(cards.map(({ product_id }) => product_id))
  const missing = ids.filter((id) => !found.has(id))
  const others = await loadProductRows(db, storeId, missing, new Set(HELD_PARTS))
  return [...cards.map(({ body }) => unpack(JSON.parse(body))), others]
}

function unpack(card: Partial<Record<PartName, unknown[][]>>): ProductRows {
  const parts: Record<string, object[]> = {}
  for (const [name, columns] of HELD_COLUMNS) {
    parts[name] = (card[name] ?? []).map((values) => toRow(columns, values))
  }
  return { ...NO_ROWS, ...parts }
}

/** A page has thousands of rows: an object that grows by its keys costs the least. */
function toRow(columns: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (let at = 0; at < columns.length; at++) row[columns[at] ?? ''] = values[at]
  return row
}
