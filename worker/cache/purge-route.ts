import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../app-env'
import { readJsonBody } from '../middleware/json-body'
import { isSameSecret } from '../middleware/same-secret'
import { purgeViewOf } from './open-caches'
import { purgeLogOf } from './purge-log'

const request = z.object({
  tags: z
    .array(z.string().check(z.minLength(1), z.maxLength(256)))
    .check(z.minLength(1), z.maxLength(1000)),
})

const BEARER = /^Bearer (.+)$/

/**
 * POST /_purge with the key as bearer token and {tags}: everything that carries one of the tags is
 * made anew. The tag `*` means all there is.
 */
export async function takePurge(c: Context<AppEnv>): Promise<Response> {
  if (!(await hasKey(c)))
    return c.json({ code: 401, result: 'Invalid cache invalidation key' }, 401)
  const body = await readJsonBody(c.req.header('content-type') ?? null, c.req.raw.body)
  if (!body.ok)
    return c.json({ code: body.error.status, result: body.error.message }, body.error.status)
  const parsed = request.safeParse(body.value)
  if (!parsed.success) return c.json({ code: 400, result: 'Expected a list of tags' }, 400)
  const purged = await purgeLogOf(c.env).purge(parsed.data.tags)
  purgeViewOf(c.env).apply(purged)
  return c.json({ code: 200, result: { purged: purged.map(({ tag }) => tag) } })
}

async function hasKey(c: Context<AppEnv>): Promise<boolean> {
  const { purgeKey } = c.get('settings')
  const [, given] = BEARER.exec(c.req.header('authorization') ?? '') ?? []
  return purgeKey !== null && given !== undefined && isSameSecret(given, purgeKey)
}
