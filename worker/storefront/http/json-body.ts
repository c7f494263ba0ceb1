import { cleanJson } from '../../../shared/json/clean-json'
import { parseJson } from '../../../shared/json/parse-json'
import { fail, type Result } from '../../../shared/result'
import { readLimitedText } from './limited-text'

export const MAX_BODY_BYTES = 100 * 1024

export interface BodyFault {
  status: 400 | 413 | 415
  message: string
}

/**
 * Reads a JSON body of at most 100 kB, counted in bytes while reading. Answers what is wrong with
 * it otherwise: another content type, too large, no UTF-8, no JSON, or nested beyond reason.
 */
export async function readJsonBody(
  contentType: string | null,
  body: ReadableStream<Uint8Array> | null,
): Promise<Result<unknown, BodyFault>> {
  if (!isJson(contentType))
    return fail({ status: 415, message: 'The body must be application/json' })
  const text = await readBodyText(body)
  return text.ok ? parseBodyText(text.value) : text
}

/** The text of a body of at most 100 kB, for whoever must see it as it was sent. */
export async function readBodyText(
  body: ReadableStream<Uint8Array> | null,
): Promise<Result<string, BodyFault>> {
  const text = await readLimitedText(body, MAX_BODY_BYTES).catch(() => fail('not-text' as const))
  return text.ok ? text : fail(toBodyFault(text.error))
}

/** What a body says, without what no JSON of ours ever holds. */
export function parseBodyText(text: string): Result<unknown, BodyFault> {
  const given = parseJson(text)
  const cleaned = given === undefined ? fail('refused') : cleanJson(given)
  return cleaned.ok ? cleaned : fail({ status: 400, message: 'The body is no valid JSON' })
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

function toBodyFault(error: 'too-large' | 'not-text'): BodyFault {
  if (error === 'too-large') return { status: 413, message: 'The body is larger than 100 kB' }
  return { status: 400, message: 'The body is no UTF-8 text' }
}
