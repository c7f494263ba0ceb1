import type { StoreLocale } from '../store-view/store-view'
import { inThousands } from './number-text'

/**
 * Writes an amount as the store view does, the same bytes on server and browser (spec 9, design 5.9).
 * A minus stands in front; nothing is ever written as minus zero; an amount that is not a number
 * shows as zero.
 * @param cents integer cents
 */
export function formatPrice(cents: number, locale: StoreLocale): string {
  const step = 10 ** (2 - locale.fractionDigits)
  const units = Number.isFinite(cents) ? Math.round(Math.abs(Math.round(cents)) / step) : 0
  const text = (locale.priceFormat ?? '{sign} {amount}')
    .replace('{sign}', locale.currencySign)
    .replace('{amount}', amountText(units, locale))
    .replaceAll(' ', '\u00a0')
  return units > 0 && cents < 0 ? `-${text}` : text
}

/** @param units of the last digit that is shown */
function amountText(units: number, locale: StoreLocale): string {
  const { fractionDigits, currencyDecimal, currencyGroup } = locale
  const digits = String(units).padStart(fractionDigits + 1, '0')
  const point = digits.length - fractionDigits
  const whole = inThousands(digits.slice(0, point), currencyGroup)
  return fractionDigits === 0 ? whole : whole + currencyDecimal + digits.slice(point)
}
