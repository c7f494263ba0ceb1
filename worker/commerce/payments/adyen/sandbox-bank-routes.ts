// The bank of the sandbox: one page that asks for yes or no. By GET for a redirect, by POST with a
// `creq` for a challenge, whose answer the browser posts on to the shop. A challenge is answered on a
// page of its own, so that Back and Forward never ask whether to post once more.
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { parseJson } from '../../../../shared/json/parse-json'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { CommerceEnv } from '../../env'
import { limitCallBody } from '../../http/limit-body'
import { sendPage } from '../../http/send-page'
import { findOrderByNumber } from '../../orders/find-order'
import { renderSandboxCard, renderUnknownPayment } from '../sandbox-card-page'
import { findSandboxPayment, keepDecision, type SandboxPayment } from './sandbox-payment'

const PATH = '/sandbox-adyen/:id'
const CHALLENGE_PATH = '/sandbox-adyen/:id/challenge'
const MAX_FORM_BYTES = 10_000

const cres = z.object({ transStatus: z.enum(['Y', 'N']) })

export const sandboxBankRoutes = new Hono<CommerceEnv>()

sandboxBankRoutes.get(PATH, async (c) => {
  const payment = await findPaymentOf(c)
  return payment ? showBank(c, payment, ['approve', 'refuse'], 'decision') : showUnknown()
})

sandboxBankRoutes.get(CHALLENGE_PATH, async (c) => {
  const payment = await findPaymentOf(c)
  return payment
    ? showBank(c, payment, [toCres(payment, 'Y'), toCres(payment, 'N')], 'cres')
    : showUnknown()
})

sandboxBankRoutes.post(PATH, limitCallBody(MAX_FORM_BYTES), async (c) => {
  const payment = await findPaymentOf(c)
  if (!payment) return showUnknown()
  const form = new URLSearchParams(await c.req.text())
  const decision = form.get('decision')
  const answered = form.get('cres')
  if (answered !== null) return passOn(c, payment, answered)
  if (decision === null) return c.redirect(CHALLENGE_PATH.replace(':id', payment.id), 303)
  await keepDecision(c.env.SALES, payment.id, decision === 'approve' ? 'Y' : 'N')
  const back = new URL(payment.returnUrl)
  back.searchParams.set('redirectResult', payment.id)
  return c.redirect(back.href, 303)
})

/** The bank keeps what was pressed, and the browser posts the same form on to the shop. */
async function passOn(c: Context<CommerceEnv>, payment: SandboxPayment, text: string) {
  const said = cres.safeParse(parseJson(atob(/^[\w+/=]{1,4000}$/.test(text) ? text : '')))
  if (!said.success) return showUnknown()
  await keepDecision(c.env.SALES, payment.id, said.data.transStatus)
  return c.redirect(payment.returnUrl, 307)
}

function toCres({ id }: SandboxPayment, transStatus: 'Y' | 'N'): string {
  const said = { threeDSServerTransID: id, acsTransID: id, messageType: 'CRes', transStatus }
  return btoa(JSON.stringify({ ...said, messageVersion: '2.2.0' }))
}

function findPaymentOf(c: Context<CommerceEnv>): Promise<SandboxPayment | null> {
  return findSandboxPayment(c.env.SALES, c.req.param('id') ?? '')
}

async function showBank(
  c: Context<CommerceEnv>,
  payment: SandboxPayment,
  [approve, refuse]: [string, string],
  name: string,
): Promise<Response> {
  const order = await findOrderByNumber(c.env.SALES, Number(payment.reference))
  const store = storeViewOf(order?.storeCode ?? 'nl_nl')
  const { reference, amount, id } = payment
  const asked = { reference, amount, action: `/sandbox-adyen/${id}`, name, approve, refuse }
  return sendPage({
    render: (nonce) => renderSandboxCard(store, asked, nonce),
    status: 200,
    formTargets: [new URL(payment.returnUrl).origin],
  })
}

function showUnknown(): Promise<Response> {
  return sendPage({
    render: (nonce) => renderUnknownPayment(storeViewOf('nl_nl'), nonce),
    status: 404,
    formTargets: [],
  })
}
