import type { StoreLocale } from '../store-view/store-view'
import { dayNames } from './day-names'

/** Where the shop is: a day ends there at 23:59 (spec 9, shop wording). */
export const TIME_ZONE = 'Europe/Amsterdam'

/**
 * Writes a day as the store view does, from its `dateFormat`: D day, M and MM month, MMMM its name,
 * YYYY year (spec 1, i18n). The same in every time zone, and without `Intl`: the first date of a page
 * would keep a phone from everything else for 60 milliseconds and more.
 * @param date the day at midnight UTC
 */
export function formatDay(date: Date, { defaultLocale, dateFormat }: StoreLocale): string {
  return write(date, defaultLocale, dateFormat)
}

/**
 * Writes a day of this week or the next with its weekday, for example `dinsdag 24 november`.
 * @param date the day at midnight UTC
 */
export function formatWeekday(date: Date, { defaultLocale }: StoreLocale): string {
  return write(date, defaultLocale, dayNames(defaultLocale).nearDay)
}

function write(date: Date, locale: string, format: string): string {
  const { weekdays, months, first = '1' } = dayNames(locale)
  const month = date.getUTCMonth()
  const day = date.getUTCDate()
  const values: Record<string, string | undefined> = {
    dddd: weekdays[date.getUTCDay()],
    D: day === 1 ? first : String(day),
    DD: String(day).padStart(2, '0'),
    M: String(month + 1),
    MM: String(month + 1).padStart(2, '0'),
    MMMM: months[month],
    YYYY: String(date.getUTCFullYear()),
  }
  return format.replace(/d{4}|D{1,2}|M{4}|M{1,2}|Y{4}/g, (token) => values[token] ?? token)
}

/** Writes a moment with its day, time and zone, as on the clocks of the shop. */
export function formatMoment(moment: Date, { defaultLocale }: StoreLocale): string {
  return new Intl.DateTimeFormat(defaultLocale, {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).format(moment)
}
