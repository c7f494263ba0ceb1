import {
  EDITORS_FORM_FIELDS,
  type EditorsFormFault,
  formId,
  formSentLink,
} from '../../../shared/content/dynamic-form'
import { formCalls } from '../../../shared/contract/services/forms'
import { storePath } from '../../../shared/routing/links'
import { ownPath } from '../../../shared/routing/own-path'
import { type GatewayContext, upstreamOf } from '../gateway/gateway-context'
import { readForm } from '../http/read-form'
import { logLine } from '../runtime/log-line'
import { SEE_OTHER } from './go-to'
import { refuseForm } from './refuse-form'
import { showRefused } from './show-again'

const OWN_FIELDS: readonly string[] = Object.values(EDITORS_FORM_FIELDS)

/** POST /form/submit: hands on a form of the editors, and goes back to the page, which shows the outcome. */
export async function submitForm(c: GatewayContext): Promise<Response> {
  const form = await readForm(c.req.raw)
  if (!form.ok) return refuseForm(c, form.error.status)
  const page = ownPath(form.value.get(EDITORS_FORM_FIELDS.page)) ?? storePath('/', c.get('store'))
  const name = (form.value.get(EDITORS_FORM_FIELDS.form) ?? '').slice(0, 64)
  const fault = await submit(c, name, form.value)
  if (!fault) return c.redirect(formSentLink(page, name), SEE_OTHER)
  return showRefused(c, page, { form: formId(name), fault, typed: form.value })
}

/** Null when it was handed on. */
async function submit(
  c: GatewayContext,
  form: string,
  sent: URLSearchParams,
): Promise<EditorsFormFault | null> {
  // A program that is told nothing tries nothing else.
  if (sent.get(EDITORS_FORM_FIELDS.trap)) {
    logLine('info', 'form-by-program', { requestId: c.get('requestId') })
    return null
  }
  const written = [...sent].filter(
    ([key, value]) => !OWN_FIELDS.includes(key) && value.trim() !== '',
  )
  if (written.length === 0) return 'incomplete'
  const body = formCalls.formSubmit.body.safeParse({ form, fields: Object.fromEntries(written) })
  if (!body.success) return 'incomplete'
  const answer = await upstreamOf(c).ask('formSubmit', { body: body.data })
  return answer.ok ? null : 'failed'
}
