import { fail, ok, type Result } from '../../../shared/result'
import type { Settings } from '../env'
import type { UpstreamBinding } from './open-upstream'

const LIMIT_MS = 5000
const TYPES = /^(?:image\/(?:avif|webp|jpeg|png|gif|svg\+xml)|application\/pdf)$/

export interface Original {
  body: ReadableStream
  contentType: string
  /** Names the bytes; empty when the backend does not say. */
  etag: string
}

export interface MediaFault {
  status: 404 | 502
  message: string
}

/** A merchant's picture or document as it was uploaded. Anything else is a fault. */
export async function fetchMedia(
  env: UpstreamBinding,
  { commerceUrl }: Pick<Settings, 'commerceUrl'>,
  /** Below /media, as it is written in an address. */
  path: string,
): Promise<Result<Original, MediaFault>> {
  const request = new Request(`${commerceUrl ?? 'https://commerce.internal'}/media/${path}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  const response = await (commerceUrl ? fetch(request) : env.COMMERCE.fetch(request)).catch(
    () => null,
  )
  if (response?.status === 404) return fail({ status: 404, message: 'Not found' })
  const contentType = response?.headers.get('content-type') ?? ''
  if (!response?.ok || !response.body || !TYPES.test(contentType)) {
    await response?.body?.cancel()
    return fail({ status: 502, message: 'The picture cannot be had right now' })
  }
  const etag = (response.headers.get('etag') ?? '').replace(/^W\/|"/g, '')
  return ok({ body: response.body, contentType, etag })
}
