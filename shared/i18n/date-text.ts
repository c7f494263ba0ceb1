import type { StoreLocale } from '../store-view/store-view'

/**
 * Writes a day as the store view does, from its `dateFormat`: D day, M and MM month, MMMM its name,
 * YYYY year (spec 1, i18n). The same in every time zone.
 * @param date the day at midnight UTC
 */
export function formatDay(date: Date, locale: StoreLocale): string {
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale.defaultLocale, { timeZone: 'UTC', ...options }).format(date)
  const values: Record<string, string> = {
    D: String(date.getUTCDate()),
    DD: String(date.getUTCDate()).padStart(2, '0'),
    M: String(date.getUTCMonth() + 1),
    MM: String(date.getUTCMonth() + 1).padStart(2, '0'),
    MMMM: monthName(named({ day: 'numeric', month: 'long' })),
    YYYY: String(date.getUTCFullYear()),
  }
  return locale.dateFormat.replace(/D{1,2}|M{4}|M{1,2}|Y{4}/g, (token) => values[token] ?? token)
}

/** Beside a day, since some languages bend the name of a month that stands alone. */
function monthName(dayAndMonth: string): string {
  return dayAndMonth.replace(/[\d.\s]+/g, '')
}

/** Writes a moment with its day, time and zone, as on the clocks of the shop. */
export function formatMoment(moment: Date, { defaultLocale }: StoreLocale): string {
  return new Intl.DateTimeFormat(defaultLocale, {
    timeZone: 'Europe/Amsterdam',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).format(moment)
}
