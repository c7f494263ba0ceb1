import type { SummaryItem } from '../../../../shared/cart/cart-summary'
import type { ThankedOrder } from '../../../../shared/checkout/shown-return'
import type { WireTrackedOrder } from '../../../../shared/contract/order/tracked-order'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'
import { toOrderTotals } from '../../mapping/order/to-tracked-order'
import { fetchOrderStatus } from '../../upstream/orders'
import { toNamedLine } from '../cart/load-shown-cart'
import { withPlaces } from '../cart/with-places'
import { createLookups } from '../lookups'
import type { Sources } from '../sources'

interface NamedOrder {
  attempt: string
  orderHash: string
}

/**
 * What the shopper who has placed an order reads with the thanks for it, as the shop has written it down.
 * Null where it cannot be had: the thanks stand without it. Nobody else may see it, for it names the
 * shopper's address of e-mail.
 */
export async function loadThankedOrder(
  sources: Sources,
  { attempt, orderHash }: NamedOrder,
): Promise<ThankedOrder | null> {
  const [tracked, status] = await Promise.all([
    sources.upstream.call('trackedOrder', { query: { orderHash } }),
    fetchOrderStatus(sources.upstream, attempt),
  ])
  if (!tracked.ok) return null
  const order = toThankedOrder(tracked.value, (status.ok && status.value?.email) || '')
  return { ...order, lines: await withPlaces(order.lines, createLookups(sources)) }
}

function toThankedOrder(wire: WireTrackedOrder, emailAddress: string): ThankedOrder {
  const { items = [], created_at: placedAt = '' } = wire
  // An order has no numbers of its lines: they count as they stand.
  const sums = items.map(toSummaryItem)
  return {
    emailAddress,
    paymentTitle: wire.payment_title ?? '',
    placedAt: Date.parse(placedAt) || 0,
    deliveryDate: wire.delivery_date ?? '',
    isCollected: Boolean(wire.pickup_point),
    lines: items.map(({ sku = '', qty_ordered: qty = 1, ...item }, itemId) => ({
      ...toNamedLine({ ...item, item_id: itemId, sku, qty }, sums[itemId]),
      key: String(itemId),
    })),
    totals: { ...toOrderTotals(wire), items: sums },
  }
}

type WireOrderItem = NonNullable<WireTrackedOrder['items']>[number]

function toSummaryItem(
  { qty_ordered: qty = 1, row_total_incl_tax: total = 0, options = [] }: WireOrderItem,
  itemId: number,
): SummaryItem {
  const rowTotalInclTax = priceToCents(total)
  return {
    itemId,
    qty,
    unitPriceInclTax: Math.round(rowTotalInclTax / Math.max(1, qty)),
    rowTotalInclTax,
    discountedRowInclTax: rowTotalInclTax,
    options,
  }
}
