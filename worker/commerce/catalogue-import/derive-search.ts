import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { Database } from '../db/databases'

/** The statements that fill the search index of every store from the listing. */
export function deriveSearch(db: Database): D1PreparedStatement[] {
  return STORE_VIEWS.flatMap(({ storeId }) => [
    db.prepare(`INSERT INTO search_${storeId} (search_${storeId}) VALUES ('delete-all')`),
    db.prepare(insertTexts(storeId)).bind(storeId),
    db.prepare('DELETE FROM search_word WHERE store_id = ?').bind(storeId),
    db.prepare(insertVocabulary(storeId)).bind(storeId),
  ])
}

// Skus are those of the units too, so that a child's sku finds its parent.
const insertTexts = (storeId: number) => `
  INSERT INTO search_${storeId} (rowid, name, sku, categories, facts, description)
  SELECT product.id, text.name,
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
      WHERE facet.product_id = product.id AND label.store_id = ?1), ''),
    text.plain_text
  FROM listing JOIN product ON product.id = listing.product_id
  JOIN product_text AS text ON text.product_id = product.id AND text.store_id = ?1
  WHERE listing.store_id = ?1`

const insertVocabulary = (storeId: number) => `
  INSERT INTO search_word (store_id, term, docs)
  SELECT ?1, term, MAX(doc) FROM search_words_${storeId}
  WHERE col <> 'description' GROUP BY term`
