import * as z from 'zod/mini'
import type { TrackedOrder } from '../../../../shared/checkout/tracked-order'
import { opaqueId } from '../../../../shared/contract/wire/request-value'
import { ok } from '../../../../shared/result'
import { toTrackedOrder } from '../../mapping/order/to-tracked-order'
import { placeOfLine } from '../cart/load-line-place'
import { createLookups, type Lookups } from '../lookups'
import { type PageContext, type PageOutcome, plainPage } from '../page-outcome'
import type { Sources } from '../sources'

const NOT_FOUND = 404
const asked = z.object({ orderHash: opaqueId })

/** An order for whoever holds its hash; for everybody else a page that says there is none. */
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
    const order = await withPictures(
      toTrackedOrder(found.value, query.data.orderHash),
      createLookups(sources),
    )
    return ok(plainPage({ route: 'order-status', order }, title))
  }
  const { kind, status } = found.error
  return kind === 'status' && status === NOT_FOUND ? ok(unknown) : found
}

/** Lines whose picture and link are looked up; of a longer order the others are named in words. */
const PICTURED_LINES = 20

async function withPictures(order: TrackedOrder, lookups: Lookups): Promise<TrackedOrder> {
  const lines = await Promise.all(
    order.lines.map(async (line, index) =>
      line.sku !== '' && index < PICTURED_LINES
        ? { ...line, ...(await placeOfLine(line.sku, lookups)) }
        : line,
    ),
  )
  return { ...order, lines }
}
