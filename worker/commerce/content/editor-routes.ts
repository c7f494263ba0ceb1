// What the preview of an editor asks for: the token that reads drafts, and a story by its uuid.
import { Hono } from 'hono'
import { storyCalls } from '../../../shared/contract/story'
import { answer } from '../answer'
import type { CommerceEnv } from '../env'
import { parseQuery } from '../parse-call'
import { isSameText } from '../same-text'
import { findStoryById } from './find-story'

/** How long the editor's link is good, in seconds (contract 1.8). */
const LINK_LIFETIME = 3600
/** A link from the future is forged; clocks are not that far apart, in seconds. */
const CLOCKS_DIFFER_BY = 60

export const editorRoutes = new Hono<CommerceEnv>()

editorRoutes.get(storyCalls.storyValidateEditor.path, async (c) => {
  const query = parseQuery(c, storyCalls.storyValidateEditor.query)
  if (!query.ok) return query.response
  const { spaceId, timestamp, token } = query.value
  const previewToken = c.env.STORY_PREVIEW_TOKEN ?? ''
  const age = Date.now() / 1000 - Number(timestamp)
  const isRecent = age < LINK_LIFETIME && age > -CLOCKS_DIFFER_BY
  const wanted = await sha1(`${spaceId}:${previewToken}:${timestamp}`)
  const isSigned = await isSameText(token.toLowerCase(), wanted)
  c.header('cache-control', 'no-store')
  if (previewToken === '' || !isRecent || !isSigned) {
    return c.json({ code: 403, result: { error: 'Unauthorized editor' } }, 403)
  }
  return answer(c, { previewToken, error: false })
})

editorRoutes.get(storyCalls.storyByUuid.path, async (c) => {
  const query = parseQuery(c, storyCalls.storyByUuid.query)
  if (!query.ok) return query.response
  const story = await findStoryById(c.env.DB, c.get('store'), query.value.uuid)
  return c.json({ stories: story ? [story] : [] })
})

async function sha1(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
