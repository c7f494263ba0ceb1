// The one refresh after the last pending change: it says what everything costs and, by its items,
// whether both sides hold the same lines.

import { unitPriceOf } from '../../shared/cart/cart-line'
import type { CartSummary, SummaryItem } from '../../shared/cart/cart-summary'
import type { Price } from '../../shared/catalog/price'
import { followTotals } from './cart-coupon'
import type { CartNotice } from './cart-events'
import { type CartState, hasWork, MAX_CORRECTIONS, type SyncedLine } from './cart-state'

/** The state after totals have come. Totals older than the last change are only shown. */
export function takeTotals(state: CartState, totals: CartSummary): CartState {
  const shown = { ...state, totals, coupon: followTotals(state.coupon, totals) }
  if (hasWork(shown)) return shown
  if (isMirrored(shown.lines, totals.items)) return settle(shown)
  if (state.corrections > MAX_CORRECTIONS) return settle(shown)
  return { ...shown, corrections: state.corrections + 1, mustPull: true, areTotalsStale: true }
}

function isMirrored(lines: readonly SyncedLine[], items: readonly SummaryItem[]): boolean {
  if (lines.length !== items.length) return false
  return lines.every((line) =>
    items.some((item) => item.itemId === line.confirmed?.itemId && item.qty === line.qty),
  )
}

/** Both sides agree: no line is dirty any more, and counters start at zero. */
function settle(state: CartState): CartState {
  const items = state.totals?.items ?? []
  return {
    ...state,
    corrections: 0,
    lines: state.lines.map((line) =>
      settleLine(
        line,
        items.find((item) => item.itemId === line.confirmed?.itemId),
      ),
    ),
  }
}

function settleLine(known: SyncedLine, item: SummaryItem | undefined): SyncedLine {
  const { isUnpriced, ...line } = known
  return {
    ...line,
    ...(isUnpriced && !item ? { isUnpriced } : {}),
    isDirty: false,
    tries: 0,
    returns: 0,
    // A part of a set is named with its size there, and by its product on the order.
    name: item?.name ?? line.name,
    price: priceOf(line.price, item),
    options: line.options.length > 0 ? line.options : (item?.options ?? []),
  }
}

/** The server's price of a piece counts; the old regular price stays while it is the higher one. */
function priceOf(known: Price, item: SummaryItem | undefined): Price {
  if (!item || item.unitPriceInclTax === unitPriceOf(known)) return known
  const unit = item.unitPriceInclTax
  if (unit < known.regular) return { regular: known.regular, special: unit }
  return { regular: unit, special: null }
}

/**
 * What to say of lines that cost another price than the shopper saw last (spec 4: prices are refreshed
 * before the cart is bought). Another quantity may have another price: that is no news.
 */
export function priceNotices({ lines, totals: seen }: CartState, now: CartSummary): CartNotice[] {
  return lines.flatMap(({ name, confirmed }): CartNotice[] => {
    const [before, after] = [seen, now].map((totals) =>
      totals?.items.find(({ itemId }) => itemId === confirmed?.itemId),
    )
    if (!before || !after || before.qty !== after.qty) return []
    const prices = { old: before.unitPriceInclTax, now: after.unitPriceInclTax }
    if (prices.old === prices.now) return []
    return [{ type: 'warning', key: 'cart.price-changed', values: { name }, prices }]
  })
}
