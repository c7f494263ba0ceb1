// How long products take to come, in working days (spec 9, shop wording).

import type { DeliveryDays } from '../catalog/product'
import type { StoreView } from '../store-view/store-view'

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
