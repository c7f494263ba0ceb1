// How finely a resized picture is encoded. A dense pattern weighs most and shows the encoder's losses
// least: it is encoded more coarsely, until a list of patterns weighs little more than a list of sofas.
import type { ImageSize } from '../../../shared/content/image-url'
import type { PictureBytes } from './resized-pictures'

export type ImageFormat = 'image/avif' | 'image/webp' | 'image/jpeg'

/** On the scale of each encoder, finest first: at the first one sees no difference. */
const QUALITIES: Record<ImageFormat, [number, ...number[]]> = {
  'image/avif': [50, 42, 36],
  'image/webp': [78],
  'image/jpeg': [78],
}
const MOST_BYTES_A_PIXEL = 0.075

/** How pictures of this format are encoded, for what is named by it. */
export function qualityName(format: ImageFormat): string {
  return QUALITIES[format].join('-')
}

/** The picture at the finest quality at which it is light enough, or at the coarsest. */
export async function encodeLight(
  format: ImageFormat,
  size: ImageSize,
  encode: (quality: number) => Promise<PictureBytes>,
): Promise<PictureBytes> {
  const [width = 0, height = 0] = size.split('x').map(Number)
  const most = height ? width * height * MOST_BYTES_A_PIXEL : Number.POSITIVE_INFINITY
  const [finest, ...coarser] = QUALITIES[format]
  let picture = await encode(finest)
  for (const quality of coarser) {
    if (picture.bytes.byteLength <= most) break
    picture = await encode(quality)
  }
  return picture
}
