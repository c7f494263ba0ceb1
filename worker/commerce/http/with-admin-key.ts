import { createMiddleware } from 'hono/factory'
import { isSameSecret } from '../../../shared/signing/same-secret'
import type { CommerceEnv } from '../env'
import { refuse } from './answer'

/** Lets in whoever bears the key of this Worker; without a key set, nobody. */
export const withAdminKey = createMiddleware<CommerceEnv>(async function checkKey(c, next) {
  const [scheme, given = ''] = (c.req.header('authorization') ?? '').split(' ')
  const isAllowed = await isSameSecret(given, c.env.ADMIN_KEY ?? '')
  if (scheme?.toLowerCase() !== 'bearer' || !isAllowed) {
    c.header('www-authenticate', 'Bearer')
    return refuse(c, 401, 'This needs the key of the shop')
  }
  c.header('cache-control', 'no-store')
  return await next()
})
