// Pictures out of the bucket, for the storefront's resizer and the sandbox card page.
import { Hono } from 'hono'
import { isDownloadPath } from '../../../shared/content/download-path'
import type { CommerceEnv } from '../env'
import { refuse } from '../http/answer'
import { decodePath } from '../http/parse-call'
import { isMediaPath, mediaTypeOf } from './media-path'

// Here a picture is asked for by its path alone, which stays when it is replaced: so for a day only.
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

export const mediaRoutes = new Hono<CommerceEnv>()

mediaRoutes.get('/media/*', async (c) => {
  const path = decodePath(c.req.url, '/media')
  if (!isMediaPath(path) || isDownloadPath(path)) return refuse(c, 404, 'No such picture')
  const found = await c.env.MEDIA.get(path, { onlyIf: c.req.raw.headers })
  if (found === null) return refuse(c, 404, 'No such picture')
  const headers = {
    etag: found.httpEtag,
    'cache-control': CACHE_CONTROL,
    'content-type': mediaTypeOf(path) ?? 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    // A drawing opened by itself could otherwise run a script.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
  const isNew = 'body' in found
  if (!isNew) return new Response(null, { status: 304, headers })
  return new Response(found.body, {
    headers: { ...headers, 'content-length': String(found.size) },
  })
})
