import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../app-env'
import { readJsonBody } from '../middleware/json-body'
import { isSameSecret } from '../middleware/same-secret'
import { purgeViewOf } from './open-caches'
import { purgeLogOf } from './purge-log'

export const PURGE_PATH = '/_purge'

const MAX_TAGS = 1000

const purgeRequest = z.object({
  tags: z
    .array(z.string().check(z.regex(/^[\w./*-]{1,200}$/)))
    .check(z.minLength(1), z.maxLength(MAX_TAGS)),
})

/** POST /_purge {tags}: what carries one of these tags is made anew. Needs the purge key. */
export async function purge(c: Context<AppEnv>): Promise<Response> {
  const { purgeKey } = c.get('settings')
  const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  if (!purgeKey || !(await isSameSecret(given, purgeKey))) return c.text('Invalid purge key', 401)
  const body = await readJsonBody(c.req.header('content-type') ?? null, c.req.raw.body)
  if (!body.ok) return c.text(body.error.message, body.error.status)
  const parsed = purgeRequest.safeParse(body.value)
  if (!parsed.success) return c.text('The body must be {"tags": ["…"]}', 400)
  await purgeLogOf(c.env).purge(parsed.data.tags)
  await purgeViewOf(c.env).refresh()
  return c.json({ purged: parsed.data.tags })
}
