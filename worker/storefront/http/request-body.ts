import { bodyLimit } from 'hono/body-limit'
import { cleanJson } from '../../../shared/json/clean-json'
import { parseJson } from '../../../shared/json/parse-json'
import { fail, type Result } from '../../../shared/result'

/** Refuses a body of more than so many bytes with 413, however long it says it is. */
export function limitBody(maxSize: number) {
  return bodyLimit({ maxSize, onError: (c) => c.text('413 The body is too large', 413) })
}

/** The text of a body; null when it is no UTF-8, or breaks off. */
export async function bodyText(request: Request): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(
      await request.arrayBuffer(),
    )
  } catch {
    return null
  }
}

export interface BodyFault {
  status: 400 | 415
  message: string
}

/**
 * Reads a JSON body, or says what is wrong with it: another content type, no UTF-8, no JSON, or
 * nested beyond reason. How large it may be is decided before.
 */
export async function readJsonBody(request: Request): Promise<Result<unknown, BodyFault>> {
  if (!isJson(request.headers.get('content-type'))) {
    return fail({ status: 415, message: 'The body must be application/json' })
  }
  const text = await bodyText(request)
  return text === null
    ? fail({ status: 400, message: 'The body is no UTF-8 text' })
    : parseBodyText(text)
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
