// Not by Intl: the first number that it writes costs a slow phone a tenth of a second, just when the page
// comes alive.
import type { StoreLocale } from '../store-view/store-view'

/** Writes how many there are, 12.805 in Dutch (spec 9). */
export function formatCount(count: number, { currencyGroup }: StoreLocale): string {
  return inThousands(String(count), currencyGroup)
}

/** Writes a number with one decimal at most, 4,5 in Dutch (spec 9). */
export function formatTenths(value: number, { currencyDecimal }: StoreLocale): string {
  return String(Math.round(value * 10) / 10).replace('.', currencyDecimal)
}

/** Puts a separator between thousands. */
export function inThousands(digits: string, separator: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, separator)
}
