import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { ImageSize } from '../../../shared/content/image-url.ts'
import { readPictureAddress } from '../../../worker/storefront/media/picture-address.ts'
import { encodeLight } from '../../../worker/storefront/media/picture-quality.ts'

const AVIF = 'image/avif'

/** Encodes the pictures of pages as a deployed shop does, since the local resizer knows no quality. */
export function pictureSender(origin: string) {
  const made = new Map<string, Promise<Buffer>>()

  async function make(size: ImageSize, path: string): Promise<Buffer> {
    const original = await fetch(`${origin}/media/${path}`)
    const [width, height] = size.split('x').map(Number)
    const resized = sharp(await original.arrayBuffer()).resize(width, height || null, {
      fit: 'cover',
    })
    const pixels = await resized.png({ compressionLevel: 1 }).toBuffer()
    const { bytes } = await encodeLight(AVIF, size, async (quality) => {
      const encoded = await sharp(pixels).avif({ quality }).toBuffer()
      return { bytes: new Uint8Array(encoded).buffer, contentType: AVIF }
    })
    return Buffer.from(bytes)
  }

  /** Sends a page its pictures; the answer has the bytes of each that it asked for, by address. */
  return async (page: Page): Promise<Map<string, number>> => {
    const sent = new Map<string, number>()
    await page.route('**/media/**', async (route) => {
      const url = route.request().url()
      const { size, path } = readPictureAddress(new URL(url)) ?? {}
      if (!size || !path) return route.continue()
      const picture = made.get(url) ?? make(size, path)
      made.set(url, picture)
      const body = await picture
      sent.set(url, body.length)
      await route.fulfill({ body, contentType: AVIF, headers: { 'cache-control': 'max-age=600' } })
    })
    return sent
  }
}
