import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { isVirtualCart } from '../../../../shared/cart/rules'
import { areComplete } from '../../../../shared/checkout/address-rules'
import {
  CHECKOUT_FIELDS,
  fastCookie,
  parseCheckoutFault,
  type ShownCheckout,
} from '../../../../shared/checkout/checkout-form'
import type { CheckoutDetails } from '../../../../shared/checkout/details'
import { joinDetails } from '../../../../shared/checkout/join-details'
import { PICKUP } from '../../../../shared/checkout/shipping-methods'
import { NEW_ACCOUNT_FIELDS } from '../../../../shared/customer/new-account'
import { pageOfData } from '../../../../shared/routing/links'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { withCacheFacts } from '../../cache/kept-page'
import { type GatewayContext, withoutSession } from '../../gateway/gateway-context'
import { loadShownCart } from '../../load/cart/load-shown-cart'
import type { Sources } from '../../load/sources'
import { loadPickupPoints } from '../../load/store-locator/load-pickup-points'
import { chooseDrawnCart } from '../../pages/drawn-cart'
import { makePage } from '../../pages/make-page'
import { mayMakePage } from '../../pages/may-make-page'
import { openSources } from '../../pages/open-sources'
import { type CheckoutDraft, readDraft } from '../../session/checkout-draft'
import { faultWords } from './fault-words'
import { loadOwnDetails } from './own-details'
import { priceCheckout } from './price-checkout'
import { toDetails, withoutFaults } from './read-checkout-form'

/**
 * GET /checkout: as a document with everything in it that a browser without script needs to order, as
 * data with what is known of a customer. It is one shopper's, so it passes by the page cache.
 */
export function showCheckout(mode: 'html' | 'data') {
  return async function show(c: GatewayContext): Promise<Response> {
    const visitor = withoutSession(c)
    const url = new URL(c.req.url)
    if (mode === 'data') url.pathname = pageOfData(url.pathname)
    const allowed = await mayMakePage(visitor, mode, url)
    if (!allowed.ok) return allowed.error
    const { sources } = openSources(visitor as Context)
    const customer = await loadOwnDetails(c)
    const checkout = mode === 'html' ? await loadShown(c, { ...sources, customer }, url) : null
    const asked = { url, mode, mayStream: false }
    const page = await makePage(visitor, { ...sources, checkout, customer }, asked)
    return withCacheFacts(page, 'bypass', 0)
  }
}

/** Null during an outage, which must not look like an empty cart. */
async function loadShown(
  c: GatewayContext,
  sources: Sources,
  { searchParams }: URL,
): Promise<ShownCheckout | null> {
  const { cartId } = await chooseDrawnCart(c)
  const cart = await loadShownCart(sources, cartId)
  if (!cart) return null
  const { store, upstream, customer } = sources
  const draft = await readDraft(c)
  const posted = toDetails(draft?.fields ?? {}, store)
  const typed = customer ? joinDetails(customer.details, posted) : posted
  const isVirtual = isVirtualCart(cart.lines)
  const priced =
    cartId && cart.lines.length > 0
      ? await priceCheckout({ upstream, cartId, details: withoutFaults(typed), isVirtual })
      : null
  const methods = priced?.ok ? priced.value : null
  return {
    attempt: crypto.randomUUID(),
    postedAt: draft?.postedAt ?? 0,
    drawnAt: Date.now(),
    details: methods ? withMethods(typed, methods) : typed,
    isFast: draft === null && isFast(c, customer),
    isEmailKnown: draft?.isEmailKnown ?? false,
    isAsked: draft?.isAsked ?? false,
    areTermsAccepted: Boolean(draft?.fields[CHECKOUT_FIELDS.terms]),
    isAccountWanted: Boolean(draft?.fields[NEW_ACCOUNT_FIELDS.wanted]),
    cart,
    methods,
    pickupPoints:
      methods?.carrier === PICKUP ? await loadPickupPoints(sources, typed.shipping) : null,
    ...readFault(store, searchParams, draft),
  }
}

/** Why nothing was ordered: the field of a coupon says itself that it was refused. */
function readFault(
  store: StoreView,
  query: URLSearchParams,
  draft: CheckoutDraft | null,
): Pick<ShownCheckout, 'fault' | 'refusedCoupon'> {
  const fault = parseCheckoutFault(query.get(CHECKOUT_FIELDS.fault))
  if (fault === 'coupon-wrong') return { fault: '', refusedCoupon: draft?.refusedCoupon ?? '' }
  return { fault: fault ? faultWords(store, fault) : '' }
}

/**
 * A browser says from when on its own details are complete; without that, what is known of a customer
 * decides.
 */
function isFast(c: GatewayContext, customer: Sources['customer']): boolean {
  const hint = getCookie(c, fastCookie(c.get('store')))
  if (hint !== undefined) return Number(hint) <= Date.now()
  return customer ? areComplete(customer.details) : false
}

interface Choice {
  carrier: string
  method: string
  payment: string
}

function withMethods(details: CheckoutDetails, { carrier, method, payment }: Choice) {
  return {
    ...details,
    shipping: { ...details.shipping, shippingCarrier: carrier, shippingMethod: method },
    payment: { ...details.payment, paymentMethod: payment },
  }
}
