// Days as a form and the wire have them, `2026-11-24`.
import type { StoreLocale } from '../store-view/store-view'
import { formatDay, TIME_ZONE } from './date-text'

/** Writes a day that is given as `2026-11-24`; anything else stands as it is. */
export function formatDayText(text: string, locale: StoreLocale): string {
  return isDay(text) ? formatDay(new Date(text), locale) : text
}

/** Whether a text names a day that exists, as `2026-11-24`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/**
 * The day that it is for the shop, as `2026-11-24`.
 * @param now milliseconds since 1970
 */
export function shopDay(now: number): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' })
  return parts.format(now)
}
