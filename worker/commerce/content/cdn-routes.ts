// The same stories in the shape of Storyblok's delivery API, so that its own clients read them
// (contract 1.8). Drafts and releases need the preview token.
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Database } from '../db/databases'
import { query, readFirst } from '../db/query'
import { sql } from '../db/sql'
import type { CommerceEnv } from '../env'
import { browse } from '../http/browse'
import { isKey } from '../http/is-key'
import { decodePath } from '../http/parse-call'
import { storeOfLanguage, withStore } from '../http/with-store'
import { type CdnQuery, cdnQuery, toStoryList } from './cdn-query'
import { findStory, findStoryById } from './find-story'
import { listStories } from './list-stories'
import { PUBLISHED, type StoryEdition } from './select-stories'

const PREFIX = '/v2/cdn'

export const cdnRoutes = new Hono<CommerceEnv>()

cdnRoutes.use(`${PREFIX}/*`, cors({ origin: '*', exposeHeaders: ['total', 'per-page'] }), withStore)

cdnRoutes.get(`${PREFIX}/spaces/me`, async (c) => {
  const asked = await ask(c)
  if (asked instanceof Response) return asked
  return c.json({
    space: { id: Number(c.env.STORY_SPACE_ID ?? 1), name: 'Wilm & Erin', version: asked.cv },
  })
})

cdnRoutes.get(`${PREFIX}/stories`, async (c) => {
  const asked = await ask(c)
  if (asked instanceof Response) return asked
  const list = toStoryList(asked.query)
  const { stories, total } = await listStories(asked.catalogue, asked.store, list, asked.edition)
  c.header('total', String(total))
  c.header('per-page', String(list.size))
  return c.json({ stories, cv: asked.cv, rels: [], links: [] })
})

cdnRoutes.get(`${PREFIX}/stories/*`, async (c) => {
  const asked = await ask(c)
  if (asked instanceof Response) return asked
  const name = decodePath(c.req.url, `${PREFIX}/stories`) ?? ''
  const isId = asked.query.find_by === 'uuid' || /^\d{1,9}$/.test(name)
  const id = asked.query.find_by === 'uuid' ? name : Number(name)
  const story = isId
    ? await findStoryById(asked.catalogue, asked.store, id, asked.edition)
    : await findStory(asked.catalogue, asked.store, name, asked.edition)
  if (!story) return c.json('This record could not be found', 404)
  return c.json({ story, cv: asked.cv, rels: [], links: [] })
})

/** What is asked for and by whom, or the refusal. */
async function ask(c: Context<CommerceEnv>) {
  const parsed = cdnQuery.safeParse(c.req.query())
  if (!parsed.success) return c.json({ error: 'The query cannot be read' }, 422)
  const edition = await editionOf(c, parsed.data)
  if (!edition) return c.json({ error: 'Unauthorized' }, 401)
  c.header('cache-control', edition.kind === 'published' ? 'max-age=60' : 'no-store')
  const store = storeOfLanguage(parsed.data.language, c.get('store'))
  // Editors read from the primary and see what they just wrote; others from the nearest replica.
  const catalogue = edition.kind === 'published' ? await browse(c) : c.env.CATALOGUE
  const cv = await versionOfSpace(catalogue)
  return { query: parsed.data, edition, store, catalogue, cv }
}

async function editionOf(
  { env }: Context<CommerceEnv>,
  query: CdnQuery,
): Promise<StoryEdition | null> {
  const { token = '', version, from_release: release } = query
  const isEditor = await isKey(token, env.STORY_PREVIEW_TOKEN)
  if (!isEditor && !(await isKey(token, env.STORY_TOKEN))) return null
  if (release === undefined && version === 'published') return PUBLISHED
  if (!isEditor) return null
  return release === undefined ? { kind: 'draft' } : { kind: 'release', release }
}

async function versionOfSpace(db: Database): Promise<number> {
  const newest = query<{ cv: number | null }>(sql`SELECT MAX(updated_at) AS cv FROM story`)
  return (await readFirst(db, newest))?.cv ?? 0
}
