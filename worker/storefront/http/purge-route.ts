// POST /_purge {tags, bookmark}: pages and data with one of these tags are made again, from a catalogue
// at least as new as the bookmark, which commerce adds. A CMS or a person sends the key itself;
// commerce signs with it, and a signature is valid for a moment and only once.
import type { Context } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import { purgeMessage, SIGNATURE_HEADER } from '../../../shared/contract/purge-message'
import { parseJsonBody, readBodyText } from '../../../shared/json/json-body'
import { isSignedNow } from '../../../shared/signing/purge-signature'
import type { AppEnv } from '../app-env'
import { purgeViewOf } from '../cache/open-caches'
import { purgeLogOf } from '../cache/purge-log'

export async function purge(c: Context<AppEnv>): Promise<Response> {
  const text = await readBodyText(c.req.raw)
  if (text === null) return c.text('The body is no UTF-8 text', 400)
  const signature = c.req.header(SIGNATURE_HEADER) ?? null
  if (!(await mayPurge(c, signature, text))) return c.text('Invalid purge key', 401)
  const body = parseJsonBody(text)
  const message = body.ok ? purgeMessage.safeParse(body.value) : null
  if (!message?.success) return c.text('The body must be {"tags": ["…"]}', 400)
  const { tags, bookmark } = message.data
  const isNew = await purgeLogOf(c.env).purge(tags, signature, bookmark)
  if (!isNew) return c.text('This signature was used before', 409)
  await purgeViewOf(c.env).refresh()
  return c.json({ purged: tags })
}

async function mayPurge(
  c: Context<AppEnv>,
  signature: string | null,
  body: string,
): Promise<boolean> {
  const { purgeKey } = c.get('settings')
  if (!purgeKey) return false
  if (signature !== null) return isSignedNow(purgeKey, signature, body, Date.now())
  // Not hono's bearerAuth: it knows no second way in beside the header, and a signature is one.
  const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  return timingSafeEqual(given, purgeKey)
}
