// A large import takes longer than D1 gives a transaction, and a shop must never show half of it. So it
// writes tables of its own, step by step: `next_product` beside `product`, and so on for all that an import
// writes and a shopper reads. In the end they take the names of those that are there, all in one
// transaction, which is quick however large they are. The statements are the same for both: only the names
// of tables in them are exchanged.
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { Database } from '../db/databases'
import { query, readAll, readFirst } from '../db/query'
import { listOf, sql } from '../db/sql'

/** What an import writes and shoppers read; what others refer to comes before them. */
const TABLES = [
  'attribute',
  'attribute_label',
  'attribute_option',
  'attribute_option_label',
  'category',
  'category_text',
  'landing_page',
  'product',
  'product_text',
  'product_price',
  'stock_copy',
  'product_media',
  'product_media_label',
  'product_label',
  'product_link',
  'product_value',
  'product_choice',
  'product_type_data',
  'category_product',
  'listing',
  'card',
  'listing_unit',
  'category_listing',
  'facet',
  'list_column',
  'search_posting',
  'search_vocabulary',
] as const

/** A name of a table where it stands in no text. */
const NAMES = new RegExp(`'[^']*'|\\b(${TABLES.join('|')})\\b`, 'g')

/** The same statement about the next tables. */
function forNextTables(text: string): string {
  return text.replace(NAMES, (found, name?: string) => (name ? `next_${name}` : found))
}

/** A database in which every statement is about the next tables. */
export function openNext(db: Database): Database {
  return { prepare: (text) => db.prepare(forNextTables(text)), batch: (list) => db.batch(list) }
}

/** Makes the next tables, empty, after some first statements; what other imports left is gone. */
export async function createNext(
  db: Database,
  first: readonly D1PreparedStatement[],
): Promise<void> {
  const schema = await readAll(
    db,
    query<{ type: 'table' | 'index'; sql: string }>(sql`
      SELECT type, sql FROM sqlite_schema
      WHERE tbl_name IN ${listOf(TABLES)} AND sql IS NOT NULL ORDER BY type = 'index'`),
  )
  const creations = schema.map(({ type, sql: text }) => {
    const next = forNextTables(text.replaceAll(/--.*$/gm, ''))
    return db.prepare(type === 'index' ? withOtherName(next) : next)
  })
  const names = TABLES.map((name) => `'${name}'`).join()
  const sequences = db.prepare(`
    INSERT INTO sqlite_sequence (name, seq)
    SELECT 'next_' || name, seq FROM sqlite_sequence WHERE name IN (${names})`)
  const leftovers = [...dropAll(db, 'old_'), ...dropAll(db, 'next_')]
  await db.batch([...first, ...leftovers, ...creations, sequences])
}

/** An index keeps its name for ever, and two have never the same one: so two names take turns. */
function withOtherName(creation: string): string {
  return creation.replace(/^(CREATE INDEX )(next_)?(\w+)/, (_, create, isNext, name) =>
    isNext ? create + name : `${create}next_${name}`,
  )
}

/** The statements by which the next tables become those of the shop. */
export function renameTables(db: Database): D1PreparedStatement[] {
  const rename = (from: string, to: string) => db.prepare(`ALTER TABLE ${from} RENAME TO ${to}`)
  return [
    ...TABLES.map((name) => rename(name, `old_${name}`)),
    ...TABLES.map((name) => rename(`next_${name}`, name)),
  ]
}

/** Gives up the tables that the shop had before, where there are any. */
export async function dropOld(db: Database): Promise<void> {
  const last = sql`SELECT 1 FROM sqlite_schema WHERE name = ${`old_${TABLES[0]}`}`
  if ((await readFirst(db, last)) === null) return
  for (const statement of dropAll(db, 'old_')) await db.batch([statement])
}

function dropAll(db: Database, prefix: 'next_' | 'old_'): D1PreparedStatement[] {
  return TABLES.toReversed().map((name) => db.prepare(`DROP TABLE IF EXISTS ${prefix}${name}`))
}

