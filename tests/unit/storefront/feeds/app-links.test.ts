import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from '../../../../worker/storefront/app-env'
import { parseSettings } from '../../../../worker/storefront/env'
import { serveAndroidLinks, serveAppleLinks } from '../../../../worker/storefront/feeds/app-links'

const [PRINT, OTHER] = ['AB', '0F'].map((pair) => Array(32).fill(pair).join(':'))

const settingsWith = (vars: object) => parseSettings({ SESSION_KEYS: 'A'.repeat(43), ...vars })

function ask(serve: typeof serveAppleLinks, vars: object = {}) {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('settings', settingsWith(vars))
    await next()
  })
  return app.get('/', serve).request('/')
}

describe('a phone is told which apps open links of the shop', () => {
  it('on Android by package and certificates', async () => {
    const apps = `com.example.shop=${PRINT}+${OTHER}, com.example.beta=${PRINT}`
    const answer = await ask(serveAndroidLinks, { ANDROID_APPS: apps })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/json')
    const relation = ['delegate_permission/common.handle_all_urls']
    const target = (package_name: string, sha256_cert_fingerprints: unknown[]) => ({
      namespace: 'android_app',
      package_name,
      sha256_cert_fingerprints,
    })
    expect(await answer.json()).toEqual([
      { relation, target: target('com.example.shop', [PRINT, OTHER]) },
      { relation, target: target('com.example.beta', [PRINT]) },
    ])
  })

  it('on Apple by team and bundle, for pages only', async () => {
    const answer = await ask(serveAppleLinks, { APPLE_APPS: 'TEAM123456.com.example.shop' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/json')
    const { applinks, webcredentials } = await answer.json()
    expect(webcredentials).toEqual({ apps: ['TEAM123456.com.example.shop'] })
    expect(applinks.details).toMatchObject([{ appIDs: ['TEAM123456.com.example.shop'] }])
    expect(applinks.details[0].components.at(0)).toEqual({ '/': '/api/*', exclude: true })
    expect(applinks.details[0].components.at(-1)).toEqual({ '/': '*' })
  })

  it('on neither where the merchant has no app', async () => {
    for (const serve of [serveAndroidLinks, serveAppleLinks]) {
      const answer = await ask(serve)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })
})

it.each([
  { ANDROID_APPS: 'com.example.shop' },
  { ANDROID_APPS: 'com.example.shop=AB:CD' },
  { ANDROID_APPS: `com.example.shop=${PRINT?.toLowerCase()}` },
  { APPLE_APPS: 'com.example.shop' },
])('an app that is named wrongly stops the Worker: %o', (vars) => {
  expect(() => settingsWith(vars)).toThrow(Object.keys(vars)[0])
})
