import * as z from 'zod/mini'
import { opaqueId } from '../../../../shared/contract/wire/request-value'
import { ok } from '../../../../shared/result'
import { toTrackedOrder } from '../../mapping/order/to-tracked-order'
import { withPlaces } from '../cart/with-places'
import { createLookups } from '../lookups'
import { type PageContext, type PageOutcome, plainPage } from '../page-outcome'
import type { Sources } from '../sources'

const NOT_FOUND = 404
const asked = z.object({ orderHash: opaqueId })

/**
 * An order for whoever holds its hash; for everybody else a page that says there is none. Only its shopper
 * is offered to pay it or to give it up.
 */
export async function loadOrderPage(
  sources: Sources,
  { url, t }: PageContext,
): Promise<PageOutcome> {
  const title = t('seo.order-status')
  const unknown = {
    ...plainPage({ route: 'order-status', order: null }, title),
    status: 404 as const,
  }
  const query = asked.safeParse({ orderHash: url.searchParams.get('orderHash') })
  if (!query.success) return ok(unknown)
  const found = await sources.upstream.call('trackedOrder', { query: query.data })
  if (found.ok) {
    const order = toTrackedOrder(found.value, query.data.orderHash, { t, store: sources.store })
    const [lines, mayPay] = await Promise.all([
      withPlaces(order.lines, createLookups(sources)),
      order.mayPay && sources.isOwnOrder ? sources.isOwnOrder(order) : false,
    ])
    return ok(plainPage({ route: 'order-status', order: { ...order, lines, mayPay } }, title))
  }
  const { kind, status } = found.error
  return kind === 'status' && status === NOT_FOUND ? ok(unknown) : found
}