/** Whether the run says something new of the product of a row. */
const CHANGED = `EXISTS (
  SELECT 1 FROM staged WHERE run_id = ?1 AND kind = 'product' AND is_changed AND key = sku)`

/**
 * The statements that bring over what stays as it is, for a range of products, after the next products
 * are there. All that a run says anew is written by its swap, but for the prices, which it keeps, and
 * the stock, which it may leave alone.
 */
export function copyOwned(
  db: Database,
  runId: string,
  [from, to]: readonly [from: number, to: number],
): D1PreparedStatement[] {
  const ofRange = `SELECT id FROM next_product WHERE id BETWEEN ${from} AND ${to}`
  const always = ['product_price', 'stock_copy'].map((name) =>
    db.prepare(`INSERT INTO next_${name} SELECT * FROM ${name} WHERE product_id IN (${ofRange})`),
  )
  const unchanged = [
    'product_text',
    'product_media',
    'product_media_label',
    'product_label',
    'product_link',
    'product_type_data',
    'product_value',
    'product_choice',
    'category_product',
  ].map((name) =>
    db
      .prepare(`INSERT INTO next_${name} SELECT * FROM ${name} AS own
        WHERE product_id IN (${ofRange} AND NOT ${CHANGED}) AND ${STAYING[name] ?? 'true'}`)
      .bind(runId),
  )
  return [...always, ...unchanged]
}

/** Rows that hang on what an import may remove. */
const STAYING: Readonly<Record<string, string>> = {
  product_value: 'attribute_id IN (SELECT id FROM next_attribute)',
  product_choice: 'attribute_id IN (SELECT id FROM next_attribute)',
  category_product: 'category_id IN (SELECT id FROM next_category)',
  attribute_label: 'attribute_id IN (SELECT id FROM next_attribute)',
  attribute_option: 'attribute_id IN (SELECT id FROM next_attribute)',
  attribute_option_label: 'attribute_id IN (SELECT id FROM next_attribute)',
  category_text: 'category_id IN (SELECT id FROM next_category)',
  landing_page: 'category_id IN (SELECT id FROM next_category)',
}

/** The statements that bring over a table that is small, or whose rows are. */
export function copyTable(db: Database, name: (typeof TABLES)[number]): D1PreparedStatement {
  return db.prepare(
    `INSERT INTO next_${name} SELECT * FROM ${name} WHERE ${STAYING[name] ?? 'true'}`,
  )
}

const STORES = STORE_VIEWS.map(({ storeId }) => storeId).join()

/**
 * Products of which something was sold while the next tables were written, but for what an import
 * says anew.
 */
const OVERTAKEN = `(
  SELECT next.product_id FROM next_stock_copy AS next
  JOIN stock_copy AS own ON own.product_id = next.product_id
    AND own.version > next.version AND own.source = next.source)`

/** And what lists show of them: themselves, what they are a choice of, and what they are a part of. */
const SHOWN_OVERTAKEN = `(
  SELECT id FROM next_product WHERE id IN ${OVERTAKEN}
  UNION SELECT parent_id FROM next_product WHERE id IN ${OVERTAKEN} AND parent_id IS NOT NULL
  UNION SELECT link.product_id FROM next_product AS part
  JOIN next_product_link AS link ON link.linked_sku = part.sku
  WHERE part.id IN ${OVERTAKEN} AND link.link_type IN ('associated', 'bundle'))`

/** The statements by which the next tables learn what was sold meanwhile; `now` is an ISO date. */
export function takeOvertakenStock(db: Database, now: string): D1PreparedStatement[] {
  return [
    db.prepare(`DELETE FROM next_card WHERE product_id IN ${SHOWN_OVERTAKEN}`),
    db
      .prepare(`UPDATE next_listing SET price_until = ?1
        WHERE store_id IN (${STORES}) AND product_id IN ${SHOWN_OVERTAKEN}`)
      .bind(now),
    db.prepare(`INSERT OR REPLACE INTO next_stock_copy
      SELECT * FROM stock_copy WHERE product_id IN ${OVERTAKEN}`),
  ]
}
