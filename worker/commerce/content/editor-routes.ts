// What the preview of an editor asks for: the token that reads drafts, and a story by its uuid. Links
// are signed with another key, so that a link gives neither that token nor the means to sign more.
import { Hono } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import { isLinkCurrent } from '../../../shared/content/is-link-current'
import type { CallQuery } from '../../../shared/contract/calls'
import { storyCalls } from '../../../shared/contract/content/story'
import { toHex } from '../../../shared/signing/text-digest'
import type { Bindings, CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { browse } from '../http/browse'
import { parseQuery } from '../http/parse-call'
import { findStoryById } from './find-story'

export const editorRoutes = new Hono<CommerceEnv>()

const VALIDATE = storyCalls.storyValidateEditor.path

// The specification writes the path with its last slash, connectors answer it without as well.
editorRoutes.on('GET', [VALIDATE, VALIDATE.replace(/\/$/, '')], async (c) => {
  const query = parseQuery(c, storyCalls.storyValidateEditor.query)
  if (!query.ok) return query.error
  c.header('cache-control', 'no-store')
  const previewToken = c.env.STORY_PREVIEW_TOKEN ?? ''
  const isEditor = previewToken !== '' && (await isSigned(c.env, query.value))
  if (isEditor) return answer(c, { previewToken, error: false })
  return c.json({ code: 403, result: { error: 'Unauthorized editor' } }, 403)
})

editorRoutes.get(storyCalls.storyByUuid.path, async (c) => {
  const query = parseQuery(c, storyCalls.storyByUuid.query)
  if (!query.ok) return query.error
  const story = await findStoryById(await browse(c), c.get('store'), query.value.uuid)
  return c.json({ stories: story ? [story] : [] })
})

/** Whether a link was signed by our CMS, for our space, a moment ago. */
async function isSigned(
  { STORY_SIGNING_KEY = '', STORY_SPACE_ID = '' }: Bindings,
  { spaceId, timestamp, token }: CallQuery<'storyValidateEditor'>,
): Promise<boolean> {
  if (STORY_SIGNING_KEY === '' || spaceId !== STORY_SPACE_ID) return false
  if (!isLinkCurrent(timestamp, Date.now())) return false
  const wanted = await sha1(`${spaceId}:${STORY_SIGNING_KEY}:${timestamp}`)
  return timingSafeEqual(token.toLowerCase(), wanted)
}

async function sha1(text: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)))
}
