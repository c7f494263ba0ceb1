// The calls of PayPal express (contract 1.9), and what was approved on its page.
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { paypalCalls } from '../../../../shared/contract/payment/paypal'
import { findCart } from '../../cart/load-cart'
import { databasesOf } from '../../db/databases'
import type { CommerceEnv } from '../../env'
import { refuse } from '../../http/answer'
import { answerOutcome } from '../../http/answer-call'
import { limitCallBody } from '../../http/limit-body'
import { parseBody } from '../../http/parse-call'
import { findLiveOrderOfCart, findOrderById } from '../../orders/find-order'
import { toPaymentSettings } from '../payment-settings'
import { openPayPal } from './open-paypal'
import { PAYPAL_METHOD } from './paypal-payment'
import { setExpressCheckout } from './set-express-checkout'
import { payPalDeskOf } from './settle/paypal-desk'
import { settleNamed, settlePayPal } from './settle/settle-paypal'
import { showApproval } from './show-approval'

const MAX_NOTICE_BYTES = 200_000
const NOT_PAID = 'PayPal has not paid this order'

const token = z.string().check(z.regex(/^[\w-]{1,128}$/))

/** The last part of the address of what a refund was made of. */
const LAST_PART = /[^/]+$/

/** What a webhook of PayPal is about: an order itself, the money for one, or money that went back. */
const payPalNotice = z.pipe(
  z.object({
    resource: z.object({
      id: z.optional(z.string()),
      links: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
      supplementary_data: z.optional(
        z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
      ),
    }),
  }),
  z.transform(({ resource: { id, links = [], supplementary_data } }) => {
    const of = links.find(({ rel }) => rel === 'up')?.href.match(LAST_PART)?.[0]
    const named = [id, of, supplementary_data?.related_ids?.order_id]
    return named.filter((name) => token.safeParse(name).success) as string[]
  }),
)

export const payPalRoutes = new Hono<CommerceEnv>()

payPalRoutes.post(paypalCalls.paypalSetExpressCheckout.path, async (c) => {
  const body = await parseBody(c, paypalCalls.paypalSetExpressCheckout.body)
  if (!body.ok) return body.error
  const store = c.get('store')
  const opened = await setExpressCheckout(
    {
      databases: databasesOf(c.env),
      store,
      payPal: openPayPal(c.env, store.storeCode),
      settings: toPaymentSettings(c.env),
      now: Date.now(),
    },
    body.value,
  )
  if (opened.ok) {
    const { token, approveUrl: redirect_url } = opened.value
    return c.json({ code: 200, result: { success: true, token, redirect_url } })
  }
  console.error(`Express checkout was not opened: ${opened.error}`)
  return c.json({ code: 500, result: { success: false, error: { message: opened.error } } }, 500)
})

payPalRoutes.post(paypalCalls.paypalApproval.path, async (c) => {
  const body = await parseBody(c, paypalCalls.paypalApproval.body)
  if (!body.ok) return body.error
  const store = c.get('store')
  const payPal = openPayPal(c.env, store.storeCode)
  const asked = { sales: c.env.SALES, store, payPal, now: Date.now() }
  return answerOutcome(c, await showApproval(asked, body.value.cart_id, body.value.token))
})

/** Takes the money for the order of a cart, once; said again it says again how it stands. */
payPalRoutes.post(paypalCalls.paypalComplete.path, async (c) => {
  const body = await parseBody(c, paypalCalls.paypalComplete.body)
  if (!body.ok) return body.error
  const desk = payPalDeskOf(c.env)
  const found = await findCart(desk.sales, c.get('store'), body.value.cart_id, desk.now)
  const order = found && (await findLiveOrderOfCart(desk.sales, found.cart.id))
  if (order?.paymentMethodCode !== PAYPAL_METHOD) return refuse(c, 500, NOT_PAID)
  await settlePayPal(desk, order.id, 0)
  const isPaid = (await findOrderById(desk.sales, order.id))?.state === 'processing'
  return isPaid ? c.json({ status: 'success' }) : refuse(c, 500, NOT_PAID)
})

/**
 * A webhook is a reason to ask PayPal: nothing that it says is believed, so nothing has to sign it. Where
 * PayPal could not be asked it is not accepted, and PayPal sends it again: of money that has gone back
 * nobody else asks.
 */
payPalRoutes.post('/paypal/webhook', limitCallBody(MAX_NOTICE_BYTES), async (c) => {
  const body = await parseBody(c, payPalNotice)
  if (!body.ok) return body.error
  const isSettled = await settleNamed(payPalDeskOf(c.env), body.value)
  return c.body(null, isSettled ? 204 : 503)
})
