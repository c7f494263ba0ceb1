// Articles are stories below one slug, newest first; related ones share tags (spec 7, blog).

import { Hono } from 'hono'
import { blogCalls } from '../../../shared/contract/blog'
import { CACHE_TAGS_HEADER } from '../../../shared/contract/wire-names'
import { trimSlashes } from '../../../shared/routing/trim-slashes'
import { answer } from '../answer'
import type { CommerceEnv } from '../env'
import { parseBody, parseQuery } from '../parse-call'
import { listStories } from './list-stories'

const LIST_SIZE = 6
const RELATED_SIZE = 3
const MAX_SIZE = 100

export const blogRoutes = new Hono<CommerceEnv>()

blogRoutes.get(blogCalls.blogList.path, async (c) => {
  const query = parseQuery(c, blogCalls.blogList.query)
  if (!query.ok) return query.response
  const { slug, size = LIST_SIZE, offset = 0 } = query.value
  c.header(CACHE_TAGS_HEADER, 'storyblok')
  const list = { startsWith: below(slug), size: Math.min(size, MAX_SIZE), offset }
  return answer(c, await listStories(c.env.DB, c.get('store'), list))
})

blogRoutes.post(blogCalls.blogRelated.path, async (c) => {
  const query = parseQuery(c, blogCalls.blogRelated.query)
  if (!query.ok) return query.response
  const body = await parseBody(c, blogCalls.blogRelated.body)
  if (!body.ok) return body.response
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
  return answer(c, await listStories(c.env.DB, c.get('store'), list))
})

function below(slug: string): string {
  return `${trimSlashes(slug)}/`
}
