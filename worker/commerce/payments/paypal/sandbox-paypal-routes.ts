// PayPal's page in the sandbox, on which a shopper approves: real HTML, a plain form, no script. Its
// address is the secret. Only where test money is taken.
import { Hono } from 'hono'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { CommerceEnv } from '../../env'
import type { CallContext } from '../../http/answer-call'
import { limitCallBody } from '../../http/limit-body'
import { sendPage } from '../../http/send-page'
import { renderUnknownPayment } from '../sandbox-card-page'
import { findSandboxOrder, keepApproval, type SandboxPayPalOrder } from './sandbox-paypal-order'
import { renderSandboxPayPal } from './sandbox-paypal-page'

const PATH = '/sandbox-paypal/:id'
const MAX_FORM_BYTES = 1000
const PAYER_ID = 'SANDBOXPAYER'
const DECISIONS = ['approve', 'decline', 'pending', 'silent'] as const

export const sandboxPayPalRoutes = new Hono<CommerceEnv>()

sandboxPayPalRoutes.get(PATH, async (c) => {
  const order = await findOrderOf(c)
  return order ? showOrder(order, 200) : showUnknown()
})

sandboxPayPalRoutes.post(PATH, limitCallBody(MAX_FORM_BYTES), async (c) => {
  const order = await findOrderOf(c)
  if (!order) return showUnknown()
  const pressed = new URLSearchParams(await c.req.text()).get('decision')
  if (pressed === 'cancel') return sendBack(order.cancelUrl, order)
  const known = DECISIONS.find((decision) => decision === pressed)
  if (!known) return showOrder(order, 400)
  const slowness = known === 'pending' || known === 'silent' ? known : null
  await keepApproval(c.env.SALES, order.id, known === 'decline' ? known : 'approve', slowness)
  return sendBack(order.returnUrl, order, PAYER_ID)
})

async function findOrderOf(c: CallContext): Promise<SandboxPayPalOrder | null> {
  if (c.env.SANDBOX_PAYMENTS !== 'on') return null
  return findSandboxOrder(c.env.SALES, c.req.param('id') ?? '')
}

/** What was approved needs no page any more. */
function showOrder(order: SandboxPayPalOrder, status: 200 | 400): Response | Promise<Response> {
  if (order.decision) return sendBack(order.returnUrl, order, PAYER_ID)
  return sendPage({
    render: (nonce) => renderSandboxPayPal(order, nonce),
    status,
    formTargets: [...new Set([order.returnUrl, order.cancelUrl].map((url) => new URL(url).origin))],
  })
}

function sendBack(address: string, { id }: SandboxPayPalOrder, payerId?: string): Response {
  const url = new URL(address)
  url.searchParams.set('token', id)
  if (payerId) url.searchParams.set('PayerID', payerId)
  const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return new Response(null, { status: 303, headers: { ...headers, location: url.href } })
}

function showUnknown(): Promise<Response> {
  return sendPage({
    render: (nonce) => renderUnknownPayment(storeViewOf('nl_nl'), nonce),
    status: 404,
    formTargets: [],
  })
}
