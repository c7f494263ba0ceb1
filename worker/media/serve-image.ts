// Pictures in the sizes of spec 9, made on demand from the merchant's originals and kept at the edge.
import type { Context } from 'hono'
import { IMAGE_SIZES, type ImageSize } from '../../shared/content/image-url'
import type { AppEnv } from '../app-env'
import { fetchMedia } from '../upstream/media'

const A_YEAR = 'public, max-age=31536000, immutable'
const QUALITY = 78
/** What has a size of its own in pixels; drawings and documents are sent as they are. */
const PIXELS = /^image\/(?!svg)/
const PATH = /^\/media\/(?:(\d+x\d+)\/)?([\w./%+-]+)$/

/** Answers with a picture, resized when the address names one of our sizes. */
export async function serveImage(c: Context<AppEnv>): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  const [, size, path] = PATH.exec(pathname) ?? []
  if (!path || path.includes('..') || (size && !isSize(size))) return c.text('Not found', 404)
  const format = formatFor(c.req.header('accept') ?? '', c.get('settings').avif)
  const key = new Request(`https://images.internal/${size ?? 'as-is'}/${format}/${path}`)
  const kept = await caches.default.match(key)
  if (kept) return kept
  const response = await makeImage(c, path, size as ImageSize | undefined, format)
  if (response.status === 200) c.executionCtx.waitUntil(caches.default.put(key, response.clone()))
  return response
}

type ImageFormat = 'image/avif' | 'image/webp' | 'image/jpeg'

/** What the browser says it can show, best first. */
function formatFor(accept: string, hasAvif: boolean): ImageFormat {
  if (hasAvif && accept.includes('image/avif')) return 'image/avif'
  return accept.includes('image/webp') ? 'image/webp' : 'image/jpeg'
}

function isSize(text: string): text is ImageSize {
  return IMAGE_SIZES.some((size) => size === text)
}

async function makeImage(
  c: Context<AppEnv>,
  path: string,
  size: ImageSize | undefined,
  format: ImageFormat,
): Promise<Response> {
  const original = await fetchMedia(c.env, c.get('settings'), path)
  if (!original.ok) return c.text(original.error.message, original.error.status)
  const { body, contentType } = original.value
  if (!size || !c.env.IMAGES || !PIXELS.test(contentType)) {
    return imageResponse(body, contentType)
  }
  const [width, height] = size.split('x').map(Number)
  const box = height ? { width, height, fit: 'cover' as const } : { width }
  const made = await c.env.IMAGES.input(body).transform(box).output({ format, quality: QUALITY })
  return imageResponse(made.image(), made.contentType())
}

function imageResponse(body: ReadableStream, contentType: string): Response {
  const headers = { 'content-type': contentType, 'cache-control': A_YEAR, vary: 'accept' }
  return new Response(body, { headers })
}
