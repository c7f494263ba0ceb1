// Stories of the CMS, as the connector answers them (spec 7, contract 1.8).
import * as z from 'zod/mini'
import type { Call } from '../call'
import { languageTag, opaqueId, storeCode } from '../wire/request-value'
import { openObject, wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireInteger, wireList, wireText, wireValue } from '../wire/wire-value'

/** Any component: its fields are described where it is drawn. */
const storyContent = openObject({ _uid: orAbsent(wireText), component: wireText })

export const wireStory = wireObject({
  id: wireInteger,
  uuid: orAbsent(wireText),
  name: orAbsent(wireText),
  slug: orAbsent(wireText),
  full_slug: wireText,
  default_full_slug: orAbsent(wireText),
  lang: orAbsent(wireText),
  content: storyContent,
  created_at: orAbsent(wireText),
  published_at: orAbsent(wireText),
  first_published_at: orAbsent(wireText),
  position: orAbsent(wireInteger),
  tag_list: wireList(wireText),
  is_startpage: orAbsent(wireFlag),
  parent_id: orAbsent(wireInteger),
  group_id: orAbsent(wireText),
  release_id: orAbsent(wireInteger),
  path: orAbsent(wireText),
  alternates: wireList(
    wireObject({
      id: wireInteger,
      name: orAbsent(wireText),
      slug: orAbsent(wireText),
      full_slug: wireText,
      published: orAbsent(wireFlag),
    }),
  ),
  translated_slugs: wireList(
    wireObject({
      path: orAbsent(wireText),
      name: orAbsent(wireText),
      lang: wireText,
      published: orAbsent(wireFlag),
    }),
  ),
})
export type WireStory = z.output<typeof wireStory>

/** `{story}` as the specification reads it, with false for a miss, or the bare story. */
export const storyResult = z.union([
  wireObject({ story: z.union([wireStory, z.literal(false), z.null()]) }),
  wireStory,
])

/** The story in either form of the answer, or undefined for a miss. */
export function parseStoryAnswer(result: z.output<typeof storyResult>): WireStory | undefined {
  if (!('story' in result)) return result
  return result.story || undefined
}

const editorResult = wireObject({
  previewToken: orAbsent(wireText),
  error: z.optional(wireValue),
})

const slug = z.string().check(z.regex(/^[\w\-./]{0,512}$/))

export const storyCalls = {
  /** An empty slug is the home story; a slug that is only a store code means its home. */
  story: {
    method: 'GET',
    path: '/api/ext/storyblok/story/*',
    auth: 'none',
    params: z.object({ slug }),
    query: z.object({ language: z.optional(languageTag), storeCode: z.optional(storeCode) }),
    result: storyResult,
    envelope: true,
  },
  storyValidateEditor: {
    method: 'GET',
    path: '/api/ext/storyblok/validate-editor/',
    auth: 'none',
    query: z.object({
      spaceId: opaqueId,
      timestamp: z.string().check(z.regex(/^\d{1,15}$/)),
      token: opaqueId,
    }),
    result: editorResult,
    envelope: true,
  },
  storyByUuid: {
    method: 'GET',
    path: '/api/ext/storyblok/get-by-uuid',
    auth: 'none',
    query: z.object({ uuid: opaqueId }),
    result: wireObject({ stories: z.array(wireStory) }),
    envelope: false,
  },
} as const satisfies Record<string, Call>
