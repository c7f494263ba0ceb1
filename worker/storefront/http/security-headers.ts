import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import { CAPTCHA_PROVIDERS } from '../../../shared/captcha/captcha-providers'
import type { AppEnv } from '../app-env'
import { isAppVisit, rememberAppVisit } from './app-visit'
import { contentSecurityPolicy, REPORT_GROUP, REPORT_PATH } from './content-security-policy'

/** What is the same for every answer; headers that only old browsers read are left out. */
const addFixedHeaders = secureHeaders({
  strictTransportSecurity: 'max-age=63072000; includeSubDomains',
  // Never a path: the token of a mail and the hash of an order stand in some. Forms need the origin.
  referrerPolicy: 'strict-origin',
  // Payment wallets open pop-ups that must be able to answer.
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  permissionsPolicy: {
    camera: [],
    microphone: [],
    usb: [],
    geolocation: ['self'],
    payment: ['self'],
  },
  reportingEndpoints: [{ name: REPORT_GROUP, url: REPORT_PATH }],
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
})

/** Puts the security headers and the request's id on every answer, errors included (trust 2.7). */
export function securityHeaders() {
  return createMiddleware<AppEnv>((c, next) =>
    addFixedHeaders(c, async () => {
      await next()
      const secured = new Response(c.res.body, c.res)
      const isPreview = c.get('isPreview') === true
      const { pspOrigins, assetOrigins, ...settings } = c.get('settings')
      const cardOrigins = c.get('takesCards') ? settings.cardOrigins : []
      const wrapperOrigins = isAppVisit(c) ? settings.wrapperOrigins : []
      // hono would write the policy before the handler, who decides on nonce and preview.
      const captchaOrigins = settings.captcha?.siteKey
        ? CAPTCHA_PROVIDERS[settings.captcha.provider].origins
        : []
      const mapOrigins = settings.mapTiles ? [new URL(settings.mapTiles).origin] : []
      const own = { nonce: c.get('nonce'), isPreview, wrapperOrigins }
      const policy = { ...own, pspOrigins, assetOrigins, cardOrigins, captchaOrigins, mapOrigins }
      secured.headers.set('content-security-policy', contentSecurityPolicy(policy))
      secured.headers.set('x-request-id', c.get('requestId'))
      if (isPreview) secured.headers.set('x-robots-tag', 'noindex, nofollow')
      rememberAppVisit(c, secured)
      c.res = undefined
      c.res = secured
    }),
  )
}
