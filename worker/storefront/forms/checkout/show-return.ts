import type { Context } from 'hono'
import { type Guest, ORDER_NAME, RESULT_NAME } from '../../../../shared/checkout/shown-return'
import { pageOfData } from '../../../../shared/routing/links'
import { withCacheFacts } from '../../cache/kept-page'
import { type GatewayContext, withoutSession } from '../../gateway/gateway-context'
import { makePage } from '../../pages/make-page'
import { mayMakePage } from '../../pages/may-make-page'
import { openSources } from '../../pages/open-sources'
import { dropDraft, readDraft } from '../../session/checkout-draft'
import { lookForOutcome } from './look-for-outcome'
import { toDetails } from './read-checkout-form'

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
    const order = mode === 'html' ? await lookForOutcome(c, name, result) : null
    const guest = await loadGuest(c)
    // What was typed has become an order that stands.
    if (order?.kind === 'thanks') dropDraft(c)
    const { sources } = openSources(visitor as Context)
    const asked = { url, mode, mayStream: false }
    return withCacheFacts(await makePage(visitor, { ...sources, order, guest }, asked), 'bypass', 0)
  }
}

/** Who has ordered, as far as a posted form said; null for a customer. */
async function loadGuest(c: GatewayContext): Promise<Guest | null> {
  if (c.get('customer').current) return null
  const draft = await readDraft(c)
  return toDetails(draft?.fields ?? {}, c.get('store')).personal
}
