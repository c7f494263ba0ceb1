import type { StoreLocale } from '../store-view/store-view'

const formats = new Map<string, Intl.NumberFormat>()

function amountFormat(locale: StoreLocale): Intl.NumberFormat {
  const key = `${locale.defaultLocale} ${locale.fractionDigits}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale.defaultLocale, {
    minimumFractionDigits: locale.fractionDigits,
    maximumFractionDigits: locale.fractionDigits,
  })
  formats.set(key, made)
  return made
}

/**
 * Writes an amount as the store view does, the same bytes on server and browser (spec 9, design 5.9).
 * A minus stands in front; nothing is ever written as minus zero; an amount that is not a number
 * shows two decimals of zero.
 * @param cents integer cents
 */
export function formatPrice(cents: number, locale: StoreLocale): string {
  const value = Number.isFinite(cents) ? Math.round(cents) : 0
  const amount = amountFormat(locale)
    .formatToParts(Math.abs(value) / 100)
    .map((part) => {
      if (part.type === 'decimal') return locale.currencyDecimal
      if (part.type === 'group') return locale.currencyGroup
      return part.value
    })
    .join('')
  const text = (locale.priceFormat ?? '{sign} {amount}')
    .replace('{sign}', locale.currencySign)
    .replace('{amount}', amount)
    .replaceAll(' ', '\u00a0')
  return value < 0 ? `-${text}` : text
}
