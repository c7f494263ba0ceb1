import { readBodyText } from '../../../shared/json/json-body'
import { fail, ok, type Result } from '../../../shared/result'

const MAX_FIELDS = 300

export interface FormFault {
  status: 400 | 415
}

/** Reads a posted form. How large it may be is decided before. */
export async function readForm(request: Request): Promise<Result<URLSearchParams, FormFault>> {
  if (!isOfType(request.headers.get('content-type'), 'application/x-www-form-urlencoded')) {
    return fail({ status: 415 })
  }
  const text = await readBodyText(request)
  if (text === null) return fail({ status: 400 })
  const fields = new URLSearchParams(text)
  if (fields.size > MAX_FIELDS) return fail({ status: 400 })
  return ok(fields)
}

/** Reads a posted form that has files. How large it may be is decided before. */
export async function readMultipart(request: Request): Promise<Result<FormData, FormFault>> {
  if (!isOfType(request.headers.get('content-type'), 'multipart/form-data')) {
    return fail({ status: 415 })
  }
  const form = await request.formData().catch(() => null)
  if (!form) return fail({ status: 400 })
  const isLong = [...form.keys()].length > MAX_FIELDS
  return isLong ? fail({ status: 400 }) : ok(form)
}

function isOfType(contentType: string | null, type: string): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === type
}
