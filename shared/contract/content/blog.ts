// Blog articles are stories (spec 7, contract 1.8). Below an empty slug stand all of them: that is how
// a storefront finds out which pages editors wrote.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { line, queryInteger, storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { wireInteger } from '../wire/wire-value'
import { wireStory } from './story'

const blogArticles = wireObject({ stories: z.array(wireStory), total: wireInteger })
export type WireBlogArticles = z.output<typeof blogArticles>

const listQuery = z.object({
  storeCode,
  slug: line(512),
  size: z.optional(queryInteger),
  offset: z.optional(queryInteger),
})

const common = { auth: 'none', result: blogArticles, envelope: true } as const

export const blogCalls = {
  blogList: { ...common, method: 'GET', path: '/api/ext/storyblok/blog/list', query: listQuery },
  blogRelated: {
    ...common,
    method: 'POST',
    path: '/api/ext/storyblok/blog/related',
    query: z.omit(listQuery, { offset: true }),
    body: z.object({
      tags: z.array(line(64)).check(z.maxLength(50)),
      exclude: z.optional(z.array(line(512)).check(z.maxLength(50))),
    }),
  },
} as const satisfies Record<string, Call>
