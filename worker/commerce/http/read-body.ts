import { fail, ok, type Result } from '../../../shared/result'

/** A body that cannot be taken: its status and what is wrong with it. */
export interface BodyFault {
  status: 400 | 413
  message: string
}

/**
 * The bytes of a body, counted as they arrive: what a header claims of the length is believed only
 * where it is already too much.
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
): Promise<Result<Uint8Array, BodyFault>> {
  const tooLarge = fail({ status: 413, message: `The body is over ${maxBytes} bytes` } as const)
  if (Number(request.headers.get('content-length')) > maxBytes) return tooLarge
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) return tooLarge
    parts.push(part)
  }
  return ok(joinBytes(parts, size))
}

/** A JSON body of at most that many bytes. */
export async function readJson(
  request: Request,
  maxBytes: number,
): Promise<Result<unknown, BodyFault>> {
  const bytes = await readBytes(request, maxBytes)
  return bytes.ok ? parseJson(bytes.value) : bytes
}

function parseJson(bytes: Uint8Array): Result<unknown, BodyFault> {
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)))
  } catch {
    return fail({ status: 400, message: 'The body is not JSON' })
  }
}

function joinBytes(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
