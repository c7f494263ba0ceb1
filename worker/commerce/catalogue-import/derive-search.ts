// The words of listed products, store by store, so that no language answers for another: cut by FTS5,
// which holds one store at a time, and written down as the places of each word. A search then reads one
// row for each word that it asks for, however often that word stands in the shop.
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { Database } from '../db/databases'
import { turnVersion } from '../db/derived-version'

/** Fields of a product that are searched, in the order of their numbers and of the columns. */
export const SEARCH_FIELDS = ['name', 'sku', 'categories', 'facts', 'description'] as const

/** Words of the vocabulary in one row: about 200 KB. */
const WORDS_A_PART = 10_000

/**
 * A word that stands in more than so many descriptions, and in half of all, says nothing there:
 * `and`, `the`, what every text of the shop says. Whoever types nothing else still means those products.
 */
const COMMON = 500

/**
 * The statements that fill the words of every store from the listing, by transactions: the texts of a store
 * lie in a table that everybody uses who derives words, so they are gone when its transaction ends.
 */
export function deriveSearch(db: Database): D1PreparedStatement[][] {
  const empty = db.prepare("INSERT INTO search_text (search_text) VALUES ('delete-all')")
  return [
    [db.prepare('DELETE FROM search_posting'), db.prepare('DELETE FROM search_vocabulary')],
    ...STORE_VIEWS.map(({ storeId }) => [
      ...[INSERT_TEXTS, INSERT_POSTINGS, INSERT_VOCABULARY].map((text) =>
        db.prepare(text).bind(storeId),
      ),
      empty,
    ]),
    [turnVersion(db, 'words')],
  ]
}

// Skus are those of the units too, so that a child's sku finds its parent; facts are the words of all
// values: options as the store calls them, and texts such as a designer as they are.
const INSERT_TEXTS = `
  INSERT INTO search_text (rowid, ${SEARCH_FIELDS.join(', ')})
  SELECT
    (SELECT product_number FROM listing_unit WHERE product_id = product.id),
    text.name,
    product.sku || COALESCE((
      SELECT ' ' || group_concat(sold.sku, ' ')
      FROM listing_unit JOIN product AS sold ON sold.id = unit_id
      WHERE listing_unit.product_id = product.id AND sold.id <> product.id), ''),
    COALESCE((
      SELECT group_concat(category_text.name, ' ')
      FROM category_listing JOIN category_text USING (category_id)
      WHERE category_listing.product_id = product.id AND category_text.store_id = ?1), ''),
    COALESCE((
      SELECT group_concat(DISTINCT label.label)
      FROM facet JOIN attribute_option_label AS label USING (attribute_id, value)
      WHERE facet.product_id = product.id AND label.store_id = ?1), '')
    || COALESCE((
      SELECT ' ' || group_concat(own.value, ' ')
      FROM product_value AS own
      JOIN attribute ON attribute.id = own.attribute_id AND attribute.input = 'text'
      WHERE own.product_id = product.id), ''),
    text.plain_text
  FROM listing JOIN product ON product.id = listing.product_id
  JOIN product_text AS text ON text.product_id = product.id AND text.store_id = ?1
  WHERE listing.store_id = ?1`

/** What a product is called by. A sku is a number: a part of it is found, but is no word of any language. */
const IS_NAME = "col NOT IN ('description', 'sku')"

const IS_COMMON = `col = 'description'
  AND doc > MAX(${COMMON}, (SELECT COUNT(*) FROM listing WHERE store_id = ?1) / 2)`

const FIELD_NUMBER = `CASE col
  ${SEARCH_FIELDS.map((name, number) => `WHEN '${name}' THEN ${number}`).join(' ')} END`

// Words come in order, and the products of each: nothing has to be sorted. Where a common word also names
// something, only that is meant by it.
const INSERT_POSTINGS = `
  INSERT INTO search_posting (store_id, term, places)
  SELECT ?1, term, group_concat(doc * 8 + ${FIELD_NUMBER})
  FROM search_text_place
  WHERE col <> 'description'
    OR term NOT IN (
      SELECT term FROM search_text_word GROUP BY term
      HAVING MAX(${IS_COMMON}) AND MAX(${IS_NAME}))
  GROUP BY term`

const INSERT_VOCABULARY = `
  INSERT INTO search_vocabulary (store_id, part, words, has_stems)
  SELECT ?1, number / ${WORDS_A_PART}, group_concat(line, char(10) ORDER BY number), 0
  FROM (
    SELECT ROW_NUMBER() OVER (ORDER BY term) AS number,
      term || ' ' || MAX(CASE WHEN ${IS_NAME} THEN doc ELSE 0 END)
      || ' ' || MAX(CASE WHEN ${IS_COMMON} THEN -1 WHEN col = 'description' THEN doc ELSE 0 END)
      AS line
    FROM search_text_word GROUP BY term)
  GROUP BY 2`
