import type { Context } from 'hono'
import { findPaymentOffer } from '../../../../shared/checkout/payment-methods'
import {
  type Guest,
  ORDER_NAME,
  RESULT_NAME,
  type ShownReturn,
} from '../../../../shared/checkout/shown-return'
import { pageOfData } from '../../../../shared/routing/links'
import { withCacheFacts } from '../../cache/kept-page'
import { type GatewayContext, withoutSession } from '../../gateway/gateway-context'
import { loadThankedOrder } from '../../load/orders/load-thanked-order'
import type { Sources } from '../../load/sources'
import { makePage } from '../../pages/make-page'
import { mayMakePage } from '../../pages/may-make-page'
import { openSources } from '../../pages/open-sources'
import { within } from '../../runtime/within'
import { dropDraft, readDraft } from '../../session/checkout-draft'
import { findOrder } from '../../session/session'
import { lookForOutcome } from './look-for-outcome'
import { toDetails } from './read-checkout-form'

/** How long a page waits for what was ordered, in ms. */
const PATIENCE_MS = 1500

/**
 * GET /checkout-return: as a document with where the order stands, for a browser that cannot ask by
 * itself; as data without it.
 */
export function showReturn(mode: 'html' | 'data') {
  return async function show(c: GatewayContext): Promise<Response> {
    const visitor = withoutSession(c)
    const url = new URL(c.req.url)
    if (mode === 'data') url.pathname = pageOfData(url.pathname)
    const allowed = await mayMakePage(visitor, mode, url)
    if (!allowed.ok) return allowed.error
    const name = (url.searchParams.get(ORDER_NAME) ?? '').slice(0, 128)
    const result = url.searchParams.get(RESULT_NAME) ?? ''
    const { sources } = openSources(visitor as Context)
    const order = mode === 'html' ? await loadOrder(c, sources, name, result) : null
    const guest = await loadGuest(c)
    // What was typed has become an order that stands.
    if (order?.kind === 'thanks') dropDraft(c)
    const asked = { url, mode, mayStream: false }
    return withCacheFacts(await makePage(visitor, { ...sources, order, guest }, asked), 'bypass', 0)
  }
}

/** Where an order stands; with the thanks for it, or where it is paid, comes what its shopper has ordered. */
async function loadOrder(
  c: GatewayContext,
  sources: Sources,
  name: string,
  result: string,
): Promise<ShownReturn> {
  const found = await lookForOutcome(c, name, result)
  const known = findOrder(c.get('session').current, name)
  if (!known || (found.kind !== 'thanks' && !isPaidElsewhere(found))) return found
  const loaded = await within(PATIENCE_MS, () => loadThankedOrder(sources, known))
  return { ...found, placed: loaded.ok ? loaded.value : null }
}

/** It waits for a payment on another page than ours: where a card is entered the order is not shown. */
function isPaidElsewhere(found: ShownReturn): found is Extract<ShownReturn, { kind: 'unpaid' }> {
  return found.kind === 'unpaid' && !findPaymentOffer(found.method)?.isPaidHere
}

/** Who has ordered, as far as a posted form said; null for a customer. */
async function loadGuest(c: GatewayContext): Promise<Guest | null> {
  if (c.get('customer').current) return null
  const draft = await readDraft(c)
  const { personal } = toDetails(draft?.fields ?? {}, c.get('store'))
  return { ...personal, isEmailKnown: draft?.isEmailKnown ?? false }
}
