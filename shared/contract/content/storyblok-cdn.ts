// What Storyblok's own delivery API answers (contract 1.8), for a storefront that reads stories
// straight from there, and for the preview of drafts. Not enveloped; another host than the calls.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { languageTag, opaqueId, queryInteger } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireInteger, wireList, wireText } from '../wire/wire-value'
import { wireStory } from './story'

export const cdnStory = wireObject({
  story: wireStory,
  /** Version of the space: send it along, or every request costs a redirect. */
  cv: orAbsent(wireInteger),
  rels: wireList(wireStory),
})
export type CdnStory = z.output<typeof cdnStory>

/** The total is in the header `Total`. */
export const cdnStories = wireObject({
  stories: z.array(wireStory),
  cv: orAbsent(wireInteger),
  rels: wireList(wireStory),
})
export type CdnStories = z.output<typeof cdnStories>

export const cdnLinks = wireObject({
  links: z.record(
    z.string(),
    wireObject({
      id: wireInteger,
      uuid: wireText,
      slug: wireText,
      name: orAbsent(wireText),
      is_folder: orAbsent(wireFlag),
      parent_id: orAbsent(wireInteger),
      published: orAbsent(wireFlag),
      position: orAbsent(wireInteger),
      is_startpage: orAbsent(wireFlag),
      real_path: orAbsent(wireText),
      path: orAbsent(wireText),
    }),
  ),
})
export type CdnLinks = z.output<typeof cdnLinks>

export const cdnDatasourceEntries = wireObject({
  datasource_entries: z.array(
    wireObject({
      id: wireInteger,
      name: wireText,
      value: orAbsent(wireText),
      dimension_value: orAbsent(wireText),
    }),
  ),
})

export const cdnSpace = wireObject({ space: wireObject({ version: wireInteger }) })

const slugOrId = z.string().check(z.regex(/^[\w\-./]{1,512}$/))

export const cdnCalls = {
  /** A story as its editors see it: for whoever has the preview token (contract 1.8, client). */
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
    since: 'demo-shop',
  },
} as const satisfies Record<string, Call>
