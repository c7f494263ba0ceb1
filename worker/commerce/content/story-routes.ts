// Stories, as the connector of a CMS would answer them. Only what is published: drafts wait for the
// editor's preview token.
import { Hono } from 'hono'
import { storyCalls } from '../../../shared/contract/content/story'
import { CACHE_TAGS_HEADER } from '../../../shared/contract/wire/wire-names'
import type { CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { browse } from '../http/browse'
import { decodePath, parseQuery } from '../http/parse-call'
import { storeOfLanguage } from '../http/with-store'
import { findStory } from './find-story'

const PREFIX = storyCalls.story.path.slice(0, -'/*'.length)

export const storyRoutes = new Hono<CommerceEnv>()

// A slug that no story can have is a miss like any other: a path may be anything.
for (const path of [PREFIX, storyCalls.story.path]) {
  storyRoutes.get(path, async (c) => {
    const query = parseQuery(c, storyCalls.story.query)
    if (!query.ok) return query.error
    const slug = decodePath(c.req.url, PREFIX)
    const store = storeOfLanguage(query.value.language, c.get('store'))
    const story = slug === null ? null : await findStory(await browse(c), store, slug)
    c.header(CACHE_TAGS_HEADER, 'storyblok')
    return answer(c, { story: story ?? false })
  })
}
