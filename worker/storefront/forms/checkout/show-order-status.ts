import { pageOfData } from '../../../../shared/routing/links'
import { withCacheFacts } from '../../cache/kept-page'
import { type GatewayContext, withoutSession } from '../../gateway/gateway-context'
import { makePage } from '../../pages/make-page'
import { mayMakePage } from '../../pages/may-make-page'
import { openSources } from '../../pages/open-sources'
import { isPayersOrder } from './payers-order'

/** GET /order-status: an order for whoever has its link, and for its shopper what can be done with it. */
export function showOrderStatus(mode: 'html' | 'data') {
  return async function show(c: GatewayContext): Promise<Response> {
    const visitor = withoutSession(c)
    const url = new URL(c.req.url)
    if (mode === 'data') url.pathname = pageOfData(url.pathname)
    const allowed = await mayMakePage(visitor, mode, url)
    if (!allowed.ok) return allowed.error
    const { sources } = openSources(visitor)
    const isOwnOrder = (order: Parameters<typeof isPayersOrder>[1]) => isPayersOrder(c, order)
    const asked = { url, mode, mayStream: false }
    return withCacheFacts(await makePage(visitor, { ...sources, isOwnOrder }, asked), 'bypass', 0)
  }
}
