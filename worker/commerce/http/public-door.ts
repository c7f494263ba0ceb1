import { createMiddleware } from 'hono/factory'
import { COMMERCE_KEY_HEADER } from '../../../shared/contract/wire/wire-names'
import type { CommerceEnv } from '../env'
import { refuse } from './answer'
import { isKey } from './is-key'

/** What anybody may ask for; each has a token, a key or an address nobody can guess, or is a picture. */
const PUBLIC_PATHS = ['/sandbox-card/', '/media/', '/v2/cdn/', '/admin/']

/**
 * Stands where the network reaches this Worker. The rest of the API trusts whoever calls it, so it
 * is for the storefront alone: over its binding, or by the key that both Workers share.
 */
export const publicDoor = createMiddleware<CommerceEnv>(async function checkDoor(c, next) {
  const isPublic = PUBLIC_PATHS.some((prefix) => c.req.path.startsWith(prefix))
  const shown = c.req.header(COMMERCE_KEY_HEADER) ?? ''
  if (isPublic || (await isKey(shown, c.env.COMMERCE_KEY))) return await next()
  return refuse(c, 404, 'There is nothing here')
})
