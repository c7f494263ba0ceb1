// Pictures in the sizes of spec 9, made on demand from the merchant's originals and kept at the edge.
import type { Context } from 'hono'
import type { ImageSize } from '../../../shared/content/image-url'
import { isPicture, PIXELS, SIGNATURE_BYTES } from '../../../shared/content/is-picture'
import { PICTURE_VERSION_LENGTH, PICTURES, pictureTag } from '../../../shared/contract/change-tags'
import type { AppEnv } from '../app-env'
import { purgeViewOf } from '../cache/open-caches'
import { isWithinRate, tooMany } from '../http/rate-limit'
import { logLine } from '../runtime/log-line'
import { fetchMedia, type Original } from '../upstream/media'
import { encodePicturePath, type PictureAddress, readPictureAddress } from './picture-address'
import { createPictureCache } from './picture-cache'
import { encodeLight, type ImageFormat, qualityName } from './picture-quality'
import { resizeOnce } from './resized-pictures'

const A_YEAR = 'public, max-age=31536000, immutable'
/** Of what may be had better in a moment. */
const A_WHILE = 'public, max-age=300'

/** Answers with a picture, resized when the address names one of our sizes. */
export async function serveImage(c: Context<AppEnv>): Promise<Response> {
  const address = readPictureAddress(new URL(c.req.url))
  if (!address) return c.text('Not found', 404)
  const format = formatFor(c.req.header('accept') ?? '', c.get('settings').avif)
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const kept = createPictureCache(caches.default, purgeViewOf(c.env), waitUntil)
  const key = { ...address, format, tags: [PICTURES, pictureTag(address.path)] }
  const found = await kept.find(key)
  if (found) return found
  if (!(await isWithinRate(c.env.RATE_MEDIA, c.req.raw.headers))) return tooMany()
  const original = await fetchMedia(c.env, c.get('settings'), encodePicturePath(address.path))
  if (!original.ok) return c.text(original.error.message, original.error.status)
  if (!isVersionOf(original.value, address.version)) {
    await original.value.body.cancel()
    return c.redirect(new URL(c.req.url).pathname, 302)
  }
  const made = await makeImage(c, original.value, address, format).catch(reportFault)
  return made ? kept.keep(key, made) : sendUnsized(c, address)
}

function reportFault(error: unknown): null {
  logLine('warn', 'resize-fault', { message: String(error) })
  return null
}

/** What cannot be resized is better too large than not there, if it is a picture at all. */
async function sendUnsized(c: Context<AppEnv>, { path }: PictureAddress): Promise<Response> {
  const original = await fetchMedia(c.env, c.get('settings'), encodePicturePath(path))
  if (!original.ok) return c.text(original.error.message, original.error.status)
  const bytes = await new Response(original.value.body).arrayBuffer()
  const isOne = isPicture(new Uint8Array(bytes.slice(0, SIGNATURE_BYTES)))
  if (!isOne) return c.text('Not a picture', 404)
  return imageResponse(bytes, original.value.contentType, A_WHILE)
}

/** Unknown versions are refused: anybody could have endless copies made by inventing them. */
function isVersionOf({ etag }: Original, version: PictureAddress['version']): boolean {
  return version === null || etag.slice(0, PICTURE_VERSION_LENGTH) === version
}

/** What the browser says it can show, best first. */
function formatFor(accept: string, hasAvif: boolean): ImageFormat {
  if (hasAvif && accept.includes('image/avif')) return 'image/avif'
  return accept.includes('image/webp') ? 'image/webp' : 'image/jpeg'
}

async function makeImage(
  c: Context<AppEnv>,
  { body, contentType, etag }: Original,
  { size }: PictureAddress,
  format: ImageFormat,
): Promise<Response> {
  const images = c.env.IMAGES
  if (!size || !images || !PIXELS.test(contentType)) return imageResponse(body, contentType)
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const picture = { etag, size, format, quality: qualityName(format) }
  const made = await resizeOnce(c.env.RESIZED_PICTURES, picture, waitUntil, async () => {
    const pixels = await new Response(body).blob()
    return encodeLight(format, size, async (quality) => {
      const box = images.input(pixels.stream()).transform(boxOf(size))
      const resized = await box.output({ format, quality })
      const bytes = await new Response(resized.image()).arrayBuffer()
      return { bytes, contentType: resized.contentType() }
    })
  })
  if (!body.locked) await body.cancel()
  return imageResponse(made.bytes, made.contentType)
}

function boxOf(size: ImageSize) {
  const [width, height] = size.split('x').map(Number)
  return height ? { width, height, fit: 'cover' as const } : { width }
}

function imageResponse(
  body: ReadableStream | ArrayBuffer,
  contentType: string,
  cacheControl = A_YEAR,
): Response {
  const headers = { 'content-type': contentType, 'cache-control': cacheControl, vary: 'accept' }
  return new Response(body, { headers })
}
