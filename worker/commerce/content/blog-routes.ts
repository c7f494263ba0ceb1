// Articles are stories below one slug, newest first; related ones share tags (spec 7, blog).

import { type Context, Hono } from 'hono'
import { blogCalls } from '../../../shared/contract/content/blog'
import { CACHE_TAGS_HEADER } from '../../../shared/contract/wire/wire-names'
import { trimSlashes } from '../../../shared/routing/trim-slashes'
import type { CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { browse } from '../http/browse'
import { parseBody, parseQuery } from '../http/parse-call'
import { refuseForNow } from '../load-control/refuse-for-now'
import { createSearchTurns } from '../load-control/search-turns'
import { listStories, type StoryList } from './list-stories'

const LIST_SIZE = 6
const RELATED_SIZE = 3
const MAX_SIZE = 100

/** Of this isolate: an article comes whole. */
const turns = createSearchTurns({ atOnce: 1, queue: 16, budgetMs: 800, rest: 2 })

export const blogRoutes = new Hono<CommerceEnv>()

blogRoutes.get(blogCalls.blogList.path, async (c) => {
  const query = parseQuery(c, blogCalls.blogList.query)
  if (!query.ok) return query.error
  const { slug, size = LIST_SIZE, offset = 0 } = query.value
  c.header(CACHE_TAGS_HEADER, 'storyblok')
  const list = { startsWith: below(slug), size: Math.min(size, MAX_SIZE), offset }
  return await answerList(c, list)
})

blogRoutes.post(blogCalls.blogRelated.path, async (c) => {
  const query = parseQuery(c, blogCalls.blogRelated.query)
  if (!query.ok) return query.error
  const body = await parseBody(c, blogCalls.blogRelated.body)
  if (!body.ok) return body.error
  const { slug, size = RELATED_SIZE } = query.value
  c.header(CACHE_TAGS_HEADER, 'storyblok')
  const list = {
    startsWith: below(slug),
    tags: body.value.tags,
    isByTags: true,
    except: body.value.exclude,
    size: Math.min(size, MAX_SIZE),
    offset: 0,
  }
  return await answerList(c, list)
})

async function answerList(c: Context<CommerceEnv>, list: StoryList): Promise<Response> {
  const found = await turns.take(
    async () => listStories(await browse(c), c.get('store'), list),
    (work) => c.executionCtx.waitUntil(work),
  )
  return found.ok ? answer(c, found.value) : refuseForNow(c, found.error, 'articles')
}

/** Everything stands below no slug at all. */
function below(slug: string): string {
  const folder = trimSlashes(slug)
  return folder === '' ? '' : `${folder}/`
}
