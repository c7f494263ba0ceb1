import type { DeliveryDays } from '../catalog/product'
import type { StoreView } from '../store-view/store-view'

const DAY_MS = 24 * 60 * 60 * 1000
/** Where parcels leave: a day ends there at 23:59 (spec 9, shop wording). */
const TIME_ZONE = 'Europe/Amsterdam'
/** How many days are offered to choose from. */
const CHOICES = 10
/** How far ahead a day may be wished for. */
const MAX_AHEAD = 60
/** Month and day on which nobody delivers anywhere that the shop sends to. */
const HOLIDAYS = ['01-01', '12-25', '12-26']

/**
 * The first and the last day on which something arrives that is ordered now: what is ordered on no
 * working day counts from the next one. Days at midnight UTC.
 * @param now milliseconds since 1970
 */
export function deliveryWindow(now: number, { min, max }: DeliveryDays): { from: Date; to: Date } {
  const ordered = nextWorkingDay(dayOf(now))
  return { from: new Date(after(ordered, min)), to: new Date(after(ordered, Math.max(min, max))) }
}

/**
 * The working days a shopper may choose from in place of the soonest: those after it. Each as
 * `2026-11-24` (spec 3, deliveryDate).
 * @param now milliseconds since 1970
 */
export function deliveryDates(now: number, days: DeliveryDays): string[] {
  const soonest = deliveryWindow(now, days).to.getTime()
  return Array.from({ length: CHOICES }, (_, nth) => writeDay(after(soonest, nth + 1)))
}

/** Whether something may be wished for on that day: none before it can come, none far ahead. */
export function mayComeOn(day: string, now: number, days: DeliveryDays): boolean {
  const wished = Date.parse(`${day}T00:00:00Z`)
  const from = deliveryWindow(now, days).from.getTime()
  if (Number.isNaN(wished) || writeDay(wished) !== day) return false
  return wished >= from && wished <= from + MAX_AHEAD * DAY_MS && nextWorkingDay(wished) === wished
}

/** Days as a merchant writes them, `5` or `5-10`; null for what are none. */
export function parseDeliveryDays(text: string | undefined): DeliveryDays | null {
  const [, least, most = least] = /^(\d{1,3})(?:\s*-\s*(\d{1,3}))?$/.exec(text?.trim() ?? '') ?? []
  if (least === undefined) return null
  return { min: Number(least), max: Math.max(Number(least), Number(most)) }
}

/**
 * How long a product takes: as the merchant says, or as long as parcels do in this store (spec 9, shop
 * wording); null where nobody says.
 */
export function deliveryDaysOf(
  said: string | undefined,
  isParcel: boolean,
  { parcelDays }: Pick<StoreView, 'parcelDays'>,
): DeliveryDays | null {
  return parseDeliveryDays(said) ?? (isParcel ? parcelDays : null)
}

/** Days as they are written, `5` or `5-10`. */
export function writeDeliveryDays({ min, max }: DeliveryDays): string {
  return min === max ? String(min) : `${min}-${max}`
}

/** How long things take that come together; null where nobody knows of one of them. */
export function slowestOf(all: readonly (DeliveryDays | null)[]): DeliveryDays | null {
  const known = all.filter((days) => days !== null)
  if (known.length === 0 || known.length < all.length) return null
  return {
    min: Math.max(...known.map(({ min }) => min)),
    max: Math.max(...known.map(({ max }) => max)),
  }
}

function writeDay(day: number): string {
  return new Date(day).toISOString().slice(0, 10)
}

function dayOf(now: number): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' })
  return Date.parse(`${parts.format(now)}T00:00:00Z`)
}

function after(day: number, workingDays: number): number {
  let reached = day
  for (let left = workingDays; left > 0; left -= 1) reached = nextWorkingDay(reached + DAY_MS)
  return reached
}

function nextWorkingDay(day: number): number {
  const date = new Date(day)
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6
  const isHoliday = HOLIDAYS.includes(date.toISOString().slice(5, 10))
  return isWeekend || isHoliday ? nextWorkingDay(day + DAY_MS) : day
}
