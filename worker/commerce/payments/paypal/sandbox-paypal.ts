// The sandbox: answers the requests of PayPal's API as PayPal would, by what was pressed on the page
// on which a shopper approves.
import { amountText, readAmount } from '../../../../shared/checkout/amount-text'
import { findPurchaseFault } from '../../../../shared/checkout/purchase-unit'
import type { WirePurchaseUnit } from '../../../../shared/contract/payment/paypal'
import { parseJson } from '../../../../shared/json/parse-json'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { Database } from '../../db/databases'
import { createRandomId } from '../../db/random-id'
import type { Money, PayPalOrderRequest, PayPalUnit, Send } from './orders-api'
import { sandboxPayerOf } from './sandbox-payer'
import {
  addSandboxOrder,
  findSandboxCapture,
  findSandboxOrder,
  keepAmount,
  keepCapture,
  type SandboxPayPalOrder,
  type Slowness,
} from './sandbox-paypal-order'

const ORDER_PATH = /\/v2\/checkout\/orders\/([^/]+)$/
const CAPTURE_PATH = /\/v2\/checkout\/orders\/([^/]+)\/capture$/
const REFUND_PATH = /\/v2\/payments\/captures\/([^/]+)\/refund$/
/** PayPal lets what was approved grow by as much, in per cent. */
const MAY_GROW = 115

/** So long PayPal decides, or is silent, after the money was asked for. */
const SLOW_MS = 6000

function isSlow({ slowness, capturedAt }: SandboxPayPalOrder, how: Slowness): boolean {
  return slowness === how && capturedAt !== null && Date.now() < capturedAt + SLOW_MS
}

/** Answers as PayPal does, for one store. */
export function answerAsPayPal(sales: Database, store: StoreCode, publicOrigin: string): Send {
  return async function answer(url, init) {
    const body = parseJson(String(init.body ?? ''))
    if (url.endsWith('/v1/oauth2/token')) {
      return Response.json({ access_token: 'sandbox', expires_in: 3600 })
    }
    if (url.endsWith('/v2/checkout/orders')) return create(body as PayPalOrderRequest)
    const [, captured] = CAPTURE_PATH.exec(url) ?? []
    if (captured) return withOrder(captured, capture)
    const [, refunded] = REFUND_PATH.exec(url) ?? []
    if (refunded) return refund(refunded)
    if (url.includes('/v2/payments/refunds/')) return refundOf(url.split('/').at(-1) ?? '')
    const [, shown] = ORDER_PATH.exec(url) ?? []
    if (!shown) return refuse(404, 'RESOURCE_NOT_FOUND')
    return withOrder(shown, async (order) =>
      init.method === 'PATCH' ? changeAmount(order, body) : show(order),
    )
  }

  async function create(asked: PayPalOrderRequest): Promise<Response> {
    const [unit] = asked.purchase_units
    if (!unit?.items.every(({ quantity }) => typeof quantity === 'string')) {
      return refuse(400, 'INVALID_PARAMETER_SYNTAX')
    }
    if (findPurchaseFault(toWireUnit(unit))) return refuse(422, 'ITEM_TOTAL_MISMATCH')
    const context = asked.payment_source.paypal.experience_context
    const order: SandboxPayPalOrder = {
      id: `EC-${createRandomId()}`,
      storeCode: store,
      amount: readAmount(unit.amount.value),
      currency: unit.amount.currency_code,
      returnUrl: context.return_url,
      cancelUrl: context.cancel_url,
      isExpress: context.user_action === 'CONTINUE' ? 1 : 0,
      decision: null,
      slowness: null,
      captureId: null,
      capturedAt: null,
    }
    await addSandboxOrder(sales, order, Date.now())
    return show(order)
  }

  async function withOrder(
    id: string,
    act: (order: SandboxPayPalOrder) => Promise<Response>,
  ): Promise<Response> {
    const order = await findSandboxOrder(sales, decodeURIComponent(id))
    if (order && isSlow(order, 'silent')) throw new Error('The sandbox does not answer')
    return order ? act(order) : refuse(404, 'RESOURCE_NOT_FOUND')
  }

  async function show(order: SandboxPayPalOrder): Promise<Response> {
    const { id, decision, captureId, amount, currency } = order
    const money: Money = { currency_code: currency, value: amountText(amount) }
    const captured = isSlow(order, 'pending') ? 'PENDING' : 'COMPLETED'
    const captures = captureId ? [{ id: captureId, status: captured, amount: money }] : []
    const { payer, shipping } = sandboxPayerOf(store)
    return Response.json({
      id,
      status: captureId ? 'COMPLETED' : decision ? 'APPROVED' : 'PAYER_ACTION_REQUIRED',
      ...(decision && { payer }),
      purchase_units: [{ payments: { captures }, ...(decision && { shipping }) }],
      links: [{ rel: 'payer-action', href: `${publicOrigin}/sandbox-paypal/${id}` }],
    })
  }

  async function capture(order: SandboxPayPalOrder): Promise<Response> {
    if (order.captureId) return show(order)
    if (!order.decision) return refuse(422, 'ORDER_NOT_APPROVED')
    if (order.decision === 'decline') return refuse(422, 'INSTRUMENT_DECLINED')
    await keepCapture(sales, order.id, createRandomId(), Date.now())
    return withOrder(order.id, show)
  }

  async function changeAmount(order: SandboxPayPalOrder, body: unknown): Promise<Response> {
    // The first change is that of the sum.
    const [change] = body as { value: Money }[]
    const wanted = readAmount(change?.value.value ?? '')
    if (order.captureId || wanted * 100 > order.amount * MAY_GROW) {
      return refuse(422, 'AMOUNT_CHANGE_NOT_ALLOWED')
    }
    await keepAmount(sales, order.id, wanted)
    return new Response(null, { status: 204 })
  }

  async function refund(captureId: string): Promise<Response> {
    const order = await findSandboxCapture(sales, decodeURIComponent(captureId))
    return order ? refundOf(`${captureId}-refund`) : refuse(404, 'RESOURCE_NOT_FOUND')
  }

  function refundOf(id: string): Response {
    return Response.json({ id, status: 'COMPLETED' }, { status: 201 })
  }
}

function toWireUnit(unit: PayPalUnit): WirePurchaseUnit {
  const items = unit.items.map((item) => ({ ...item, quantity: Number(item.quantity) }))
  return { ...unit, items }
}

function refuse(status: number, issue: string): Response {
  const details = [{ issue, description: 'The sandbox refuses it.' }]
  return Response.json({ name: 'UNPROCESSABLE_ENTITY', message: issue, details }, { status })
}
