// The page of the sandbox card: real HTML, plain forms, no script. Its address is the secret.
import { Hono } from 'hono'
import { storeViewOf } from '../../../shared/store-view/store-views'
import type { CommerceEnv } from '../env'
import type { CallContext } from '../http/answer-call'
import { limitCallBody } from '../http/limit-body'
import { sendPage } from '../http/send-page'
import { findPayment } from '../orders/find-payment'
import type { Order } from '../orders/order'
import type { Payment } from '../orders/payment'
import { type OrderStanding, readOrderById } from '../orders/read-order'
import { type Decision, decidePayment, parseDecision } from './decide-payment'
import { toReturnUrl } from './return-url'
import { renderSandboxCard, renderUnknownPayment, type SandboxQuestion } from './sandbox-card-page'

interface OpenPage extends OrderStanding {
  payment: Payment
}

const PATH = '/sandbox-card/:id'
const MAX_FORM_BYTES = 1000

export const sandboxCardRoutes = new Hono<CommerceEnv>()

sandboxCardRoutes.get(PATH, async (c) => {
  const page = await openPage(c)
  return page ? showPayment(page, 200) : showUnknown()
})

sandboxCardRoutes.post(PATH, limitCallBody(MAX_FORM_BYTES), async (c) => {
  const page = await openPage(c)
  if (!page) return showUnknown()
  const pressed = await readDecision(c.req.raw)
  if (!pressed) return showPayment(page, 400)
  await decidePayment(c.env.SALES, page.payment, pressed, Date.now())
  return sendBack((await openPage(c)) ?? page)
})

/** The form is sent in the browser's own way; anything else was not our form. */
async function readDecision(request: Request): Promise<Decision | undefined> {
  return parseDecision(new URLSearchParams(await request.text()).get('decision'))
}

async function openPage(c: CallContext): Promise<OpenPage | null> {
  const payment = await findPayment(c.env.SALES, c.req.param('id') ?? '')
  const standing = payment && (await readOrderById(c.env.SALES, payment.orderId, Date.now()))
  return standing && { ...standing, payment }
}

/** What is decided already needs no page. One that was closed may be opened again. */
function showPayment(page: OpenPage, status: 200 | 400): Response | Promise<Response> {
  const { order, payment, paymentState } = page
  if (paymentState === 'paid' || paymentState === 'refused') return sendBack(page)
  const store = storeViewOf(order.storeCode)
  return sendPage({
    render: (nonce) => renderSandboxCard(store, toQuestion(payment, order), nonce),
    status,
    formTargets: [new URL(payment.returnUrl).origin],
  })
}

function toQuestion({ id, amount }: Payment, { incrementId }: Order): SandboxQuestion {
  return {
    reference: String(incrementId),
    amount,
    action: `/sandbox-card/${id}`,
    name: 'decision',
    approve: 'approve',
    refuse: 'refuse',
    close: 'close',
  }
}

function sendBack({ order, payment, paymentState }: OpenPage): Response {
  const location = toReturnUrl(payment.returnUrl, order.orderHash, paymentState)
  const headers = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return new Response(null, { status: 303, headers })
}

function showUnknown(): Promise<Response> {
  return sendPage({
    render: (nonce) => renderUnknownPayment(storeViewOf('nl_nl'), nonce),
    status: 404,
    formTargets: [],
  })
}
