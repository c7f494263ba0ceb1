import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env'
import { contentSecurityPolicy, REPORT_GROUP, REPORT_PATH } from './content-security-policy'

const FIXED: readonly (readonly [string, string])[] = [
  ['strict-transport-security', 'max-age=63072000; includeSubDomains'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  // Payment wallets open pop-ups that must be able to answer.
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), usb=(), geolocation=(self), payment=(self)'],
  ['reporting-endpoints', `${REPORT_GROUP}="${REPORT_PATH}"`],
]

/** Puts the security headers on every answer, whoever made it (trust 2.7). */
export function securityHeaders() {
  return createMiddleware<AppEnv>(async function secure(c, next) {
    await next()
    const secured = new Response(c.res.body, c.res)
    for (const [name, value] of FIXED) secured.headers.set(name, value)
    const isPreview = c.get('isPreview') === true
    const { pspOrigins, assetOrigins } = c.get('settings')
    const facts = { nonce: c.get('nonce'), pspOrigins, assetOrigins, isPreview }
    if (isPreview) secured.headers.set('x-robots-tag', 'noindex, nofollow')
    secured.headers.set('content-security-policy', contentSecurityPolicy(facts))
    c.res = undefined
    c.res = secured
  })
}
