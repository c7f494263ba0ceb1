const FIRST_DAY = Date.UTC(2025, 0, 6, 8)
const DAY = 24 * 60 * 60 * 1000
// Both steps are coprime to their circle, so neighbours on the shelf are far apart in time.
const CREATED = { step: 37, circle: 71, days: 9 }
const UPDATED = { step: 11, circle: 31 }

/** A corner to sit in, newest first: what the home page shows as the new collection. */
const NEW_COLLECTION = [
  'ARM-BODIL-RUST',
  'LAMP-CHANTERELLE-TERRACOTTA',
  'RUG-ATLAS-TERRACOTTA',
  'VASE-KORFU-TERRACOTTA',
  'TABLE-KEI',
  'VELV-BONBON-OCHRE',
  'THROW-GRAAT-RUST',
  'ARM-KNUT-OCHRE',
]
const COLLECTION_DAY = Date.UTC(2026, 10, 16, 8)

/** A calm room, newest first: of what Erin recommends the home page shows the newest. */
const BESTSELLERS = [
  'SOFA-ELLA',
  'LAMP-OOIEVAAR',
  'RUG-WAD',
  'TABLE-STAM',
  'THROW-HEIDE',
  'CHAIR-IDA',
  'PRINT-BALANS',
  'BED-OCHTEND',
]
const BESTSELLERS_DAY = Date.UTC(2026, 8, 28, 8)

/** When a product came and last changed, by its place in the catalogue; same on every run. */
export function datesOf(sku: string, place: number): { createdAt: string; updatedAt: string } {
  const created = createdAt(sku, place)
  const later = created + ((place * UPDATED.step) % UPDATED.circle) * DAY + place * 60_000
  // Nothing was changed after the new collection came: that would be a day to come.
  const updated = Math.min(later, COLLECTION_DAY)
  return { createdAt: new Date(created).toISOString(), updatedAt: new Date(updated).toISOString() }
}

function createdAt(sku: string, place: number): number {
  const [newest, bestseller] = [NEW_COLLECTION.indexOf(sku), BESTSELLERS.indexOf(sku)]
  if (newest >= 0) return COLLECTION_DAY - newest * 60_000
  if (bestseller >= 0) return BESTSELLERS_DAY - bestseller * 60_000
  return FIRST_DAY + ((place * CREATED.step) % CREATED.circle) * CREATED.days * DAY
}

/** Products from this day on are the new collection. */
const NEW_SINCE = Date.UTC(2026, 6, 1)

/** Since then products say on their cards that they are new: those before lead their lists anyway. */
const JUST_IN_SINCE = Date.UTC(2026, 8, 25)

/** Whether a product belongs to the new collection. */
export function isNew(sku: string, place: number): boolean {
  return cameSince(NEW_SINCE, sku, place)
}

/** Whether it is so new that its card says it: a badge on every new one would say nothing. */
export function isJustIn(sku: string, place: number): boolean {
  return cameSince(JUST_IN_SINCE, sku, place)
}

function cameSince(day: number, sku: string, place: number): boolean {
  return createdAt(sku, place) >= day && !BESTSELLERS.includes(sku)
}
