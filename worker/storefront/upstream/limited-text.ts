import { fail, ok, type Result } from '../../../shared/result'

/**
 * Reads the body of an answer as text and stops as soon as it is larger than `limit` bytes, whatever its
 * content-length says. Bytes that are no UTF-8 are a fault of their own.
 */
export async function readLimitedText(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Result<string, 'too-large' | 'not-text'>> {
  if (!body) return ok('')
  const reader = body.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  let size = 0
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await letGo(reader)
      return fail('too-large')
    }
    const decoded = decode(decoder, value)
    if (decoded === null) {
      await letGo(reader)
      return fail('not-text')
    }
    text += decoded
  }
  const rest = decode(decoder)
  return rest === null ? fail('not-text') : ok(text + rest)
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string | null {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    return null
  }
}

/** Errors of cancel() are ignored: the answer is already refused. */
async function letGo(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  await reader.cancel().catch(() => undefined)
}
