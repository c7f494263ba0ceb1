import { createMiddleware } from 'hono/factory'
import { COMMERCE_KEY_HEADER } from '../../../shared/contract/wire/wire-names'
import type { CommerceEnv } from '../env'
import { refuse } from './answer'
import { isKey } from './is-key'

/** Open to everybody: protected by a token, a key or an address that cannot be guessed, or a picture or font. */
const PUBLIC_PATHS = [
  '/sandbox-card/',
  '/sandbox-adyen/',
  '/sandbox-paypal/',
  '/adyen/webhook',
  '/paypal/webhook',
  '/media/',
  '/fonts/',
  '/v2/cdn/',
  '/admin/',
  '/mail',
  '/downloads/',
  '/newsletter/',
  '/account/',
]

/**
 * Refuses calls from the network to all but the public paths. The rest of the API trusts its caller,
 * so only the storefront may use it: over its binding, or with the key that both Workers share.
 */
export const publicPathsOnly = createMiddleware<CommerceEnv>(async function checkPath(c, next) {
  const isPublic = PUBLIC_PATHS.some((prefix) => c.req.path.startsWith(prefix))
  const shown = c.req.header(COMMERCE_KEY_HEADER) ?? ''
  if (isPublic || (await isKey(shown, c.env.COMMERCE_KEY))) return await next()
  return refuse(c, 404, 'There is nothing here')
})
