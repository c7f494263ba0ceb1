import { expect, test } from 'vitest'
import { createPurgeView } from '../../../../worker/storefront/cache/purge-view'
import { createPictureCache } from '../../../../worker/storefront/media/picture-cache'
import { createBackground } from '../../../fakes/background'
import { createFakeResponseCache } from '../../../fakes/fake-response-cache'

const KEY = {
  size: '400x600',
  path: 'demo/sofa.webp',
  version: null,
  format: 'image/webp',
  tags: ['media', 'media/demo/sofa.webp'],
} as const
const picture = () =>
  new Response('bytes', { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })

function open() {
  const background = createBackground()
  const purges = createPurgeView(async () => ({ tags: [], bookmark: null }))
  const pictures = createPictureCache(createFakeResponseCache(), purges, background.waitUntil)
  return { pictures, purges, background }
}

test('a picture is kept by size, format and version, and a browser keeps it for a year', async () => {
  const { pictures, background } = open()
  expect(await pictures.find(KEY)).toBeNull()
  expect(await pictures.keep(KEY, picture()).text()).toBe('bytes')
  await background.settled()
  const found = await pictures.find(KEY)
  expect(await found?.text()).toBe('bytes')
  expect([...(found?.headers ?? [])]).toEqual([
    ['cache-control', 'public, max-age=31536000, immutable'],
    ['content-type', 'text/plain;charset=UTF-8'],
  ])
  expect(await pictures.find({ ...KEY, size: '150x150' })).toBeNull()
  expect(await pictures.find({ ...KEY, version: 'ab12cd34' })).toBeNull()
})

test.each(['media', 'media/demo/sofa.webp', '*'])('a purge of %s reaches it', async (tag) => {
  const { pictures, purges, background } = open()
  await pictures.find(KEY)
  pictures.keep(KEY, picture())
  await background.settled()
  purges.apply([{ tag, at: Date.now() + 1 }])
  expect(await pictures.find(KEY)).toBeNull()
})
