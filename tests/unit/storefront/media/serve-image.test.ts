import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppEnv } from '../../../../worker/storefront/app-env'
import { serveImage } from '../../../../worker/storefront/media/serve-image'
import { createFakeResponseCache } from '../../../fakes/fake-response-cache'

beforeEach(() => {
  vi.stubGlobal('caches', { default: createFakeResponseCache() })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Asks for a picture of these bytes in a size, of a resizer that cannot read it. */
async function ask(bytes: string): Promise<Response> {
  const app = new Hono<AppEnv>()
  app.get('*', (c, next) => {
    c.set('settings', { avif: false } as AppEnv['Variables']['settings'])
    return next()
  })
  app.get('/media/*', serveImage)
  const original = () =>
    new Response(Buffer.from(bytes, 'latin1'), { headers: { 'content-type': 'image/jpeg' } })
  const env = {
    COMMERCE: { fetch: async () => original() },
    IMAGES: {
      input: () => {
        throw new Error('IMAGES_TRANSFORM_ERROR 9412: Bad image')
      },
    },
  }
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  return await app.request('/media/400x600/a.jpg', {}, env as never, context as never)
}

test('what is no picture is not there, in any size', async () => {
  expect((await ask('a page of the hotel network')).status).toBe(404)
})

test('a picture that cannot be resized is sent as it is, for a while', async () => {
  const answer = await ask('\xFF\xD8\xFF and more than the resizer takes')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('resize-fault'))
})
