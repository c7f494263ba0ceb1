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

interface Asked {
  bytes: string
  images: unknown
  avif?: boolean
}

/** Asks for a picture of these bytes in a size, of that resizer. */
async function askOf({ bytes, images, avif = false }: Asked): Promise<Response> {
  const app = new Hono<AppEnv>()
  app.get('*', (c, next) => {
    c.set('settings', { avif } as AppEnv['Variables']['settings'])
    return next()
  })
  app.get('/media/*', serveImage)
  const original = () =>
    new Response(Buffer.from(bytes, 'latin1'), { headers: { 'content-type': 'image/jpeg' } })
  const env = { COMMERCE: { fetch: async () => original() }, IMAGES: images }
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  const headers = { accept: 'image/avif,image/webp' }
  return await app.request('/media/400x600/a.jpg', { headers }, env as never, context as never)
}

/** A resizer that cannot read it. */
const ask = (bytes: string) =>
  askOf({
    bytes,
    images: {
      input: () => {
        throw new Error('IMAGES_TRANSFORM_ERROR 9412: Bad image')
      },
    },
  })

test('the best format that a browser takes is made, at a quality on the scale of its encoder', async () => {
  const made: unknown[] = []
  const images = {
    input: () => images,
    transform: () => images,
    output: async (options: { format: string }) => {
      made.push(options)
      return { image: () => new Response('pixels').body, contentType: () => options.format }
    },
  }
  for (const avif of [true, false]) {
    expect((await askOf({ bytes: '\xFF\xD8\xFF', images, avif })).status).toBe(200)
  }
  expect(made).toEqual([
    { format: 'image/avif', quality: 50 },
    { format: 'image/webp', quality: 78 },
  ])
})

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
