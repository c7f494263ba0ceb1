import type { Context } from 'hono'
import {
  EXPRESS_FIELDS,
  type ExpressReview,
  parseExpressFault,
} from '../../../../shared/checkout/express'
import { parseWallet, WALLET_FIELD } from '../../../../shared/checkout/wallet-order'
import { townText } from '../../../../shared/i18n/address-text'
import { storePath } from '../../../../shared/routing/links'
import { withCacheFacts } from '../../cache/kept-page'
import { cartIdOf, type GatewayContext, withoutSession } from '../../gateway/gateway-context'
import { loadShownCart } from '../../load/cart/load-shown-cart'
import { makePage } from '../../pages/make-page'
import { mayMakePage } from '../../pages/may-make-page'
import { openSources } from '../../pages/open-sources'
import { SEE_OTHER } from '../go-to'
import { patientUpstreamOf } from '../patient-upstream'
import { priceExpressCart } from './express-cart'
import { type Approval, findApproval } from './find-approval'

const NO_CONTENT = 204

/**
 * GET /checkout-express: what was approved at PayPal, to be looked at before the money is taken; or with
 * the name of a wallet what is in the cart, to be paid by it.
 */
export async function showExpress(c: GatewayContext): Promise<Response> {
  const visitor = withoutSession(c)
  const url = new URL(c.req.url)
  const asked = { url, mode: 'html' as const, mayStream: false }
  const allowed = await mayMakePage(visitor, asked.mode, url)
  if (!allowed.ok) return allowed.error
  const cartId = cartIdOf(c)
  if (!cartId) return goOn(c)
  const upstream = patientUpstreamOf(c)
  const wallet = parseWallet(url.searchParams.get(WALLET_FIELD))
  if (wallet) {
    const { sources } = openSources(visitor)
    const cart = await loadShownCart({ ...sources, upstream }, cartId)
    if (cart?.lines.length === 0) return goOn(c)
    if (!cart?.totals?.grandTotal) return goTo(c, '/cart')
    const shown = { ...sources, wallet: { wallet, lines: cart.lines, totals: cart.totals } }
    return withCacheFacts(await makePage(visitor, shown, asked), 'bypass', 0)
  }
  const token = url.searchParams.get(EXPRESS_FIELDS.token)
  const approval = await findApproval(upstream, c.get('store'), cartId, token)
  if (approval === 'gone') return goOn(c)
  // Without a confirmation nothing is paid (spec 8).
  if (approval === 'open') return goTo(c, '/checkout-failed?result=0')
  const priced = await priceExpressCart(upstream, cartId, approval.address)
  const { sources } = openSources(visitor)
  const cart = await loadShownCart({ ...sources, upstream }, cartId)
  if (!cart?.totals) return goTo(c, '/cart')
  const isServed = priced.ok && approval.isServed
  const express: ExpressReview = {
    token: approval.token,
    attempt: crypto.randomUUID(),
    lines: cart.lines,
    totals: priced.ok ? priced.value.totals : cart.totals,
    email: approval.email,
    address: isServed ? linesOf(c, approval) : [],
    delivery: priced.ok ? (priced.value.delivery?.method_title ?? '') : '',
    fault: parseExpressFault(url.searchParams.get(EXPRESS_FIELDS.fault)),
  }
  return withCacheFacts(await makePage(visitor, { ...sources, express }, asked), 'bypass', 0)
}

/**
 * GET /_data/checkout-express: the page is a document only. A browser that goes back to it loads that, and
 * is led to what became of the payment.
 */
export function tellNoData(c: Context): Response {
  return c.body(null, NO_CONTENT, { 'cache-control': 'no-store' })
}

function linesOf(c: GatewayContext, { address }: Approval): string[] {
  const { firstname, lastname, street, postcode, city, country_id } = address
  const names = new Intl.DisplayNames(c.get('store').i18n.defaultLocale, { type: 'region' })
  return [
    `${firstname} ${lastname}`,
    street.join(' '),
    townText(postcode, city, country_id),
    names.of(country_id) ?? country_id,
  ]
}

/** Who comes here again after paying sees what became of it; everybody else sees the cart. */
function goOn(c: GatewayContext): Response {
  const [last] = c.get('session').current.orders
  return last ? goTo(c, `/checkout-return?orderHash=${last.attempt}`) : goTo(c, '/cart')
}

function goTo(c: GatewayContext, path: string): Response {
  c.header('cache-control', 'no-store')
  return c.redirect(storePath(path, c.get('store')), SEE_OTHER)
}
