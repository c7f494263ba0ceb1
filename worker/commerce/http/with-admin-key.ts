import type { Context } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { createMiddleware } from 'hono/factory'
import type { CommerceEnv } from '../env'
import { refuse } from './answer'
import { isKey } from './is-key'

const refusal = { message: (c: Context) => withChallenge(c), wwwAuthenticateHeader: 'Bearer' }

const checkKey = bearerAuth({
  verifyToken: (token, c: Context<CommerceEnv>) => isKey(token, c.env.ADMIN_KEY),
  noAuthenticationHeader: refusal,
  invalidAuthenticationHeader: refusal,
  invalidToken: refusal,
})

/** Lets in calls with the admin key, and forbids caches to keep the answer. */
export const withAdminKey = createMiddleware<CommerceEnv>((c, next) =>
  checkKey(c, () => {
    c.header('cache-control', 'no-store')
    return next()
  }),
)

function withChallenge(c: Context): Response {
  return refuse(c, 401, 'This needs the key of the shop')
}
