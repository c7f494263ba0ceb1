import { fail, ok, type Result } from '../../../shared/result'
import { readLimitedText } from './limited-text'

/** A gift card with its longest message takes 3 kB; the largest set a little more. */
const FORM_BYTES = 16 * 1024
const MAX_FIELDS = 300

export interface FormFault {
  status: 400 | 413 | 415
  message: string
}

/** Reads a posted form of at most 16 kB, or of what is allowed, counted in bytes while reading. */
export async function readForm(
  request: Request,
  maxBytes = FORM_BYTES,
): Promise<Result<URLSearchParams, FormFault>> {
  if (!isForm(request.headers.get('content-type'))) {
    return fail({ status: 415, message: 'The body must be a form' })
  }
  const text = await readLimitedText(request.body, maxBytes).catch(() => fail('not-text' as const))
  if (!text.ok) {
    return text.error === 'too-large'
      ? fail({ status: 413, message: 'The form is too large' })
      : fail({ status: 400, message: 'The form is no UTF-8 text' })
  }
  const fields = new URLSearchParams(text.value)
  if (fields.size > MAX_FIELDS)
    return fail({ status: 400, message: 'The form has too many fields' })
  return ok(fields)
}

function isForm(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded'
}
