import {
  WITHDRAW_FIELDS,
  WITHDRAW_FORM,
  type WithdrawFault,
} from '../../../shared/checkout/withdrawal'
import { confirmationRequest, declarationRequest } from '../../../shared/contract/order/withdrawal'
import { storePath } from '../../../shared/routing/links'
import { WITHDRAW_PATH } from '../../../shared/routing/screen-paths'
import { type GatewayContext, upstreamOf } from '../gateway/gateway-context'
import { readForm } from '../http/read-form'
import { reasonOf, type UpstreamFault } from '../upstream/fault'
import { SEE_OTHER } from './go-to'
import { refuseForm } from './refuse-form'
import { showRefused } from './show-again'

const { declaration, email, line, name, orderHash, orderNumber, qty } = WITHDRAW_FIELDS

/** POST /withdraw: writes the declaration down, and shows it to be confirmed. */
export async function declareByForm(c: GatewayContext): Promise<Response> {
  const form = await readForm(c.req.raw)
  if (!form.ok) return refuseForm(c, form.error.status)
  const field = (key: string) => form.value.get(key)?.trim() ?? ''
  const hash = field(orderHash)
  const who = hash
    ? { orderHash: hash }
    : { orderNumber: field(orderNumber).replace(/\D/g, ''), email: field(email) }
  const back: Record<string, string> = hash ? { [orderHash]: hash } : {}
  const refuse = refusing(c, back, form.value)
  const request = declarationRequest.safeParse({ name: field(name), ...who })
  if (!request.success) return refuse('incomplete')
  const declared = await upstreamOf(c).call('withdrawalDeclare', { query: {}, body: request.data })
  return declared.ok
    ? goTo(c, { [declaration]: declared.value.token })
    : refuse(toFault(declared.error))
}

/** POST /withdraw/confirm: the second step; said again it changes nothing. */
export async function confirmByForm(c: GatewayContext): Promise<Response> {
  const form = await readForm(c.req.raw)
  if (!form.ok) return refuseForm(c, form.error.status)
  const token = form.value.get(declaration) ?? ''
  const request = confirmationRequest.safeParse({
    token,
    lines: form.value.getAll(line).map((position) => ({
      position: Number(position),
      // A line of one piece asks for no number.
      qty: Number(form.value.get(qty + position) ?? 1),
    })),
  })
  const back = { [declaration]: token }
  const refuse = refusing(c, back, form.value)
  if (!request.success) return refuse('no-lines')
  const confirmed = await upstreamOf(c).call('withdrawalConfirm', { query: {}, body: request.data })
  return confirmed.ok ? goTo(c, back) : refuse(toFault(confirmed.error))
}

function toFault(refusal: UpstreamFault): WithdrawFault {
  const { kind, status } = refusal
  const reason = reasonOf(refusal)
  if (reason === 'withdrawal-over') return 'over'
  if (reason === 'order-canceled') return 'canceled'
  if (reason === 'all-withdrawn') return 'withdrawn'
  return kind === 'status' && status === 404 ? 'not-found' : 'failed'
}

/** Answers with the page of a form, what was typed into it, and why it was not taken. */
function refusing(c: GatewayContext, back: Record<string, string>, typed: URLSearchParams) {
  return (fault: WithdrawFault): Promise<Response> => {
    const page = addressOf(c, { ...back, [WITHDRAW_FIELDS.fault]: fault })
    return showRefused(c, page, { form: WITHDRAW_FORM, fault, typed })
  }
}

function goTo(c: GatewayContext, query: Record<string, string>): Response {
  return c.redirect(addressOf(c, query), SEE_OTHER)
}

function addressOf(c: GatewayContext, query: Record<string, string>): string {
  return `${storePath(WITHDRAW_PATH, c.get('store'))}?${new URLSearchParams(query)}`
}
