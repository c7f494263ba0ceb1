import { expect, test } from 'vitest'
import type { ImageSize } from '../../../../shared/content/image-url'
import { encodeLight, type ImageFormat } from '../../../../worker/storefront/media/picture-quality'

/** Encodes a picture that weighs so many bytes at quality 50; says at which qualities it was encoded. */
async function encode(format: ImageFormat, size: ImageSize, bytesAt50: number) {
  const qualities: number[] = []
  const { bytes } = await encodeLight(format, size, async (quality) => {
    qualities.push(quality)
    return { bytes: new ArrayBuffer((bytesAt50 * quality) / 50), contentType: format }
  })
  return { qualities, bytes: bytes.byteLength }
}

test('a picture that is light at the finest quality is encoded once', async () => {
  expect(await encode('image/avif', '400x600', 18_000)).toEqual({ qualities: [50], bytes: 18_000 })
})

test('a dense pattern is encoded more coarsely until it is light enough', async () => {
  expect(await encode('image/avif', '400x600', 20_000)).toEqual({
    qualities: [50, 42],
    bytes: 16_800,
  })
})

test('what is heavy at the coarsest quality stays at that', async () => {
  const { qualities } = await encode('image/avif', '400x600', 40_000)
  expect(qualities).toEqual([50, 42, 36])
})

test('a larger picture may weigh more', async () => {
  const { qualities } = await encode('image/avif', '800x1200', 60_000)
  expect(qualities).toEqual([50])
})

test.each([
  ['a size without a height', 'image/avif', '1023x0'],
  ['a browser that does not know AVIF', 'image/webp', '400x600'],
] as const)('%s gets the finest quality', async (_, format, size) => {
  expect((await encode(format, size, 400_000)).qualities).toHaveLength(1)
})
