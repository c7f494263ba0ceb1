import type { ProductDraft } from '../../../../../shared/contract/admin/product-draft'
import { parseDate } from '../../cell-dates'
import { parseCents } from './cell-values'

const DAY = 24 * 60 * 60 * 1000

export type SpecialPrice = NonNullable<ProductDraft['specialPrice']>['all']

/**
 * The special price of a row, null when it has none, or the reason why it cannot be read. As in
 * Magento the last day belongs to it.
 */
export function parseSpecialPrice(
  cells: Readonly<Record<string, string>>,
): SpecialPrice | null | string {
  const { special_price: price, special_price_from_date: from, special_price_to_date: to } = cells
  if (!price) return null
  const cents = parseCents(price)
  const start = from ? parseDate(from) : null
  const end = to ? parseDate(to) : null
  if (cents === undefined) return `bad special price: ${price}`
  if (start === undefined) return `bad date of the special price: ${from}`
  if (end === undefined) return `bad date of the special price: ${to}`
  return {
    price: cents,
    from: start === null ? null : new Date(start).toISOString(),
    to: end === null ? null : new Date(isDay(to ?? '') ? lastMoment(end) : end).toISOString(),
  }
}

// A date with milliseconds means that very moment.
function isDay(text: string): boolean {
  return !/\.\d+Z?$/.test(text)
}

function lastMoment(end: number): number {
  return end % DAY === 0 ? end + DAY - 1 : end
}

/** The end of a special price as the export writes it: a day where it lasts to the end of one. */
export function writeSpecialEnd(iso: string): string {
  const [day, time] = iso.split('T')
  return time === '23:59:59.999Z' ? (day ?? '') : iso.replace('T', ' ').replace('Z', '')
}
