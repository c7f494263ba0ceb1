// Files that Cloudflare answers by itself, and pages that are not the storefront's.
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../worker/tools/run/free-port.ts'
import { DIST } from '../../../worker/tools/run/paths.ts'
import { startWorkers } from '../../../worker/tools/run/workers.ts'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { copyTemplate } from '../../fixtures/shop-template.ts'
import { STORES } from '../../fixtures/stores.ts'
import { TEST_SECRETS } from '../../fixtures/test-secrets.ts'
import { visit } from '../../fixtures/visit.ts'

const [NL] = STORES
const SECURED = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('a file', () => {
  const hashed = (ending: string) =>
    readdirSync(resolve(DIST, 'client/assets')).find((name) => name.endsWith(ending))

  it.each(['.js', '.css', '.woff2'])('named by its content (%s) is kept a year', async (ending) => {
    const { status, headers } = await shop.visit(NL.host, `/assets/${hashed(ending)}`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      ...SECURED,
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it.each(['/icons/favicon.svg', '/flags/nl.svg', '/screenshots/nl_nl-wide.webp'])(
    'with a fixed name (%s) is kept a day',
    async (path) => {
      const { status, headers } = await shop.visit(NL.host, path)
      expect(status).toBe(200)
      expect(headers).toMatchObject({ ...SECURED, 'cache-control': 'public, max-age=86400' })
    },
  )

  it.each([
    '/assets/gone-12345678.js',
    '/icons/gone.svg',
    '/flags/gone.svg',
    '/screenshots/gone.webp',
  ])('that is gone (%s) is kept nowhere, and costs the backend nothing', async (path) => {
    shop.upstream.resetCalls()
    const { status, headers } = await shop.visit(NL.host, path)
    expect(status).toBe(404)
    expect(headers).toMatchObject({ ...SECURED, 'cache-control': 'no-store' })
    expect(shop.upstream.calls.size).toBe(0)
  })
})

describe('other answers', () => {
  it('the menu says how it is written and that browsers ask again', async () => {
    const { headers } = await shop.visit(NL.host, '/_menu')
    expect(headers['content-type']).toBe('application/json; charset=UTF-8')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('pages let in the pictures and films of the CMS', async () => {
    const { headers } = await shop.visit(NL.host, '/')
    expect(headers['content-security-policy']).toMatch(/img-src [^;]*https:\/\/a\.storyblok\.com/)
    expect(headers['content-security-policy']).toMatch(/media-src [^;]*https:\/\/a\.storyblok\.com/)
  })

  it('the payment page is as closed as any other', async () => {
    const page = await fetch(`http://127.0.0.1:${shop.commercePort}/sandbox-card/unknown`)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      ...SECURED,
      'cross-origin-opener-policy': 'same-origin',
    })
  })
})

it('a variable that was removed from .dev.vars is gone from the built Worker too', async () => {
  const copied = resolve(DIST, 'storefront/.dev.vars')
  writeFileSync(copied, 'COMMERCE_URL=http://127.0.0.1:1\n')
  const { state, remove } = copyTemplate()
  const [port, commercePort] = [await freePort(), await freePort()]
  const workers = await startWorkers({ port, commercePort, state, secrets: TEST_SECRETS })
  const { status } = await visit(port, `${NL.host}:${port}`, '/about')
  await workers.dispose()
  remove()
  expect(existsSync(copied)).toBe(false)
  expect(status).toBe(200)
})
