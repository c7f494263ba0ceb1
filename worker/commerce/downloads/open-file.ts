/** Until an answer begins; its bytes may take longer. */
const TIMEOUT_MS = 10_000

interface Found {
  body: ReadableStream
  contentType: string | null | undefined
}

export interface OpenFile {
  body: ReadableStream
  headers: Record<string, string>
}

/** The bytes of a file in the bucket or at an https address; null when they cannot be had now. */
export async function openFile(media: R2Bucket, file: string): Promise<OpenFile | null> {
  const found = file.startsWith('https://') ? await fetchFile(file) : await readFile(media, file)
  if (!found) return null
  const name = (file.split(/[?#]/)[0] ?? '').split('/').at(-1) ?? ''
  const headers = {
    'content-type': found.contentType ?? 'application/octet-stream',
    'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '-') || 'download'}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  }
  return { body: found.body, headers }
}

async function readFile(media: R2Bucket, path: string): Promise<Found | null> {
  const found = await media.get(path)
  return found && { body: found.body, contentType: found.httpMetadata?.contentType }
}

async function fetchFile(address: string): Promise<Found | null> {
  const slow = new AbortController()
  const timer = setTimeout(() => slow.abort(), TIMEOUT_MS)
  try {
    const { ok, body, headers } = await fetch(address, { signal: slow.signal })
    if (ok && body) return { body, contentType: headers.get('content-type') }
    await body?.cancel()
  } catch (error) {
    console.error('A bought file could not be fetched:', error)
  } finally {
    clearTimeout(timer)
  }
  return null
}
