import { fail, type Result } from '../result'
import { cleanJson } from './clean-json'
import { isJsonType } from './is-json-type'
import { parseJson } from './parse-json'

/** A request, as far as reading its body goes. */
export interface BodySource {
  headers: { get(name: string): string | null }
  arrayBuffer(): Promise<ArrayBuffer>
}

/** The status that says it, and words for people and logs. */
export interface BodyFault {
  status: 400 | 415
  message: string
}

/**
 * Reads a JSON body, or says what is wrong with it: another content type, no UTF-8, no JSON, or
 * nested beyond reason. How large it may be is decided before.
 */
export async function readJsonBody(source: BodySource): Promise<Result<unknown, BodyFault>> {
  if (!isJsonType(source.headers.get('content-type'))) {
    return fail({ status: 415, message: 'The content type must be application/json' })
  }
  const text = await readBodyText(source)
  return text === null
    ? fail({ status: 400, message: 'The body is no UTF-8 text' })
    : parseJsonBody(text)
}

/** The text of a body; null when it is no UTF-8, or breaks off. */
export async function readBodyText(source: BodySource): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await source.arrayBuffer())
  } catch {
    return null
  }
}

/** What a body says, without what no JSON of ours ever holds. */
export function parseJsonBody(text: string): Result<unknown, BodyFault> {
  const given = parseJson(text)
  if (given === undefined) return fail({ status: 400, message: 'The body is not JSON' })
  const cleaned = cleanJson(given)
  return cleaned.ok ? cleaned : fail({ status: 400, message: 'The body is nested too deep' })
}
