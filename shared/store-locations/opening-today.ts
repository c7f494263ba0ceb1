import type { OpenHours, StoreLocation } from './store-location'

const ZONES: Record<string, string | undefined> = {
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  PT: 'Europe/Lisbon',
}
/** Of all other countries that the shop has doors in. */
const ZONE = 'Europe/Amsterdam'

/** What the door of a shop says at a moment. */
export interface OpeningToday {
  /** 0 is Sunday. */
  weekday: number
  /** Null on a day on which it is closed. */
  hours: OpenHours | null
  isOpen: boolean
}

/**
 * Whether a shop is open, on the clocks of its own place.
 * @param now in ms since 1970
 */
export function openingToday(
  { countryCode, hours }: Pick<StoreLocation, 'countryCode' | 'hours'>,
  now: number,
): OpeningToday {
  const { weekday, time } = clockOf(countryCode, now)
  const today = hours[weekday] ?? null
  const isOpen = today !== null && today.open <= time && time < today.close
  return { weekday, hours: today, isOpen }
}

function clockOf(countryCode: string, now: number): { weekday: number; time: string } {
  const zone = ZONES[countryCode] ?? ZONE
  // Swedish dates are written YYYY-MM-DD HH:MM.
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(now)
  const [day = '', time = ''] = text.split(' ')
  return { weekday: new Date(`${day}T00:00:00Z`).getUTCDay(), time }
}
