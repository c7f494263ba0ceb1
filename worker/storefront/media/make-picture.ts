// A picture in a size of ours, as light as a phone's screen of many allows.
import type { ImageSize } from '../../../shared/content/image-url'
import type { PictureBytes } from './resized-pictures'

export type ImageFormat = 'image/avif' | 'image/webp' | 'image/jpeg'

/** At which one sees no difference: each encoder has a scale of its own. */
const QUALITY: Record<ImageFormat, number> = {
  'image/avif': 50,
  'image/webp': 78,
  'image/jpeg': 78,
}

/**
 * What a phone shows several of at once. As WebP these weigh twice what they do as AVIF, by which a list
 * is kept below 180 KB and a product below 120: they are made less exactly, and fine patterns less still.
 */
const MOST_BYTES: Partial<Record<ImageSize, number>> = { '400x600': 20_000, '600x744': 36_000 }
const LIGHT_WEBP = [60, 40]

/** The qualities at which it is tried, best first. */
export function qualitiesOf(size: ImageSize, format: ImageFormat): readonly [number, ...number[]] {
  const [first = QUALITY[format], ...others] =
    format === 'image/webp' && MOST_BYTES[size] !== undefined ? LIGHT_WEBP : []
  return [first, ...others]
}

export async function makePicture(
  images: ImagesBinding,
  original: ArrayBuffer,
  size: ImageSize,
  format: ImageFormat,
): Promise<PictureBytes> {
  const [first, ...others] = qualitiesOf(size, format)
  let made = await makeAt(first)
  for (const quality of others) {
    if (made.bytes.byteLength <= (MOST_BYTES[size] ?? Number.POSITIVE_INFINITY)) break
    made = await makeAt(quality)
  }
  return made

  async function makeAt(quality: number): Promise<PictureBytes> {
    const resized = await images
      .input(new Blob([original]).stream())
      .transform(boxOf(size))
      .output({ format, quality })
    const bytes = await new Response(resized.image()).arrayBuffer()
    return { bytes, contentType: resized.contentType() }
  }
}

function boxOf(size: ImageSize) {
  const [width, height] = size.split('x').map(Number)
  return height ? { width, height, fit: 'cover' as const } : { width }
}
