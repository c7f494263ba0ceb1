// Redirects, mappings, landing pages and stories are always merged: an export of products says
// nothing of the stories of a shop. Each statement takes the id of the run as its one parameter.

const FROM_STAGED = (kind: string) => `FROM staged WHERE run_id = ?1 AND kind = '${kind}'`

export const SWAP_RECORDS: readonly string[] = [
  `INSERT INTO redirect (store_id, request_path, target_path, redirect_type)
   SELECT body ->> 'store', body ->> 'path', body ->> 'target', body ->> 'status'
   ${FROM_STAGED('redirect')}
   ON CONFLICT (store_id, request_path) DO UPDATE SET
     target_path = excluded.target_path, redirect_type = excluded.redirect_type`,

  `INSERT INTO url_mapping (store_id, request_path, name, params)
   SELECT body ->> 'store', body ->> 'path', body ->> 'name', body -> 'params'
   ${FROM_STAGED('url_mapping')}
   ON CONFLICT (store_id, request_path) DO UPDATE SET
     name = excluded.name, params = excluded.params`,

  `INSERT INTO search_redirect (store_id, term, url)
   SELECT body ->> 'store', body ->> 'path', body ->> 'url'
   ${FROM_STAGED('search_redirect')}
   ON CONFLICT (store_id, term) DO UPDATE SET url = excluded.url`,

  `INSERT INTO landing_page (store_id, url_path, category_id, active, fields)
   SELECT body ->> 'store', body ->> 'path', category.id, body ->> 'active', body -> 'fields'
   FROM staged JOIN category ON category.source_path = body ->> 'category'
   WHERE run_id = ?1 AND kind = 'landing_page'
   ON CONFLICT (store_id, url_path) DO UPDATE SET
     category_id = excluded.category_id, active = excluded.active, fields = excluded.fields`,

  `INSERT INTO story (uuid, store_id, full_slug, draft, published, updated_at)
   SELECT COALESCE(body ->> 'uuid', lower(hex(randomblob(16)))), body ->> 'store', body ->> 'path',
     body -> 'story', NULLIF(body -> 'published', 'null'), unixepoch()
   ${FROM_STAGED('story')}
   ON CONFLICT (store_id, full_slug) DO UPDATE SET
     draft = excluded.draft, published = excluded.published, updated_at = excluded.updated_at
   WHERE story.draft <> excluded.draft OR story.published IS NOT excluded.published`,

  `INSERT INTO story_release (story_id, release_id, body)
   SELECT story.id, release.value ->> 'id', release.value -> 'story'
   FROM staged
   JOIN story ON story.store_id = staged.body ->> 'store'
     AND story.full_slug = staged.body ->> 'path'
   JOIN json_each(staged.body, '$.releases') AS release
   WHERE run_id = ?1 AND staged.kind = 'story'
   ON CONFLICT (story_id, release_id) DO UPDATE SET body = excluded.body
   WHERE story_release.body <> excluded.body`,
]
