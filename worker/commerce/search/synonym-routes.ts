// What an operator says of words that mean the same. They count from the next search on.
import { Hono } from 'hono'
import { type AdminResult, adminCalls } from '../../../shared/contract/admin/admin-calls'
import { toStoreId } from '../../../shared/contract/admin/per-store'
import { PRODUCT_LISTS } from '../../../shared/contract/change-tags'
import { NOTE_TAGS } from '../changes/note-tags'
import { turnVersion } from '../db/derived-version'
import { query, readAll } from '../db/query'
import { sql } from '../db/sql'
import type { CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { parseBody, parseQuery } from '../http/parse-call'

export const synonymRoutes = new Hono<CommerceEnv>()

synonymRoutes.get(adminCalls.listSynonyms.path, async (c) => {
  const asked = parseQuery(c, adminCalls.listSynonyms.input)
  if (!asked.ok) return asked.error
  const rows = await readAll(
    c.env.CATALOGUE,
    query<{ words: string }>(sql`
      SELECT words FROM search_synonym WHERE store_id = ${toStoreId(asked.value.store)}
      ORDER BY id`),
  )
  const groups = rows.map(({ words }) => words.split(','))
  return answer(c, { groups } satisfies AdminResult<'listSynonyms'>)
})

const INSERT = `
  INSERT INTO search_synonym (store_id, words) SELECT ?1, value FROM json_each(?2) ORDER BY key`

synonymRoutes.post(adminCalls.putSynonyms.path, async (c) => {
  const body = await parseBody(c, adminCalls.putSynonyms.input)
  if (!body.ok) return body.error
  const db = c.env.CATALOGUE
  const storeId = toStoreId(body.value.store)
  const groups = body.value.groups.map((words) => words.join(','))
  await db.batch([
    db.prepare('DELETE FROM search_synonym WHERE store_id = ?').bind(storeId),
    db.prepare(INSERT).bind(storeId, JSON.stringify(groups)),
    db.prepare(`${NOTE_TAGS} VALUES ('${PRODUCT_LISTS}')`),
    turnVersion(db, 'words'),
  ])
  return answer(c, true satisfies AdminResult<'putSynonyms'>)
})
