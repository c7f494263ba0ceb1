import type { DeliveryDays } from '../catalog/product'
import { shopDay } from '../i18n/day-text'

const DAY_MS = 24 * 60 * 60 * 1000
/** Month and day on which nobody delivers anywhere that the shop sends to. */
const HOLIDAYS = ['01-01', '12-25', '12-26']

/**
 * The first and the last day on which something arrives that is ordered now: what is ordered on no
 * working day counts from the next one. Days at midnight UTC.
 * @param now milliseconds since 1970
 */
export function deliveryWindow(now: number, { min, max }: DeliveryDays): { from: Date; to: Date } {
  const ordered = nextWorkingDay(Date.parse(shopDay(now)))
  return {
    from: new Date(workingDaysAfter(ordered, min)),
    to: new Date(workingDaysAfter(ordered, Math.max(min, max))),
  }
}

/** The day that is so many working days after another; midnight UTC, milliseconds since 1970. */
export function workingDaysAfter(day: number, workingDays: number): number {
  let reached = day
  for (let left = workingDays; left > 0; left -= 1) reached = nextWorkingDay(reached + DAY_MS)
  return reached
}

/** The day itself where it is a working day, else the next one; milliseconds since 1970. */
export function nextWorkingDay(day: number): number {
  const date = new Date(day)
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6
  const isHoliday = HOLIDAYS.includes(date.toISOString().slice(5, 10))
  return isWeekend || isHoliday ? nextWorkingDay(day + DAY_MS) : day
}
