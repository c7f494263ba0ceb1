const FIRST_DAY = Date.UTC(2025, 0, 6, 8)
const DAY = 24 * 60 * 60 * 1000
// Both steps are coprime to their circle, so neighbours on the shelf are far apart in time.
const CREATED = { step: 37, circle: 71, days: 9 }
const UPDATED = { step: 11, circle: 31 }

/** When the product at this place of the catalogue came and last changed; same on every run. */
export function datesOf(place: number): { createdAt: string; updatedAt: string } {
  const created = FIRST_DAY + ((place * CREATED.step) % CREATED.circle) * CREATED.days * DAY
  const updated = created + ((place * UPDATED.step) % UPDATED.circle) * DAY + place * 60_000
  return { createdAt: new Date(created).toISOString(), updatedAt: new Date(updated).toISOString() }
}

/** Products from this day on are the new collection. */
const NEW_SINCE = '2026-07-01'

/** Whether the product at this place belongs to the new collection. */
export function isNew(place: number): boolean {
  return datesOf(place).createdAt >= NEW_SINCE
}
