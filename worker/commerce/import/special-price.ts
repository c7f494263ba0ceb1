import type { ProductDraft } from '../catalogue/draft'
import { parseCents, parseDate } from './cell-values'

const DAY = 24 * 60 * 60 * 1000

type Special = NonNullable<ProductDraft['specialPrice']>['all']

/**
 * The special price of a row, null when it has none, or the reason why it cannot be read. As in
 * Magento the last day belongs to it.
 */
export function parseSpecialPrice(
  cells: Readonly<Record<string, string>>,
): Special | null | string {
  const { special_price: price, special_price_from_date: from, special_price_to_date: to } = cells
  if (!price) return null
  const cents = parseCents(price)
  const start = from === undefined ? null : parseDate(from)
  const end = to === undefined ? null : parseDate(to)
  if (cents === undefined) return `bad special price: ${price}`
  if (start === undefined) return `bad date of the special price: ${from}`
  if (end === undefined) return `bad date of the special price: ${to}`
  return {
    price: cents,
    from: start === null ? null : new Date(start).toISOString(),
    to: end === null ? null : new Date(lastMoment(end)).toISOString(),
  }
}

function lastMoment(end: number): number {
  return end % DAY === 0 ? end + DAY - 1 : end
}
