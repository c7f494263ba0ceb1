// Every statement of SWAP_CATEGORIES takes the id of the run as its one parameter.

/** Categories with their texts, where the run says something new of them. */
export const SWAP_CATEGORIES: readonly string[] = [
  `INSERT INTO category
     (source_path, position, is_active, include_in_menu, display_mode, image, fingerprint)
   SELECT key, body ->> 'position', body ->> 'active', body ->> 'menu', body ->> 'mode',
     body ->> 'image', fingerprint
   FROM staged WHERE run_id = ?1 AND kind = 'category' AND is_changed
   ORDER BY staged.id
   ON CONFLICT (source_path) DO UPDATE SET
     position = excluded.position, is_active = excluded.is_active,
     include_in_menu = excluded.include_in_menu, display_mode = excluded.display_mode,
     image = excluded.image, fingerprint = excluded.fingerprint`,

  `UPDATE category SET parent_id = parent.id
   FROM staged LEFT JOIN category AS parent ON parent.source_path = staged.body ->> 'parent'
   WHERE run_id = ?1 AND kind = 'category' AND is_changed AND staged.key = category.source_path`,

  `INSERT OR REPLACE INTO category_text
     (category_id, store_id, name, url_key, description, seo_text, meta_title, meta_description)
   SELECT category.id, row.value ->> 0, row.value ->> 1, row.value ->> 2, row.value ->> 3,
     row.value ->> 4, row.value ->> 5, row.value ->> 6
   FROM staged JOIN category ON category.source_path = staged.key, json_each(body, '$.texts') AS row
   WHERE run_id = ?1 AND kind = 'category' AND is_changed`,
]

export const REMOVE_CATEGORIES = `
  DELETE FROM category WHERE NOT EXISTS (
    SELECT 1 FROM staged WHERE run_id = ?1 AND kind = 'category' AND key = category.source_path)`

/** Level, path and URL path follow from the tree, so they are written for all of it. */
export const DERIVE_CATEGORY_PATHS: readonly string[] = [
  `WITH RECURSIVE tree (id, level, path) AS (
     SELECT id, 2, CAST(id AS TEXT) FROM category WHERE parent_id IS NULL
     UNION ALL
     SELECT category.id, tree.level + 1, tree.path || '/' || category.id
     FROM category JOIN tree ON category.parent_id = tree.id)
   UPDATE category SET level = tree.level, path = tree.path FROM tree
   WHERE tree.id = category.id
     AND (category.level <> tree.level OR category.path <> tree.path)`,

  `WITH RECURSIVE tree (id, store_id, url_path) AS (
     SELECT category.id, store_id, url_key
     FROM category JOIN category_text ON category_id = category.id WHERE parent_id IS NULL
     UNION ALL
     SELECT category.id, tree.store_id, tree.url_path || '/' || text.url_key
     FROM category JOIN tree ON category.parent_id = tree.id
     JOIN category_text AS text ON text.category_id = category.id AND text.store_id = tree.store_id)
   UPDATE category_text SET url_path = tree.url_path FROM tree
   WHERE tree.id = category_text.category_id AND tree.store_id = category_text.store_id
     AND category_text.url_path <> tree.url_path`,
]
