// What a run changes, as tags. A product that differs changes its own page, that of the product it is
// a choice of, those that show it as a part, and every list. Each statement takes the id of the run as
// its one parameter.
import {
  ADDRESSES,
  ATTRIBUTES,
  CATEGORIES,
  EVERY_TAG,
  PRODUCT_LISTS,
  STORY_LISTS,
} from '../../../shared/contract/change-tags'
import { NOTE_TAGS } from '../changes/note-tags'

/** A run that changes more than this changes everything. */
export const MAX_NOTED_CHANGES = 400

export const NOTE_EVERYTHING = `${NOTE_TAGS} VALUES ('${EVERY_TAG}')`

/** Products, categories or attributes of the run that are new or differ. */
const said = (kind: string) => `(
  SELECT key, body FROM staged WHERE run_id = ?1 AND kind = '${kind}' AND is_changed)`

/** Those that the run makes go. */
const gone = (kind: string, table: string, key: string) => `(
  SELECT own.* FROM ${table} AS own JOIN import_run AS run ON run.id = ?1 AND run.mode = 'replace'
  WHERE NOT EXISTS (
    SELECT 1 FROM staged WHERE run_id = ?1 AND kind = '${kind}' AND key = own.${key}))`

const GONE_PRODUCTS = gone('product', 'product', 'sku')
const GONE_CATEGORIES = gone('category', 'category', 'source_path')
const GONE_ATTRIBUTES = gone('attribute', 'attribute', 'code')

const noteWhere = (tag: string, ...conditions: string[]) =>
  `${NOTE_TAGS} SELECT '${tag}' WHERE ${conditions.map((rows) => `EXISTS ${rows}`).join(' OR ')}`

/** Whether a text of the staged row leads elsewhere than it did. */
const moves = (texts: string, id: string) => `EXISTS (
  SELECT 1 FROM json_each(said.body, '$.texts') AS text
  LEFT JOIN ${texts} AS old ON old.${id} = own.id AND old.store_id = text.value ->> 0
  WHERE old.url_key IS NOT text.value ->> 2)`

/** Products that are found where they were not, or are not found where they were. */
const MOVED_PRODUCTS = `(
  SELECT 1 FROM ${said('product')} AS said LEFT JOIN product AS own ON own.sku = said.key
  WHERE own.status IS NOT said.body ->> 'status'
    OR own.visibility IS NOT said.body ->> 'visibility' OR ${moves('product_text', 'product_id')})`

const MOVED_CATEGORIES = `(
  SELECT 1 FROM ${said('category')} AS said LEFT JOIN category AS own ON own.source_path = said.key
  WHERE own.is_active IS NOT said.body ->> 'active' OR ${moves('category_text', 'category_id')})`

/** What is there before the swap and will not be, or not like that. */
export const NOTE_OLD: readonly string[] = [
  `${NOTE_TAGS}
   WITH old AS (
     SELECT product.id, product.parent_id FROM ${said('product')} AS said
     JOIN product ON product.sku = said.key
     UNION ALL SELECT id, parent_id FROM ${GONE_PRODUCTS})
   SELECT 'P' || id FROM old UNION SELECT 'P' || parent_id FROM old WHERE parent_id IS NOT NULL
   UNION SELECT '${PRODUCT_LISTS}'`,

  `${NOTE_TAGS}
   SELECT 'C' || category.id FROM ${said('category')} AS said
   JOIN category ON category.source_path = said.key
   UNION SELECT 'C' || id FROM ${GONE_CATEGORIES}`,

  noteWhere(CATEGORIES, said('category'), GONE_CATEGORIES),
  noteWhere(ATTRIBUTES, said('attribute'), GONE_ATTRIBUTES),
  noteWhere(ADDRESSES, GONE_PRODUCTS, GONE_CATEGORIES, MOVED_PRODUCTS, MOVED_CATEGORIES),
]

/** What belongs together after the swap: a child may be new below a parent that is as it was. */
export const NOTE_NEW = `
  ${NOTE_TAGS}
  SELECT 'P' || product.parent_id FROM ${said('product')} AS said
  JOIN product ON product.sku = said.key WHERE product.parent_id IS NOT NULL
  UNION SELECT 'P' || link.product_id FROM product_link AS link
  JOIN ${said('product')} AS said ON said.key = link.linked_sku`

const records = (kind: string) => `(
  SELECT body, body ->> 'store' AS store, body ->> 'path' AS path
  FROM staged WHERE run_id = ?1 AND kind = '${kind}')`

const NEW_REDIRECTS = `(
  SELECT 1 FROM ${records('redirect')} AS said
  LEFT JOIN redirect AS old ON old.store_id = said.store AND old.request_path = said.path
  WHERE old.target_path IS NOT said.body ->> 'target'
    OR old.redirect_type IS NOT said.body ->> 'status')`

const NEW_MAPPINGS = `(
  SELECT 1 FROM ${records('url_mapping')} AS said
  LEFT JOIN url_mapping AS old ON old.store_id = said.store AND old.request_path = said.path
  WHERE old.name IS NOT said.body ->> 'name' OR old.params IS NOT said.body -> 'params')`

const NEW_SEARCH_REDIRECTS = `(
  SELECT 1 FROM ${records('search_redirect')} AS said
  LEFT JOIN search_redirect AS old ON old.store_id = said.store AND old.term = said.path
  WHERE old.url IS NOT said.body ->> 'url')`

const NEW_LANDING_PAGES = `(
  SELECT 1 FROM ${records('landing_page')} AS said
  LEFT JOIN category ON category.source_path = said.body ->> 'category'
  LEFT JOIN landing_page AS old ON old.store_id = said.store AND old.url_path = said.path
  WHERE old.category_id IS NOT category.id OR old.active IS NOT said.body ->> 'active'
    OR old.fields IS NOT said.body -> 'fields')`

/** Drafts of stories change nothing that is published. */
const NEW_STORIES = `(
  SELECT said.path FROM ${records('story')} AS said
  LEFT JOIN story AS old ON old.store_id = said.store AND old.full_slug = said.path
  WHERE old.published IS NOT NULLIF(said.body -> 'published', 'null'))`

/** Records that the run says something new of: before they are merged. */
export const NOTE_RECORDS: readonly string[] = [
  noteWhere(ADDRESSES, NEW_REDIRECTS, NEW_MAPPINGS, NEW_SEARCH_REDIRECTS, NEW_LANDING_PAGES),
  `${NOTE_TAGS} SELECT 'S' || path FROM ${NEW_STORIES}`,
  noteWhere(STORY_LISTS, NEW_STORIES),
]
