import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AdminTransport } from '../../../../worker/tools/catalogue-cli/admin-transport'
import { createMediaClient } from '../../../../worker/tools/catalogue-cli/media-client'

const bytes = new TextEncoder().encode('picture')

function openMedia(answer: (method: string, path: string) => Response) {
  const asked: string[] = []
  const send: AdminTransport['send'] = async (path, { method = 'GET' } = {}) => {
    asked.push(`${method} ${path}`)
    return answer(method, path)
  }
  const call = () => Promise.reject(new Error('No picture travels in a call'))
  return { asked, media: createMediaClient({ send, call }) }
}

test('a picture that lies there already is not uploaded', async () => {
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
  const { asked, media } = openMedia(() => new Response(null, { headers: { etag } }))
  expect(await media.putMedia('a b/c.webp', bytes)).toBe(false)
  expect(asked).toEqual(['HEAD /admin/media/a%20b/c.webp'])
})

test('a picture of other bytes is uploaded', async () => {
  const { asked, media } = openMedia(() => new Response(null, { headers: { etag: '"other"' } }))
  expect(await media.putMedia('c.webp', bytes)).toBe(true)
  expect(asked).toEqual(['HEAD /admin/media/c.webp', 'PUT /admin/media/c.webp'])
})

test('a refused upload says why', async () => {
  const { media } = openMedia(() => new Response('too large', { status: 413 }))
  await expect(media.addMedia('c.webp', bytes)).rejects.toThrow('c.webp was refused: too large')
})

test('only a picture that is said not to be there is missing', async () => {
  const { media: busy } = openMedia(() => new Response(null, { status: 503 }))
  await expect(busy.getMedia('c.webp')).rejects.toThrow('/media/c.webp answered 503')
  await expect(busy.hasMedia('c.webp')).rejects.toThrow('/admin/media/c.webp answered 503')
  const { media } = openMedia(() => new Response(null, { status: 404 }))
  expect(await media.getMedia('c.webp')).toBeUndefined()
  expect(await media.hasMedia('c.webp')).toBe(false)
})
