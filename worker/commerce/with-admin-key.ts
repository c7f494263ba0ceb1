import { createMiddleware } from 'hono/factory'
import { refuse } from './answer'
import type { CommerceEnv } from './env'
import { isSameText } from './same-text'

/** Lets in whoever bears the key of this Worker; without a key set, nobody. */
export const withAdminKey = createMiddleware<CommerceEnv>(async function checkKey(c, next) {
  const [scheme, given = ''] = (c.req.header('authorization') ?? '').split(' ')
  const key = c.env.ADMIN_KEY ?? ''
  const isAllowed = await isSameText(given, key)
  if (key === '' || scheme?.toLowerCase() !== 'bearer' || !isAllowed) {
    c.header('www-authenticate', 'Bearer')
    return refuse(c, 401, 'This needs the key of the shop')
  }
  c.header('cache-control', 'no-store')
  return await next()
})
