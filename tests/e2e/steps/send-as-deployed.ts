import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { ImageSize } from '../../../shared/content/image-url.ts'
import { readPictureAddress } from '../../../worker/storefront/media/picture-address.ts'
import { encodeLight } from '../../../worker/storefront/media/picture-quality.ts'

const AVIF = 'image/avif'

/** Encodes the pictures of pages as a deployed shop does, since the local resizer knows no quality. */
export function pictureSender(origin: string) {
  const made = new Map<string, Promise<Buffer>>()

  async function make(url: URL): Promise<Buffer> {
    const { size, path = '' } = readPictureAddress(url) ?? {}
    const original = await fetch(origin + (size ? `/media/${path}` : url.pathname))
    const bytes = Buffer.from(await original.arrayBuffer())
    return size ? resize(bytes, size) : bytes
  }

  /** Sends a page its pictures; the answer has the bytes of each that it asked for, by address. */
  return async (page: Page): Promise<Map<string, number>> => {
    const sent = new Map<string, number>()
    await page.route('**/media/**', async (route) => {
      const url = route.request().url()
      const picture = made.get(url) ?? make(new URL(url))
      made.set(url, picture)
      const body = await picture
      sent.set(url, body.length)
      const contentType = url.endsWith('.svg') ? 'image/svg+xml' : AVIF
      await route.fulfill({ body, contentType, headers: { 'cache-control': 'max-age=600' } })
    })
    return sent
  }
}

async function resize(original: Buffer, size: ImageSize): Promise<Buffer> {
  const [width, height] = size.split('x').map(Number)
  const resized = sharp(original).resize(width, height || null, { fit: 'cover' })
  const pixels = await resized.png({ compressionLevel: 1 }).toBuffer()
  const { bytes } = await encodeLight(AVIF, size, async (quality) => {
    const encoded = await sharp(pixels).avif({ quality }).toBuffer()
    return { bytes: new Uint8Array(encoded).buffer, contentType: AVIF }
  })
  return Buffer.from(bytes)
}
