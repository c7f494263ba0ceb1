import { nextWorkingDay } from '../delivery/delivery-estimate'
import { RETURN_DAYS } from '../store-view/merchant'

const DAY_MS = 24 * 60 * 60 * 1000
/** Nobody tells the shop when a parcel arrives: it counts as there so many days after it was sent. */
const DAYS_ON_THE_WAY = 7

/**
 * The last day on which an order may be withdrawn from: `RETURN_DAYS` after its last parcel arrived,
 * or after a purchase of which nothing is sent (Directive 2011/83/EU, article 9; spec 9 gives 30 days).
 * One that ends on no working day ends on the next. Midnight UTC, milliseconds since 1970; null while
 * something is still to be sent.
 */
export function lastWithdrawalDay(order: {
  placedAt: number
  /** Of the last parcel; null before. */
  sentAt: number | null
  hasDelivery: boolean
}): number | null {
  const { placedAt, sentAt, hasDelivery } = order
  if (!hasDelivery) return endOf(placedAt)
  return sentAt === null ? null : endOf(sentAt + DAYS_ON_THE_WAY * DAY_MS)
}

/** Whether that day is over everywhere that the shop sends to; both in milliseconds since 1970. */
export function isWithdrawalOver(lastDay: number | null, now: number): boolean {
  return lastDay !== null && now >= lastDay + DAY_MS
}

function endOf(received: number): number {
  const day = Math.floor(received / DAY_MS) * DAY_MS
  return nextWorkingDay(day + RETURN_DAYS * DAY_MS)
}
