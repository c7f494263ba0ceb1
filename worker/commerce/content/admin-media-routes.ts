// How an importer brings pictures. It asks first (HEAD) and skips what is already there: the ETag is
// the MD5 of the bytes.
import { Hono } from 'hono'
import { isPicture, PIXELS, SIGNATURE_BYTES } from '../../../shared/content/is-picture'
import { MEDIA_PATH } from '../../../shared/contract/admin/admin-calls'
import type { CommerceEnv } from '../env'
import { answer, refuse } from '../http/answer'
import { decodePath } from '../http/parse-call'
import { isMediaPath, mediaTypeOf } from './media-path'
import { noteReplaced } from './picture-versions'

export const adminMediaRoutes = new Hono<CommerceEnv>()

adminMediaRoutes.get(`${MEDIA_PATH}/*`, async (c) => {
  const path = decodePath(c.req.url, MEDIA_PATH)
  const found = isMediaPath(path) ? await c.env.MEDIA.head(path) : null
  if (found === null) return refuse(c, 404, 'No such picture')
  return new Response(null, {
    headers: { etag: found.httpEtag, 'content-length': String(found.size) },
  })
})

adminMediaRoutes.put(`${MEDIA_PATH}/*`, async (c) => {
  const path = decodePath(c.req.url, MEDIA_PATH)
  if (!isMediaPath(path)) return refuse(c, 400, 'Not a path of a picture')
  const picture = await c.req.arrayBuffer()
  if (picture.byteLength === 0) return refuse(c, 400, 'The picture is empty')
  const contentType = mediaTypeOf(path) ?? ''
  if (PIXELS.test(contentType) && !isPicture(new Uint8Array(picture.slice(0, SIGNATURE_BYTES)))) {
    return refuse(c, 400, 'The file is no picture')
  }
  const httpMetadata = { contentType }
  const before = await c.env.MEDIA.head(path)
  const stored = await c.env.MEDIA.put(path, picture, { httpMetadata })
  const isReplaced = before !== null && before.etag !== stored.etag
  if (isReplaced) await noteReplaced(c.env.CATALOGUE, path, stored.etag)
  else c.set('changesNothing', true)
  return answer(c, { path, etag: stored.etag, size: stored.size })
})
