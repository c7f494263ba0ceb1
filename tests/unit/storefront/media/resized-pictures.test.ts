import type { R2Bucket } from '@cloudflare/workers-types'
import { afterEach, expect, test, vi } from 'vitest'
import {
  type ResizedPicture,
  resizeOnce,
} from '../../../../worker/storefront/media/resized-pictures'
import { createBackground } from '../../../fakes/background'
import { createR2 } from '../../../fakes/r2-in-memory'

const SOFA: ResizedPicture = {
  etag: 'abc123',
  size: '400x600',
  format: 'image/webp',
  quality: '78',
}
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer
const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes)

function open(bucket: R2Bucket | undefined) {
  const background = createBackground()
  let made = 0
  const get = async (picture: ResizedPicture) => {
    const { bytes, contentType } = await resizeOnce(
      bucket,
      picture,
      background.waitUntil,
      async () => {
        made += 1
        return { bytes: bytesOf(`picture ${made}`), contentType: picture.format }
      },
    )
    await background.settled()
    return `${textOf(bytes)}, ${contentType}`
  }
  return { get, count: () => made }
}

afterEach(() => vi.restoreAllMocks())

test('a picture is made once, however many data centres ask for it', async () => {
  const { get, count } = open(createR2())
  expect(await get(SOFA)).toBe('picture 1, image/webp')
  expect(await get(SOFA)).toBe('picture 1, image/webp')
  expect(count()).toBe(1)
})

test.each([
  ['size', { size: '150x150' }],
  ['format', { format: 'image/avif' }],
  ['quality', { quality: '60' }],
  ['original', { etag: 'def456' }],
] as const)('another %s is another picture', async (_, change) => {
  const { get, count } = open(createR2())
  await get(SOFA)
  await get({ ...SOFA, ...change })
  expect(count()).toBe(2)
})

test('an original that nobody names is made anew each time', async () => {
  const { get } = open(createR2())
  expect(await get({ ...SOFA, etag: '' })).toContain('picture 1')
  expect(await get({ ...SOFA, etag: '' })).toContain('picture 2')
})

test('a bucket that fails costs a resizing and a line in the log, not a picture', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const down = async () => Promise.reject(new Error('R2 is down'))
  const { get } = open({ get: down, put: down } as unknown as R2Bucket)
  expect(await get(SOFA)).toBe('picture 1, image/webp')
  expect(warn.mock.calls.flat().join()).toContain('R2 is down')
})
