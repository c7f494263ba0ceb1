// What Storyblok's own delivery API answers (contract 1.8), for a storefront that reads stories
// straight from there, and for the preview of drafts. Not enveloped; another host than the calls.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { languageTag, opaqueId, queryInteger } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireInteger, wireList } from '../wire/wire-value'
import { wireStory } from './story'

export const cdnStory = wireObject({
  story: wireStory,
  /** Version of the space: send it along, or every request costs a redirect. */
  cv: orAbsent(wireInteger),
  rels: wireList(wireStory),
})

/** The total is in the header `Total`. */
export const cdnStories = wireObject({
  stories: z.array(wireStory),
  cv: orAbsent(wireInteger),
  rels: wireList(wireStory),
})

export const cdnSpace = wireObject({ space: wireObject({ version: wireInteger }) })

const slugOrId = z.string().check(z.regex(/^[\w\-./]{1,512}$/))

export const cdnCalls = {
  /** A story as its editors see it: for callers with the preview token (contract 1.8, client). */
  storyDraft: {
    method: 'GET',
    path: '/v2/cdn/stories/*',
    auth: 'none',
    params: z.object({ slug: slugOrId }),
    query: z.object({
      token: opaqueId,
      version: z.literal('draft'),
      from_release: z.optional(queryInteger),
      language: z.optional(languageTag),
    }),
    result: cdnStory,
    envelope: false,
  },
} as const satisfies Record<string, Call>
