// What the shop gives browsers for when they have no connection, and to be installed (spec 1, 4, 7).
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KEEP_HEADER } from '../../../shared/routing/offline.ts'
import { freePort } from '../../../worker/tools/run/free-port.ts'
import { ROOT } from '../../../worker/tools/run/paths.ts'
import { startWorkers } from '../../../worker/tools/run/workers.ts'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { copyTemplate } from '../../fixtures/shop-template.ts'
import { STORES } from '../../fixtures/stores.ts'
import { TEST_SECRETS } from '../../fixtures/test-secrets.ts'
import { visit } from '../../fixtures/visit.ts'

const [NL] = STORES

/** Apps of the merchant's own, beside the shop as an app. */
const OWN_APPS = {
  ANDROID_APPS: `com.example.shop=${Array(32).fill('0F').join(':')}`,
  APPLE_APPS: 'TEAM123456.com.example.shop',
}

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop(OWN_APPS)
})
afterAll(() => shop.close())

describe('the service worker', () => {
  it('lies at a fixed path at the root and is asked for again each time', async () => {
    const { status, headers, text } = await shop.visit(NL.host, '/sw.js')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(text).toContain('SKIP_WAITING')
  })

  it('knows the code of this build and the words of each store', async () => {
    const [{ text }, home] = await Promise.all([
      shop.visit(NL.host, '/sw.js'),
      shop.visit(NL.host, '/'),
    ])
    const named = Array.from(home.text.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g), ([, f]) => f)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((file) => !text.includes(`${file}`))).toEqual([])
  })

  it('is replaced by one that removes itself and what it kept, where it is switched off', async () => {
    const { state, remove } = copyTemplate()
    const [port, commercePort] = [await freePort(), await freePort()]
    const vars = { storefront: { SERVICE_WORKER: 'off' } }
    const workers = await startWorkers({ port, commercePort, state, secrets: TEST_SECRETS, vars })
    const { status, headers, text } = await visit(port, `${NL.host}:${port}`, '/sw.js')
    await workers.dispose()
    remove()
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/javascript; charset=UTF-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(await runRemover(text)).toEqual(['skipWaiting', 'delete a', 'delete b', 'unregister'])
  })
})

/** Installs and activates a script as a browser would, and tells what it did. */
async function runRemover(script: string): Promise<string[]> {
  const done: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  const waited: Promise<unknown>[] = []
  const self = {
    skipWaiting: () => done.push('skipWaiting'),
    addEventListener: (name: string, hear: (event: object) => void) => listeners.set(name, hear),
    registration: { unregister: async () => done.push('unregister') },
  }
  const caches = {
    keys: async () => ['a', 'b'],
    delete: async (name: string) => done.push(`delete ${name}`),
  }
  runInNewContext(script, { self, caches })
  const event = { waitUntil: (work: Promise<unknown>) => waited.push(work) }
  for (const name of ['install', 'activate']) listeners.get(name)?.(event)
  await Promise.all(waited)
  return done
}

describe('a browser may keep', () => {
  const mayKeep = async (path: string) =>
    (await shop.visit(NL.host, path)).headers[KEEP_HEADER] !== undefined

  it.each(['/', '/about', '/wishlist', '/catalogsearch/result?q=stoel', '/p/ARM-LUNA/x'])(
    'what everybody gets alike, and its data: %s',
    async (path) => {
      expect(await mayKeep(path)).toBe(true)
      expect(await mayKeep(`/_data${path}`)).toBe(true)
    },
  )

  it.each([
    '/cart',
    '/checkout',
    '/checkout-return?orderHash=a',
    '/my-account',
    '/reset-password',
    '/order-status?orderHash=a',
    '/no-such-page',
    '/error',
  ])('nothing of a person and nothing that failed: %s', async (path) => {
    expect(await mayKeep(path)).toBe(false)
    expect(await mayKeep(`/_data${path}`)).toBe(false)
  })
})

describe.each(STORES)('the shop without a connection, $storeCode', ({ host, storeCode }) => {
  it('has a page that says so, for nobody to find', async () => {
    const { status, text } = await shop.visit(host, '/offline')
    expect(status).toBe(200)
    expect(text).toContain('content="noindex,nofollow"')
    expect(text).toContain('"reason":"offline"')
  })

  it('can be installed: name, language, start page, icons and shortcuts of its own', async () => {
    const { text: html } = await shop.visit(host, '/')
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
    const { status, headers, text } = await shop.visit(host, '/manifest.webmanifest')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/manifest+json; charset=UTF-8')
    const manifest = JSON.parse(text)
    expect(manifest).toMatchObject({ start_url: '/pwa.html', scope: '/', display: 'standalone' })
    expect(manifest.lang.slice(0, 2)).toBe(storeCode.endsWith('_en') ? 'en' : storeCode.slice(0, 2))
    expect(manifest.theme_color).toBe(/name="theme-color" content="([^"]+)"/.exec(html)?.[1])
    const icons: { src: string; purpose?: string }[] = manifest.icons
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    const linked = [
      ...icons.map(({ src }) => src),
      manifest.start_url,
      '/icons/apple-touch-icon.png',
    ]
    const shortcuts: { name: string; url: string }[] = manifest.shortcuts
    expect(shortcuts.length).toBeGreaterThan(1)
    expect(shortcuts.filter(({ name }) => name === '')).toEqual([])
    for (const path of [...linked, ...shortcuts.map(({ url }) => url)]) {
      expect([path, (await shop.visit(host, path)).status]).toEqual([path, 200])
    }
  })

  it('says to phones which apps of the merchant open its links', async () => {
    for (const file of ['assetlinks.json', 'apple-app-site-association']) {
      const { status, headers, text } = await shop.visit(host, `/.well-known/${file}`)
      expect([file, status]).toEqual([file, 200])
      expect(headers['content-type']).toMatch(/^application\/json/)
      expect(text).toContain('com.example.shop')
    }
  })

  it('shows in its manifest what it looks like on a phone and on a desktop', async () => {
    const { text } = await shop.visit(host, '/manifest.webmanifest')
    const screenshots: Screenshot[] = JSON.parse(text).screenshots
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
    for (const { src, sizes, type, label } of screenshots) {
      const { status, headers } = await shop.visit(host, src)
      expect([src, status, headers['content-type']]).toEqual([src, 200, type])
      expect(sizes).toBe(sizeOfWebp(readFileSync(resolve(ROOT, `public${src}`))))
      expect(label).not.toBe('')
    }
  })
})

interface Screenshot {
  src: string
  sizes: string
  type: string
  form_factor: string
  label: string
}

/** Width and height stand at a fixed place of what Chromium writes, in 24 bits each and less by one. */
function sizeOfWebp(file: Buffer): string {
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X')
  return `${file.readUIntLE(24, 3) + 1}x${file.readUIntLE(27, 3) + 1}`
}
