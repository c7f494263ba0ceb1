// What tells a phone that links to the shop may open in the merchant's own app: each system asks for a file
// at an address of its own, at every host of the shop.
import type { Context } from 'hono'
import type { AppEnv } from '../app-env'

const DAY = { 'cache-control': 'public, max-age=86400' }

/** Android's Digital Asset Links: which apps, signed by whom, open links of this host. */
export function serveAndroidLinks(c: Context<AppEnv>): Response {
  const { androidApps } = c.get('settings')
  if (androidApps.length === 0) return refuse(c)
  const links = androidApps.map(({ name, fingerprints }) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: {
      namespace: 'android_app',
      package_name: name,
      sha256_cert_fingerprints: fingerprints,
    },
  }))
  return c.json(links, 200, DAY)
}

/** Apple's association file: which apps open links of this host, and fill in its passwords. */
export function serveAppleLinks(c: Context<AppEnv>): Response {
  const { appleApps } = c.get('settings')
  if (appleApps.length === 0) return refuse(c)
  // What programs call is no page to show.
  const components = [{ '/': '/api/*', exclude: true }, { '/': '/_*', exclude: true }, { '/': '*' }]
  return c.json(
    {
      applinks: { details: [{ appIDs: appleApps, components }] },
      webcredentials: { apps: appleApps },
    },
    200,
    DAY,
  )
}

/** Kept nowhere: the app may be named a moment later. */
function refuse(c: Context<AppEnv>): Response {
  return c.text('404 Not Found', 404, { 'cache-control': 'no-store' })
}
