// The days on which a shopper may wish for a delivery (spec 3, deliveryDate).
import type { DeliveryDays } from '../catalog/product'
import { deliveryWindow, nextWorkingDay, workingDaysAfter } from '../delivery/delivery-estimate'

const DAY_MS = 24 * 60 * 60 * 1000
/** How many days are offered to choose from. */
const CHOICES = 10
/** How far ahead a day may be wished for. */
const MAX_AHEAD = 60

/**
 * The working days a shopper may choose from in place of the soonest: those after it. Each as
 * `2026-11-24` (spec 3, deliveryDate).
 * @param now milliseconds since 1970
 */
export function deliveryDates(now: number, days: DeliveryDays): string[] {
  const soonest = deliveryWindow(now, days).to.getTime()
  return Array.from({ length: CHOICES }, (_, nth) => writeDay(workingDaysAfter(soonest, nth + 1)))
}

/** Whether something may be wished for on that day: none before it can come, none far ahead. */
export function mayComeOn(day: string, now: number, days: DeliveryDays): boolean {
  const wished = Date.parse(`${day}T00:00:00Z`)
  const from = deliveryWindow(now, days).from.getTime()
  if (Number.isNaN(wished) || writeDay(wished) !== day) return false
  return wished >= from && wished <= from + MAX_AHEAD * DAY_MS && nextWorkingDay(wished) === wished
}

/**
 * The day that was wished for, unless its order can no longer come on it: one that was paid later than
 * placed. Null for the soonest.
 * @param start from when its days count, milliseconds since 1970
 */
export function keptDay(
  wished: string | null,
  start: number,
  days: DeliveryDays | null,
): string | null {
  return wished !== null && (days === null || mayComeOn(wished, start, days)) ? wished : null
}

function writeDay(day: number): string {
  return new Date(day).toISOString().slice(0, 10)
}
